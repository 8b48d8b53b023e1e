//! What stands in the language files, as far as the checks ask.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

/// One `{ $x -> … }` of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// What it selects by, if it is a variable.
    pub variable: Option<String>,
    /// The keys of its variants.
    pub keys: Vec<String>,
    /// Whether a variant prints the variable.
    pub prints_variable: bool,
}

/// One text: of a message, of a term (`-name`) or of an attribute (`name.attribute`).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Text {
    /// Whether it, or one of its variants, holds nothing.
    pub is_empty: bool,
    /// The variables it names itself.
    pub variables: BTreeSet<String>,
    /// The other texts it uses.
    pub uses: BTreeSet<String>,
    /// The functions it calls.
    pub functions: BTreeSet<String>,
    /// Its choices.
    pub choices: Vec<Choice>,
}

/// All texts of a language by name, and what is wrong with the files as such.
#[derive(Debug, Default)]
pub struct Parsed {
    /// The texts.
    pub texts: BTreeMap<String, Text>,
    /// Faults of syntax and names given twice.
    pub faults: Vec<String>,
}

impl Parsed {
    /// Reads files, given as name and content.
    pub fn new<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Parsed {
        let mut parsed = Parsed::default();
        for (file, content) in files {
            let resource = parser::parse(content).unwrap_or_else(|(resource, errors)| {
                parsed.faults.extend(errors.iter().map(|error| format!("{file}: {error}")));
                resource
            });
            for entry in &resource.body {
                parsed.read(file, entry);
            }
        }
        parsed
    }

    fn read(&mut self, file: &str, entry: &Entry<&str>) {
        match entry {
            Entry::Message(message) => {
                let text = message.value.as_ref().map_or(Text { is_empty: true, ..Text::default() }, Text::new);
                self.add(file, message.id.name.to_owned(), text);
                self.read_attributes(file, message.id.name, &message.attributes);
            }
            Entry::Term(term) => {
                let name = format!("-{}", term.id.name);
                self.add(file, name.clone(), Text::new(&term.value));
                self.read_attributes(file, &name, &term.attributes);
            }
            Entry::Junk { content } => self.faults.push(format!("{file}: cannot be read: {}", content.trim())),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
        }
    }

    fn read_attributes(&mut self, file: &str, name: &str, attributes: &[Attribute<&str>]) {
        for attribute in attributes {
            self.add(file, format!("{name}.{}", attribute.id.name), Text::new(&attribute.value));
        }
    }

    fn add(&mut self, file: &str, name: String, text: Text) {
        if self.texts.contains_key(&name) {
            self.faults.push(format!("{file}: {name} is there twice"));
        }
        self.texts.insert(name, text);
    }

    /// The variables that a text needs, its own and those of the messages it uses.
    pub fn variables(&self, name: &str) -> BTreeSet<String> {
        let mut needed = BTreeSet::new();
        let mut seen = BTreeSet::new();
        let mut open = vec![name.to_owned()];
        while let Some(name) = open.pop() {
            let Some(text) = self.texts.get(&name) else { continue };
            if seen.insert(name) {
                needed.extend(text.variables.iter().cloned());
                // Fluent hides the variables of a text from the terms it uses.
                open.extend(text.uses.iter().filter(|used| !used.starts_with('-')).cloned());
            }
        }
        needed
    }
}

impl Text {
    fn new(pattern: &Pattern<&str>) -> Text {
        let mut text = Text::default();
        text.pattern(pattern);
        text
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        let blank = |element: &PatternElement<&str>| match element {
            PatternElement::TextElement { value }
            | PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
                value.trim().is_empty()
            }
            PatternElement::Placeable { .. } => false,
        };
        self.is_empty |= pattern.elements.iter().all(blank);
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        let (selector, variants) = match expression {
            Expression::Inline(inline) => return self.inline(inline),
            Expression::Select { selector, variants } => (selector, variants),
        };
        let mut inner = Text::default();
        for variant in variants {
            inner.pattern(&variant.value);
        }
        let variable = match selector {
            InlineExpression::VariableReference { id } => Some(id.name.to_owned()),
            _ => None,
        };
        let keys = variants.iter().map(|variant| match &variant.key {
            VariantKey::Identifier { name } => (*name).to_owned(),
            VariantKey::NumberLiteral { value } => (*value).to_owned(),
        });
        let prints_variable = variable.as_ref().is_some_and(|variable| inner.variables.contains(variable));
        self.choices.push(Choice { variable, keys: keys.collect(), prints_variable });
        self.inline(selector);
        self.is_empty |= inner.is_empty;
        self.variables.extend(inner.variables);
        self.uses.extend(inner.uses);
        self.functions.extend(inner.functions);
        self.choices.extend(inner.choices);
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        let attribute = |id: &str, attribute: Option<&str>| match attribute {
            Some(attribute) => format!("{id}.{attribute}"),
            None => id.to_owned(),
        };
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute: name } => {
                self.uses.insert(attribute(id.name, name.as_ref().map(|name| name.name)));
            }
            InlineExpression::TermReference { id, attribute: name, arguments } => {
                let term = format!("-{}", id.name);
                self.uses.insert(attribute(&term, name.as_ref().map(|name| name.name)));
                arguments.iter().for_each(|arguments| self.arguments(arguments));
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.functions.insert(id.name.to_owned());
                self.arguments(arguments);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}

//! What must be true of the texts of a language.

use std::collections::{BTreeMap, BTreeSet};

use super::parsed::{Choice, Parsed};

/// The declared messages: the names of the arguments by id.
pub type Declared = BTreeMap<&'static str, &'static [&'static str]>;

/// One enum's catalogue, as `scoresheet_texts::catalogue` lists it.
pub type Catalogue = &'static [(&'static str, &'static [&'static str])];

/// Joins catalogues; complains of ids that two messages share and of ids that Fluent cannot read.
pub fn declared(catalogues: &[Catalogue]) -> (Declared, Vec<String>) {
    let mut declared = Declared::new();
    let mut complaints = Vec::new();
    for (id, args) in catalogues.iter().copied().flatten() {
        let letters = |text: &str| text.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'));
        if !letters(id) || !id.starts_with(|first: char| first.is_ascii_lowercase()) {
            complaints.push(format!("{id:?} is no id of small letters, digits and hyphens"));
        }
        if declared.insert(*id, *args).is_some() {
            complaints.push(format!("{id} is declared twice"));
        }
    }
    (declared, complaints)
}

/// The plural forms that whole numbers take in a language (CLDR), besides `other`.
fn plural_forms(code: &str) -> &'static [&'static str] {
    match code {
        "en" | "de" => &["one"],
        "ru" => &["one", "few", "many"],
        _ => panic!("name the plural forms of {code}"),
    }
}

/// All that is wrong with the texts of one language, apart from texts that are missing.
pub fn complaints(code: &str, parsed: &Parsed, declared: &Declared) -> Vec<String> {
    let used: BTreeSet<&String> = parsed.texts.values().flat_map(|text| &text.uses).collect();
    let mut complaints = parsed.faults.clone();
    for (name, text) in &parsed.texts {
        let mut complain = |what: String| complaints.push(format!("{name}: {what}"));
        let is_message = !name.starts_with('-') && !name.contains('.');
        let is_needed = if is_message { declared.contains_key(name.as_str()) } else { used.contains(name) };
        if !is_needed {
            complain("dead: nothing says it".to_owned());
        }
        if text.is_empty {
            complain("empty".to_owned());
        }
        for used in text.uses.iter().filter(|used| !parsed.texts.contains_key(*used)) {
            complain(format!("uses {used}, which this language has not"));
        }
        for function in &text.functions {
            complain(format!("calls {function}, and there are no functions"));
        }
        for choice in &text.choices {
            plural_complaints(code, choice).into_iter().for_each(&mut complain);
        }
        if let Some(args) = declared.get(name.as_str()) {
            for variable in parsed.variables(name).iter().filter(|variable| !args.contains(&variable.as_str())) {
                complain(format!("needs ${variable}, but its message has {args:?}"));
            }
        }
    }
    complaints
}

/// Complains of plural forms that are missing, or that the language has not.
fn plural_complaints(code: &str, choice: &Choice) -> Vec<String> {
    let forms = plural_forms(code);
    let has = |key: &str| choice.keys.iter().any(|found| found == key);
    let is_number = |key: &String| key.parse::<f64>().is_ok();
    let by_form = ["zero", "one", "two", "few", "many"].into_iter().any(has);
    // `[0] none *[other] some` needs no forms; `[1] 1 ход *[other] { $moves } ходов` does.
    let prints_number = choice.prints_variable && choice.keys.iter().any(is_number);
    if !by_form && !prints_number {
        return Vec::new();
    }
    let variable = choice.variable.as_deref().unwrap_or("something");
    let needed = forms.iter().chain((code != "ru").then_some(&"other"));
    let missing = needed.filter(|form| !has(form)).map(|form| format!("no form [{form}] of ${variable}"));
    let strange = choice.keys.iter().filter(|key| !is_number(key) && *key != "other" && !forms.contains(&key.as_str()));
    missing.chain(strange.map(|key| format!("[{key}] is no form that ${variable} takes"))).collect()
}

/// The declared messages without a text.
pub fn missing(parsed: &Parsed, declared: &Declared) -> Vec<&'static str> {
    declared.keys().copied().filter(|id| !parsed.texts.contains_key(*id)).collect()
}

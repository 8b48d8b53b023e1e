//! The elements that an app shows, found in its virtual tree as a renderer finds them.

use dioxus::core::{Attribute, AttributeValue, DynamicNode, ElementId, TemplateAttribute, TemplateNode, VNode};
use dioxus::prelude::VirtualDom;

/// An element that is shown.
#[derive(Debug, Clone)]
pub struct Element {
    pub tag: &'static str,
    pub attributes: Vec<(&'static str, String)>,
    /// The events that it listens to, and by which number they are sent to it.
    pub listens: Vec<(String, ElementId)>,
    /// The place of the element around it.
    pub parent: Option<usize>,
    /// The text in it and in the elements within.
    pub text: String,
}

impl Element {
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str())
    }

    /// Whether it is what a test asks for: `#id`, `tag`, or `name=value`.
    pub fn is(&self, asked: &str) -> bool {
        match (asked.strip_prefix('#'), asked.split_once('=')) {
            (Some(id), _) => self.get("id") == Some(id),
            (None, Some((name, value))) => self.get(name) == Some(value),
            (None, None) => self.tag == asked,
        }
    }
}

/// All elements, each after the one around it.
pub fn elements(dom: &VirtualDom) -> Vec<Element> {
    let mut walk = Walk { dom, found: Vec::new() };
    walk.node(dom.base_scope().root_node(), None);
    walk.found
}

struct Walk<'a> {
    dom: &'a VirtualDom,
    found: Vec<Element>,
}

impl Walk<'_> {
    fn node(&mut self, node: &VNode, parent: Option<usize>) {
        for root in node.template.roots {
            self.template(node, root, parent);
        }
    }

    fn template(&mut self, node: &VNode, template: &TemplateNode, parent: Option<usize>) {
        match template {
            TemplateNode::Text { text } => self.text(text, parent),
            TemplateNode::Dynamic { id } => self.dynamic(node, *id, parent),
            TemplateNode::Element { tag, attrs, children, .. } => {
                let mut element =
                    Element { tag, attributes: Vec::new(), listens: Vec::new(), parent, text: String::new() };
                for attribute in *attrs {
                    match attribute {
                        TemplateAttribute::Static { name, value, .. } => {
                            element.attributes.push((name, (*value).to_owned()));
                        }
                        TemplateAttribute::Dynamic { id } => {
                            let number = node.mounted_dynamic_attribute(*id, self.dom);
                            for attribute in node.dynamic_attrs[*id].iter() {
                                take(&mut element, attribute, number);
                            }
                        }
                    }
                }
                self.found.push(element);
                let here = Some(self.found.len() - 1);
                for child in *children {
                    self.template(node, child, here);
                }
            }
        }
    }

    fn dynamic(&mut self, node: &VNode, id: usize, parent: Option<usize>) {
        match &node.dynamic_nodes[id] {
            DynamicNode::Text(text) => self.text(&text.value, parent),
            DynamicNode::Placeholder(_) => {}
            DynamicNode::Fragment(nodes) => nodes.iter().for_each(|inner| self.node(inner, parent)),
            DynamicNode::Component(component) => {
                if let Some(scope) = component.mounted_scope(id, node, self.dom) {
                    self.node(scope.root_node(), parent);
                }
            }
        }
    }

    fn text(&mut self, text: &str, parent: Option<usize>) {
        let mut around = parent;
        while let Some(index) = around {
            self.found[index].text.push_str(text);
            around = self.found[index].parent;
        }
    }
}

fn take(element: &mut Element, attribute: &Attribute, number: Option<ElementId>) {
    let value = match &attribute.value {
        AttributeValue::Text(text) => text.clone(),
        AttributeValue::Float(number) => number.to_string(),
        AttributeValue::Int(number) => number.to_string(),
        AttributeValue::Bool(is) => is.to_string(),
        AttributeValue::Listener(_) => {
            let event = attribute.name.strip_prefix("on").unwrap_or(attribute.name);
            element.listens.push((event.to_owned(), number.expect("a mounted element")));
            return;
        }
        AttributeValue::Any(_) | AttributeValue::None => return,
    };
    element.attributes.push((attribute.name, value));
}

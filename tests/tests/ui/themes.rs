//! The colours of the themes.

/// The lines of the first block that begins with `opening`.
fn block<'a>(css: &'a str, opening: &str) -> Vec<&'a str> {
    let (_, rest) = css.split_once(opening).unwrap_or_else(|| panic!("no {opening}"));
    let (block, _) = rest.split_once('}').expect("an end");
    block.lines().map(str::trim).filter(|line| !line.is_empty()).collect()
}

/// A style sheet cannot say once what holds for a chosen theme and for the device's own.
#[test]
fn dark_is_the_same_whether_the_user_or_the_device_has_chosen_it() {
    let css = include_str!("../../../ui/src/style/00-tokens.css");
    let chosen = block(css, ".app[data-theme=\"dark\"] {");
    assert!(chosen.len() > 10, "{chosen:?}");
    assert_eq!(chosen, block(css, ".app[data-theme=\"device\"] {"));
}

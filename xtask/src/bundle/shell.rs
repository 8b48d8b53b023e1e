//! The page and the service worker, made from their templates in `mobile/`.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use super::build_id::BuildId;
use super::files::Files;

/// Where a template wants the id of the build.
const ID: &str = "{build}";

/// Where the worker wants the list of files; with its quotes, so that the template is a script too.
const LIST: &str = "\"{files}\"";

/// `index.html` and `sw.js` as they stand in `mobile/`.
pub struct Templates {
    page: String,
    worker: String,
}

impl Templates {
    /// Reads them.
    ///
    /// # Errors
    ///
    /// If one is not there.
    pub fn read(folder: &Path) -> Result<Templates> {
        let text = |name: &str| {
            let path = folder.join(name);
            fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
        };
        Ok(Templates { page: text("index.html")?, worker: text("sw.js")? })
    }

    /// As files that count for the id of the build.
    pub fn as_files(&self) -> Files {
        let mut files = Files::default();
        files.add("index.html", self.page.clone().into_bytes());
        files.add("sw.js", self.worker.clone().into_bytes());
        files
    }

    /// The page of this build.
    ///
    /// # Errors
    ///
    /// If the template has no place for the id.
    pub fn page(&self, id: &BuildId) -> Result<Vec<u8>> {
        Ok(filled(&self.page, ID, id.as_str()).context("mobile/index.html")?.into_bytes())
    }

    /// The service worker that keeps `listed` for use without a network.
    ///
    /// # Errors
    ///
    /// If the template has no place for the id or the list.
    pub fn worker(&self, id: &BuildId, listed: &[String]) -> Result<Vec<u8>> {
        let list = serde_json::to_string(listed)?;
        let worker = filled(&self.worker, ID, id.as_str()).and_then(|text| filled(&text, LIST, &list));
        Ok(worker.context("mobile/sw.js")?.into_bytes())
    }
}

fn filled(template: &str, place: &str, text: &str) -> Result<String> {
    if !template.contains(place) {
        bail!("there is no {place} in the template");
    }
    Ok(template.replace(place, text))
}

/// The addresses that the worker keeps: all files, the page under the address by which it is opened.
pub fn precache(files: &Files) -> Vec<String> {
    let address = |path: &str| if path == "index.html" { "/".to_owned() } else { format!("/{path}") };
    files.iter().map(|(path, _)| address(path)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn templates(page: &str, worker: &str) -> Templates {
        Templates { page: page.into(), worker: worker.into() }
    }

    fn id() -> BuildId {
        BuildId::of(&[])
    }

    #[test]
    fn every_file_is_kept_and_the_page_as_the_root() {
        let files = Files::example(&[("index.html", ""), ("0123456789ab/app.js", ""), ("icons/icon.svg", "")]);
        assert_eq!(precache(&files), ["/0123456789ab/app.js", "/icons/icon.svg", "/"]);
    }

    #[test]
    fn the_worker_gets_the_id_and_the_list() {
        let worker = templates("", "const BUILD = \"{build}\"; const FILES = \"{files}\";");
        let text = worker.worker(&id(), &["/".to_owned(), "/a.js".to_owned()]).unwrap();
        let expected = format!("const BUILD = \"{}\"; const FILES = [\"/\",\"/a.js\"];", id().as_str());
        assert_eq!(String::from_utf8(text).unwrap(), expected);
    }

    #[test]
    fn the_page_gets_the_id_in_every_place() {
        let text = templates("/{build}/app.js /{build}/app.css", "").page(&id()).unwrap();
        assert_eq!(String::from_utf8(text).unwrap(), format!("/{0}/app.js /{0}/app.css", id().as_str()));
    }

    #[test]
    fn a_template_without_its_places_is_an_error() {
        assert!(templates("<html>", "").page(&id()).is_err());
        assert!(templates("", "const BUILD = \"{build}\";").worker(&id(), &[]).is_err());
    }
}

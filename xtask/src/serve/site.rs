//! The files of a bundle and the answers to requests for them.
//!
//! All files are read once at the start. So a request can name nothing but one of them, whatever is in its path, and
//! a bundle that is made anew in the same folder does not mix with the one being served.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use axum::body::{Body, Bytes};
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::response::Response;
use sha2::{Digest, Sha256};

use super::encoding::Encoding;
use crate::bundle::Files;
use crate::bundle::build_id::{hex, names_a_build};
use crate::kinds::Kind;

/// Sent with every answer. `'wasm-unsafe-eval'` lets WebAssembly compile; `eval` and inline scripts stay forbidden.
const FIXED: [(HeaderName, &str); 5] = [
    (
        CONTENT_SECURITY_POLICY,
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'",
    ),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (VARY, "accept-encoding"),
];

/// For the files of a build, which never change under their names.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// For what keeps its name: ask each time whether it is still the same.
const ASK_AGAIN: &str = "no-cache";

/// A bundle, ready to be served.
pub struct Site {
    files: BTreeMap<String, Bytes>,
}

/// A file in the form in which it is sent.
struct Form {
    bytes: Bytes,
    encoding: Option<Encoding>,
}

impl Site {
    /// Reads a bundle.
    ///
    /// # Errors
    ///
    /// If the folder cannot be read or holds no bundle.
    pub fn read(folder: &Path) -> Result<Site> {
        if !fs::exists(folder.join("index.html")).context("cannot look for the bundle")? {
            bail!("there is no bundle in {}: `cargo xtask bundle` makes one", folder.display());
        }
        Ok(Site::of(&Files::read(folder)?))
    }

    fn of(files: &Files) -> Site {
        Site { files: files.iter().map(|(path, bytes)| (path.to_owned(), Bytes::copy_from_slice(bytes))).collect() }
    }

    /// The answer to a request.
    pub fn answer(&self, method: &Method, path: &str, headers: &HeaderMap) -> Response {
        if method != Method::GET && method != Method::HEAD {
            let mut response = plain(StatusCode::METHOD_NOT_ALLOWED, "Only GET and HEAD.");
            response.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
            return response;
        }
        let Some(name) = name_of(path) else { return not_found() };
        let Some(form) = self.form(name, text_of(headers, &ACCEPT_ENCODING)) else { return not_found() };
        let tag = format!("\"{}\"", hex(&Sha256::digest(&form.bytes)).chars().take(32).collect::<String>());
        let is_known = text_of(headers, &IF_NONE_MATCH).split(',').any(|known| known.trim() == tag);
        // Of an answer to HEAD hyper sends the headers only, with the right length.
        let (status, body) = match is_known {
            true => (StatusCode::NOT_MODIFIED, Body::empty()),
            false => (StatusCode::OK, Body::from(form.bytes)),
        };
        let mut response = with_fixed(status, body);
        let sent = response.headers_mut();
        sent.insert(CONTENT_TYPE, HeaderValue::from_static(Kind::of(name).media_type()));
        sent.insert(CACHE_CONTROL, HeaderValue::from_static(lifetime(name)));
        if let Some(encoding) = form.encoding {
            sent.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding.name()));
        }
        if let Ok(tag) = HeaderValue::from_str(&tag) {
            sent.insert(ETAG, tag);
        }
        response
    }

    /// The smallest form that the browser accepts.
    fn form(&self, name: &str, accepted: &str) -> Option<Form> {
        let plain = self.files.get(name)?;
        let twin = |encoding: Encoding| {
            let bytes = self.files.get(&format!("{name}{}", encoding.ending()))?;
            Some(Form { bytes: bytes.clone(), encoding: Some(encoding) })
        };
        let packed = Encoding::ALL.into_iter().filter(|encoding| encoding.is_accepted(accepted)).find_map(twin);
        Some(packed.unwrap_or_else(|| Form { bytes: plain.clone(), encoding: None }))
    }
}

/// The file that a path asks for. Compressed twins have no address of their own.
fn name_of(path: &str) -> Option<&str> {
    let name = path.strip_prefix('/')?;
    if Encoding::ALL.iter().any(|encoding| name.ends_with(encoding.ending())) {
        return None;
    }
    Some(if name.is_empty() { "index.html" } else { name })
}

fn lifetime(name: &str) -> &'static str {
    let in_a_build = name.split_once('/').is_some_and(|(folder, _)| names_a_build(folder));
    if in_a_build { FOR_EVER } else { ASK_AGAIN }
}

fn text_of<'h>(headers: &'h HeaderMap, name: &HeaderName) -> &'h str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

fn not_found() -> Response {
    plain(StatusCode::NOT_FOUND, "There is no such file.")
}

fn plain(status: StatusCode, text: &'static str) -> Response {
    let mut response = with_fixed(status, Body::from(text));
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(Kind::Text.media_type()));
    response
}

fn with_fixed(status: StatusCode, body: Body) -> Response {
    let mut response = Response::new(body);
    *response.status_mut() = status;
    let fixed = FIXED.map(|(name, value)| (name, HeaderValue::from_static(value)));
    response.headers_mut().extend(fixed);
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site() -> Site {
        Site::of(&Files::example(&[
            ("index.html", "page"),
            ("index.html.gz", "page gz"),
            ("index.html.br", "page br"),
            ("sw.js", "worker"),
            ("icons/icon-192.png", "icon"),
            ("0123456789ab/app_bg.wasm", "wasm"),
            ("0123456789ab/app_bg.wasm.gz", "wasm gz"),
        ]))
    }

    fn get(path: &str, headers: &[(HeaderName, &str)]) -> Response {
        let headers = headers.iter().map(|(name, value)| (name.clone(), HeaderValue::from_str(value).unwrap()));
        site().answer(&Method::GET, path, &headers.collect())
    }

    fn header(response: &Response, name: HeaderName) -> &str {
        text_of(response.headers(), &name)
    }

    #[test]
    fn the_smallest_accepted_form_is_sent() {
        let table = [
            ("/", "gzip, br", "br"),
            ("/index.html", "gzip", "gzip"),
            ("/", "", ""),
            ("/0123456789ab/app_bg.wasm", "gzip, br", "gzip"),
            ("/icons/icon-192.png", "gzip, br", ""),
        ];
        for (path, accepted, expected) in table {
            let response = get(path, &[(ACCEPT_ENCODING, accepted)]);
            assert_eq!(response.status(), StatusCode::OK, "{path}");
            assert_eq!(header(&response, CONTENT_ENCODING), expected, "{path} {accepted}");
            assert_eq!(header(&response, VARY), "accept-encoding", "{path}");
        }
    }

    #[test]
    fn a_compressed_file_keeps_its_own_media_type() {
        let response = get("/0123456789ab/app_bg.wasm", &[(ACCEPT_ENCODING, "gzip")]);
        assert_eq!(header(&response, CONTENT_TYPE), "application/wasm");
    }

    #[test]
    fn only_the_files_of_a_build_are_kept_without_asking() {
        let table = [
            ("/", ASK_AGAIN),
            ("/sw.js", ASK_AGAIN),
            ("/icons/icon-192.png", ASK_AGAIN),
            ("/0123456789ab/app_bg.wasm", FOR_EVER),
        ];
        for (path, expected) in table {
            assert_eq!(header(&get(path, &[]), CACHE_CONTROL), expected, "{path}");
        }
    }

    #[test]
    fn nothing_outside_the_bundle_can_be_asked_for() {
        let paths = [
            "/nothing",
            "/icons",
            "/icons/",
            "//index.html",
            "/../Cargo.toml",
            "/icons/../index.html",
            "/%2e%2e/Cargo.toml",
            "/..%2fCargo.toml",
            "/index.html.br",
            "/0123456789ab/app_bg.wasm.gz",
            "",
            "*",
        ];
        for path in paths {
            assert_eq!(get(path, &[]).status(), StatusCode::NOT_FOUND, "{path}");
        }
    }

    #[test]
    fn every_answer_has_the_security_headers() {
        for path in ["/", "/sw.js", "/nothing"] {
            let response = get(path, &[]);
            for (name, value) in FIXED {
                assert_eq!(header(&response, name.clone()), value, "{path} {name}");
            }
        }
    }

    #[test]
    fn what_the_browser_has_is_not_sent_again() {
        let tag = header(&get("/", &[]), ETAG).to_owned();
        assert_eq!(get("/", &[(IF_NONE_MATCH, &tag)]).status(), StatusCode::NOT_MODIFIED);
        assert_eq!(get("/sw.js", &[(IF_NONE_MATCH, &tag)]).status(), StatusCode::OK);
        assert_eq!(get("/", &[(IF_NONE_MATCH, &tag), (ACCEPT_ENCODING, "br")]).status(), StatusCode::OK);
    }

    #[test]
    fn nothing_can_be_sent_to_the_server() {
        let response = site().answer(&Method::POST, "/", &HeaderMap::new());
        assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
    }
}

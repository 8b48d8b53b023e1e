//! The kinds of files in the web app, told by their names.

/// What a browser must know of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A page.
    Html,
    /// A script or a module of one.
    Script,
    /// A style sheet.
    Style,
    /// WebAssembly, which is compiled while it loads only under its own type.
    Wasm,
    /// The manifest of an app that can be installed.
    Manifest,
    /// Data.
    Json,
    /// A drawing.
    Svg,
    /// A picture.
    Png,
    /// A font.
    Font,
    /// A text as it is.
    Text,
    /// Anything else.
    Other,
}

impl Kind {
    /// The kind of the file with this path.
    pub fn of(path: &str) -> Kind {
        match path.rsplit_once('.').map_or("", |(_, extension)| extension) {
            "html" => Kind::Html,
            "js" | "mjs" => Kind::Script,
            "css" => Kind::Style,
            "wasm" => Kind::Wasm,
            "webmanifest" => Kind::Manifest,
            "json" => Kind::Json,
            "svg" => Kind::Svg,
            "png" => Kind::Png,
            "woff2" => Kind::Font,
            "txt" | "md" => Kind::Text,
            _ => Kind::Other,
        }
    }

    /// The media type.
    pub fn media_type(self) -> &'static str {
        match self {
            Kind::Html => "text/html; charset=utf-8",
            Kind::Script => "text/javascript; charset=utf-8",
            Kind::Style => "text/css; charset=utf-8",
            Kind::Wasm => "application/wasm",
            Kind::Manifest => "application/manifest+json",
            Kind::Json => "application/json",
            Kind::Svg => "image/svg+xml",
            Kind::Png => "image/png",
            Kind::Font => "font/woff2",
            Kind::Text => "text/plain; charset=utf-8",
            Kind::Other => "application/octet-stream",
        }
    }

    /// Whether compressing makes it smaller; pictures and fonts are compressed already.
    pub fn is_compressible(self) -> bool {
        match self {
            Kind::Png | Kind::Font | Kind::Other => false,
            Kind::Html | Kind::Script | Kind::Style | Kind::Wasm => true,
            Kind::Manifest | Kind::Json | Kind::Svg | Kind::Text => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_app_has_its_media_type() {
        let table = [
            ("index.html", "text/html; charset=utf-8"),
            ("0123456789ab/app.js", "text/javascript; charset=utf-8"),
            ("0123456789ab/app.css", "text/css; charset=utf-8"),
            ("0123456789ab/app_bg.wasm", "application/wasm"),
            ("manifest.webmanifest", "application/manifest+json"),
            ("icons/icon.svg", "image/svg+xml"),
            ("icons/icon-192.png", "image/png"),
            ("licences/COPYING.txt", "text/plain; charset=utf-8"),
            ("licences/THIRD-PARTY.md", "text/plain; charset=utf-8"),
            ("noextension", "application/octet-stream"),
        ];
        for (path, expected) in table {
            assert_eq!(Kind::of(path).media_type(), expected, "{path}");
        }
    }
}

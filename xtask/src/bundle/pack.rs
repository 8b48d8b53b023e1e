//! The compressed twins of files, made once here instead of at every request.

use std::io::Write;

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

use super::files::Files;
use crate::kinds::Kind;

/// The largest window that browsers must understand, 16 MB.
const WINDOW_BITS: i32 = 24;

/// A `.gz` and a `.br` for each file of a kind that compresses well.
pub fn pack(files: &Files) -> Files {
    let mut packed = Files::default();
    for (path, bytes) in files.iter().filter(|(path, _)| Kind::of(path).is_compressible()) {
        packed.add(&format!("{path}.gz"), gzip(bytes));
        packed.add(&format!("{path}.br"), brotli(bytes));
    }
    packed
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    // It writes no name and no time, which would differ from bundle to bundle. Writing to memory does not fail.
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}

fn brotli(bytes: &[u8]) -> Vec<u8> {
    let best = BrotliEncoderParams {
        quality: 11,
        lgwin: WINDOW_BITS,
        size_hint: bytes.len(),
        ..BrotliEncoderParams::default()
    };
    let mut packed = Vec::new();
    let _ = brotli::BrotliCompress(&mut &*bytes, &mut packed, &best);
    packed
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn the_twins_unpack_to_the_file() {
        let text = "1. e4 e5 2. Nf3 Nc6 3. Bb5 ".repeat(50);
        let packed = pack(&Files::example(&[("app.js", &text)]));
        let (mut gunzipped, mut unbrotlied) = (String::new(), Vec::new());
        flate2::read::GzDecoder::new(packed.get("app.js.gz").unwrap()).read_to_string(&mut gunzipped).unwrap();
        brotli::BrotliDecompress(&mut packed.get("app.js.br").unwrap(), &mut unbrotlied).unwrap();
        assert_eq!(gunzipped, text);
        assert_eq!(String::from_utf8(unbrotlied).unwrap(), text);
    }

    #[test]
    fn what_is_compressed_already_has_no_twins() {
        let packed = pack(&Files::example(&[("icons/icon-192.png", "x"), ("icons/icon.svg", "x")]));
        let paths: Vec<&str> = packed.iter().map(|(path, _)| path).collect();
        assert_eq!(paths, ["icons/icon.svg.br", "icons/icon.svg.gz"]);
    }
}

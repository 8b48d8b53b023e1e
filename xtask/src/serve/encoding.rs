//! Which compressed twin of a file a browser takes.

/// A way to compress a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Encoding {
    /// The smallest; browsers take it only over https and on this machine.
    Brotli,
    /// What every browser takes.
    Gzip,
}

impl Encoding {
    /// All of them, the smallest first.
    pub const ALL: [Encoding; 2] = [Encoding::Brotli, Encoding::Gzip];

    /// Its name in headers.
    pub fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
        }
    }

    /// How the name of a compressed twin ends.
    pub fn ending(self) -> &'static str {
        match self {
            Encoding::Brotli => ".br",
            Encoding::Gzip => ".gz",
        }
    }

    /// Whether a header such as `gzip, deflate, br;q=0` accepts it.
    pub fn is_accepted(self, header: &str) -> bool {
        // The star stands for all that are not named.
        said_of(self.name(), header).or_else(|| said_of("*", header)).unwrap_or(false)
    }
}

/// Whether the header accepts what it calls `name`; `None` if it does not name it.
fn said_of(name: &str, header: &str) -> Option<bool> {
    header.split(',').find_map(|item| {
        let mut parts = item.split(';').map(str::trim);
        let named = parts.next()?.eq_ignore_ascii_case(name);
        named.then(|| !parts.filter_map(|part| part.strip_prefix("q=")).any(is_zero))
    })
}

fn is_zero(weight: &str) -> bool {
    weight.parse::<f32>().is_ok_and(|weight| weight <= 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_header_says_what_is_accepted() {
        let table = [
            ("", false, false),
            ("identity", false, false),
            ("gzip, deflate", false, true),
            ("gzip, deflate, br, zstd", true, true),
            ("br;q=1.0, gzip;q=0.5", true, true),
            ("gzip;q=0", false, false),
            ("br;q=0.0, gzip", false, true),
            ("BR", true, false),
            ("*", true, true),
            ("*, br;q=0", false, true),
            ("*;q=0, gzip", false, true),
            ("brotli, x-gzip", false, false),
        ];
        for (header, brotli, gzip) in table {
            assert_eq!(Encoding::Brotli.is_accepted(header), brotli, "br in {header:?}");
            assert_eq!(Encoding::Gzip.is_accepted(header), gzip, "gzip in {header:?}");
        }
    }
}

//! Other people's lists. Tests that read them are ignored, and have `published` in their names:
//! `cargo test published -- --ignored`.

use std::fs;
use std::path::Path;

/// The text of a file in `../shared/data` beside the checkout, which is never copied into it.
pub(crate) fn shared(name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data").join(name);
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

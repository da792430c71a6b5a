//! Other people's lists, where they are at hand.

use std::fs;
use std::io::{Write, stderr};
use std::path::Path;

/// The text of a file in `../shared/data` beside the checkout, which is never copied into it. Where it is absent, the test
/// says so and is skipped.
pub(crate) fn shared(name: &str) -> Option<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data").join(name);
    let text = fs::read_to_string(&file).ok();
    if text.is_none() {
        // Not eprintln!, which a passing test keeps to itself.
        let _ = writeln!(stderr(), "SKIPPED: {} is not there", file.display());
    }
    text
}

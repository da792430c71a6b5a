//! The direction of dependencies: reads the `use` lines of `src/` and fails on one that points back.

use std::fs;
use std::path::{Path, PathBuf};

/// Each module, and the others of the crate that it may know.
const LAYERS: [(&str, &[&str]); 6] = [
    ("model", &[]),
    ("text", &["model"]),
    ("fast", &["model"]),
    ("classic", &["model"]),
    ("diagnose", &["model", "fast"]),
    ("wasm", &["model", "text", "fast", "classic", "diagnose"]),
];

#[test]
fn dependencies_point_one_way() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for (module, allowed) in LAYERS {
        for file in rust_files(&src.join(module)) {
            let text = fs::read_to_string(&file).unwrap();
            for used in modules_used(without_tests(&text)) {
                let fine = used == module || allowed.contains(&used.as_str());
                assert!(fine, "{} uses `{used}`: {module} may not", file.display());
            }
        }
    }
}

#[test]
fn every_module_has_its_layer() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for entry in fs::read_dir(src).unwrap() {
        let path = entry.expect("readable").path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        let known = name == "lib" || LAYERS.iter().any(|(module, _)| *module == name);
        assert!(known, "{} is in no layer", path.display());
    }
}

/// `unsafe` may stand only where a machine's vector instructions are wrapped.
#[test]
fn unsafe_stands_only_where_the_machine_is_met() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for file in rust_files(&src) {
        let text = fs::read_to_string(&file).unwrap();
        let mut code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        let has_unsafe = code.any(|line| {
            line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == "unsafe")
        });
        let may = file.components().any(|part| part.as_os_str() == "lanes");
        assert!(!has_unsafe || may, "{} has `unsafe`", file.display());
    }
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            files.push(path);
        }
    }
    files
}

/// The file down to its tests, which may hold a module against any other.
fn without_tests(text: &str) -> &str {
    text.find("\n#[cfg(all(test").map_or(text, |end| &text[..end])
}

/// The first name after each `crate::` in code.
fn modules_used(text: &str) -> Vec<String> {
    let code: String = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect::<Vec<_>>()
        .join("\n");
    let mut names = Vec::new();
    for after in code.split("crate::").skip(1) {
        let after = after.strip_prefix('{').unwrap_or(after);
        let end = after.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(after.len());
        names.push(after[..end].to_string());
    }
    names
}

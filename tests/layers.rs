//! The direction of dependencies: reads every path in `src/` that begins at the root of the crate, by `crate::` or by
//! as many `super::` as the file is deep, and fails on one that points back.

use std::fs;
use std::path::{Path, PathBuf};

/// Each module, and the others of the crate that it may use.
const LAYERS: [(&str, &[&str]); 12] = [
    ("model", &[]),
    ("control.rs", &[]),
    ("text", &["model"]),
    ("fast", &["model"]),
    ("classic", &["model"]),
    ("logic", &["model", "control", "fast"]),
    ("tell", &["model", "logic"]),
    ("rating", &["model", "control", "logic"]),
    ("rating/se", &["model", "control", "rating"]),
    ("diagnose", &["model", "fast"]),
    ("generate", &["model", "control", "fast", "logic", "rating"]),
    ("photo", &["model", "fast"]),
];

#[test]
fn dependencies_point_one_way() {
    let mut paths = 0;
    for (module, allowed) in LAYERS {
        for file in rust_files(&src().join(module)) {
            let text = fs::read_to_string(&file).expect("readable");
            for used in modules_used(without_tests(&text), depth(&file)) {
                let fine = used == module || allowed.contains(&used.as_str());
                assert!(fine, "{} uses `{used}`: {module} may not", file.display());
                paths += 1;
            }
        }
    }
    assert!(paths > 50, "only {paths} paths were found: the reader is broken");
}

#[test]
fn every_module_has_its_layer() {
    for entry in fs::read_dir(src()).expect("a folder") {
        let path = entry.expect("readable").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
        // The two applications are crates of their own, which see what is public.
        let known = ["cli", "lib.rs", "wasm"].contains(&name)
            || LAYERS.iter().any(|(module, _)| *module == name);
        assert!(known, "{} is in no layer", path.display());
    }
}

/// Vector instructions are the only reason for `unsafe`.
#[test]
fn unsafe_is_in_the_lanes_alone() {
    let mut with_unsafe = 0;
    for file in rust_files(&src()) {
        let text = fs::read_to_string(&file).expect("readable");
        if words(&code(&text)).any(|word| word == "unsafe") {
            let may = file.components().any(|part| part.as_os_str() == "lanes");
            assert!(may, "{} has `unsafe`", file.display());
            with_unsafe += 1;
        }
    }
    assert!(with_unsafe > 0, "no file has `unsafe`: the reader is broken");
}

#[test]
fn the_reader_sees_every_way_to_name_a_module() {
    let seen = |text: &str| modules_used(text, 2);
    assert_eq!(seen("use crate::fast::search;"), ["fast"]);
    assert_eq!(seen("use crate::{fast, model::Cell};"), ["fast", "model"]);
    assert_eq!(seen("use crate::{model::{Cell, Digit}, text::{self, Format}};"), ["model", "text"]);
    assert_eq!(
        seen("use crate::{\n    classic,\n    diagnose as truth,\n};"),
        ["classic", "diagnose"]
    );
    assert_eq!(seen("use crate as all; let x = crate :: text::parse();"), ["text"]);
    assert_eq!(seen("fn f(x: crate::text::Format) {}"), ["text"]);
    assert_eq!(seen("// crate::fast\n/// [`x`](crate::fast)\nlet y = 1;"), [""; 0]);
    assert_eq!(seen("pub(in crate::fast) fn f() {} let x = crate::wasm::y();"), ["fast", "wasm"]);
    assert_eq!(seen("use super::super::fast::search; use super::state;"), ["fast"]);
    assert_eq!(
        seen("use super::super::{fast, model::Cell}; let x = super::super::text;"),
        ["fast", "model", "text"]
    );
    assert_eq!(modules_used("use super::fast; use super::super::no;", 1), ["fast"]);
    assert_eq!(modules_used("use super::super::photo; use my_super::fast;", 3), [""; 0]);
    assert_eq!(depth(&src().join("control.rs")), 1);
    assert_eq!(depth(&src().join("fast/mod.rs")), 1);
    assert_eq!(depth(&src().join("fast/lanes/levels.rs")), 3);
    let tests = "use crate::model;\n#[cfg(test)]\nmod tests {\n    use crate::classic;\n}\n";
    assert_eq!(seen(without_tests(tests)), ["model"]);
    assert_eq!(seen(without_tests("#[cfg(test)]\nmod tests;\nuse crate::wasm;")), ["wasm"]);
}

fn src() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The Rust files of a folder, or the file itself, but for tests, which may compare a module with any other.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    if folder.is_file() {
        return vec![folder.to_owned()];
    }
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("tests.rs") {
            files.push(path);
        }
    }
    files
}

/// How many `super::` lead from the module in a file to the root of the crate.
fn depth(file: &Path) -> usize {
    let names = file.strip_prefix(src()).expect("a file in src").components().count();
    names - usize::from(file.ends_with("mod.rs"))
}

/// The file up to the module of its tests.
fn without_tests(text: &str) -> &str {
    let end = text.match_indices("\n#[cfg(").find_map(|(at, _)| {
        let (condition, after) = text[at + 1..].split_once('\n')?;
        (words(condition).any(|word| word == "test") && after.starts_with("mod tests {"))
            .then_some(at)
    });
    &text[..end.unwrap_or(text.len())]
}

/// The lines that are not comments.
fn code(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// The first names after each path to the root of the crate, of every member of a brace group.
fn modules_used(text: &str, depth: usize) -> Vec<String> {
    let code = code(text);
    let up = vec!["super"; depth].join("::");
    let mut names = Vec::new();
    for root in ["crate", &up] {
        for (at, _) in code.match_indices(root) {
            let touches =
                code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '$');
            if touches || code[..at].ends_with("::") {
                continue;
            }
            let Some(path) = code[at + root.len()..].trim_start().strip_prefix("::") else {
                continue;
            };
            let path = path.trim_start();
            let members = match path.strip_prefix('{') {
                Some(group) => top_level(group),
                None => vec![path],
            };
            let first = members.iter().filter_map(|member| words(member).next());
            names.extend(first.filter(|&name| name != "super").map(String::from));
        }
    }
    names
}

/// The members of a brace group, up to the brace that closes it.
fn top_level(group: &str) -> Vec<&str> {
    let (mut depth, mut start, mut members) = (0, 0, Vec::new());
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            ',' if depth == 0 => {
                members.push(&group[start..at]);
                start = at + 1;
            }
            '}' if depth == 0 => {
                members.push(&group[start..at]);
                break;
            }
            '}' => depth -= 1,
            _ => {}
        }
    }
    members
}

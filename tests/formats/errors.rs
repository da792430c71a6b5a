//! What is said about a text that is no puzzle: the code, the details, the exact sentence.

use redoku::text::{Detail, Format, parse, print};

use super::PICTURE;

/// The text fails with this code, these numbers and this sentence.
#[track_caller]
fn fails(text: &str, code: &str, numbers: &[(&str, usize)], sentence: &str) {
    let error = parse(text).expect_err(text);
    assert_eq!(error.to_string(), sentence, "{text}");
    assert_eq!(error.code(), code, "{text}");
    let found: Vec<(&str, usize)> = error
        .details()
        .into_iter()
        .filter_map(|(name, detail)| match detail {
            Detail::Number(number) => Some((name, number)),
            _ => None,
        })
        .collect();
    assert_eq!(found, numbers, "{text}");
}

fn rows() -> Vec<String> {
    PICTURE.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row).into_owned()).collect()
}

#[test]
fn nothing_is_empty() {
    fails("", "empty", &[], "the text is empty");
    fails(" \n\t\r\n", "empty", &[], "the text is empty");
}

#[test]
fn words_are_an_unknown_format() {
    let sentence = "no Sudoku found";
    fails("hello world", "unknown-format", &[], sentence);
    fails("Dear all,\nno puzzle today.\nYours", "unknown-format", &[], sentence);
}

#[test]
fn a_line_of_the_wrong_length_is_counted() {
    fails(&PICTURE[..80], "too-short", &[("cells", 80)], "expected 81 cells, got 80");
    fails("123", "too-short", &[("cells", 3)], "expected 81 cells, got 3");
    let long = format!("{PICTURE}1");
    fails(&long, "too-long", &[("cells", 82)], "expected 81 cells, got 82");
}

#[test]
fn a_foreign_character_is_named_with_its_place() {
    let line = format!("{}a{}", &PICTURE[..40], &PICTURE[41..]);
    fails(
        &line,
        "bad-character",
        &[("position", 40), ("row", 4), ("column", 4)],
        "expected a digit or a blank, got 'a' at character 41 (row 5, column 5)",
    );
    let mut rows = rows();
    rows[3].replace_range(2..3, "é");
    fails(
        &rows.join("\n"),
        "bad-character",
        &[("line", 3), ("position", 2), ("row", 3), ("column", 2)],
        "line 4: expected a digit or a blank, got 'é' at character 3 (row 4, column 3)",
    );
}

#[test]
fn the_row_that_is_not_nine_long_is_named() {
    let mut wrong = rows();
    wrong[3].push('1');
    let numbers = [("cells", 10), ("line", 3), ("row", 3)];
    fails(&wrong.join("\n"), "bad-shape", &numbers, "line 4: expected 9 cells in row 4, got 10");
    // One cell moved from a row to the next: 81 cells all the same.
    wrong[4].pop();
    fails(&wrong.join("\n"), "bad-shape", &numbers, "line 4: expected 9 cells in row 4, got 10");
}

#[test]
fn rows_are_counted() {
    fails(&rows()[..8].join("\n"), "bad-shape", &[("rows", 8)], "expected 9 rows, got 8");
    let ten = format!("{}\n123456789", rows().join("\n"));
    fails(&ten, "bad-shape", &[("rows", 10)], "expected 9 rows, got 10");
}

#[test]
fn a_bad_line_of_a_collection_is_named() {
    let text = format!("# two puzzles\n{PICTURE}\n\n{}\n", &PICTURE[1..]);
    let sentence = "line 4: expected 81 cells, got 80";
    fails(&text, "too-short", &[("cells", 80), ("line", 3)], sentence);
}

#[test]
fn a_line_that_is_whole_is_not_called_too_long() {
    let mixed = format!("{}\n{PICTURE}\n", rows().join("\n"));
    let numbers = [("cells", 81), ("line", 9), ("row", 0)];
    fails(&mixed, "bad-shape", &numbers, "line 10: expected 9 cells in row 1, got 81");
    let spaced = format!("{PICTURE}\n{}\n", rows().join(" "));
    let sentence = "line 2: no Sudoku found";
    fails(&spaced, "unknown-format", &[("line", 1)], sentence);
}

#[test]
fn a_literal_of_the_wrong_shape_is_named() {
    let row = r#"["1",".",".",".",".",".",".",".","."]"#;
    let eight = format!("[{}]", [row; 8].join(","));
    fails(&eight, "bad-shape", &[("rows", 8)], "expected 9 rows, got 8");
    let short = format!("[{row},[\"1\"],{}]", [row; 7].join(","));
    let numbers = [("cells", 1), ("row", 1)];
    fails(&short, "bad-shape", &numbers, "expected 9 cells in row 2, got 1");
    let odd = format!("[{}]", [row; 9].join(",")).replacen("\"1\"", "\"A\"", 1);
    fails(
        &odd,
        "bad-character",
        &[("position", 3), ("row", 0), ("column", 0)],
        "expected a digit or a blank, got 'A' at character 4 (row 1, column 1)",
    );
    fails("[[]]", "bad-shape", &[("cells", 0), ("row", 0)], "expected 9 cells in row 1, got 0");
}

#[test]
fn a_drawing_of_the_wrong_shape_is_named() {
    let grid = print(&super::grid(PICTURE).into(), Format::Grid);
    let wide = grid.replacen("| 8 . . |", "| 8 . . . |", 1);
    let numbers = [("cells", 10), ("line", 5), ("row", 3)];
    fails(&wide, "bad-shape", &numbers, "line 6: expected 9 cells in row 4, got 10");
    let odd = grid.replacen("| 4 . . |", "| 4 . B |", 1);
    fails(
        &odd,
        "bad-character",
        &[("line", 6), ("position", 6), ("row", 4), ("column", 2)],
        "line 7: expected a digit or a blank, got 'B' at character 7 (row 5, column 3)",
    );
    let cut: Vec<&str> = grid.lines().take(9).collect();
    fails(&cut.join("\n"), "bad-shape", &[("rows", 6)], "expected 9 rows, got 6");
}

#[test]
fn a_clip_of_the_wrong_shape_is_named() {
    let clip = print(&super::grid(PICTURE).into(), Format::Csv);
    let wide = clip.replacen("\n8,,,", "\n8,,,,", 1);
    let numbers = [("cells", 10), ("line", 3), ("row", 3)];
    fails(&wide, "bad-shape", &numbers, "line 4: expected 9 cells in row 4, got 10");
    let odd = clip.replacen("4,,,8", "4,,q,8", 1);
    fails(
        &odd,
        "bad-character",
        &[("line", 4), ("position", 3), ("row", 4), ("column", 2)],
        "line 5: expected a digit or a blank, got 'q' at character 4 (row 5, column 3)",
    );
    let long = clip.replacen("4,,,8", "4,\"12\",,8", 1);
    fails(
        &long,
        "bad-character",
        &[("line", 4), ("position", 4), ("row", 4), ("column", 1)],
        "line 5: expected a digit or a blank, got '2' at character 5 (row 5, column 2)",
    );
    let quoted = clip.replacen("4,,,8", "4,\"1\"2\",,8", 1);
    fails(
        &quoted,
        "bad-character",
        &[("line", 4), ("position", 4), ("row", 4), ("column", 1)],
        "line 5: expected a digit or a blank, got '\"' at character 5 (row 5, column 2)",
    );
    let spaced = clip.replacen("4,,,8", "4, 1 2,,8", 1);
    fails(
        &spaced,
        "bad-character",
        &[("line", 4), ("position", 5), ("row", 4), ("column", 1)],
        "line 5: expected a digit or a blank, got '2' at character 6 (row 5, column 2)",
    );
    let short: Vec<&str> = clip.lines().take(8).collect();
    fails(&short.join("\n"), "bad-shape", &[("rows", 8)], "expected 9 rows, got 8");
}

#[test]
fn a_library_line_of_the_wrong_length_is_counted() {
    let line = |grid: &str| format!(":0000:x:{grid}:::");
    let sentence = "expected 81 cells, got 80";
    fails(&line(&PICTURE[1..]), "too-short", &[("cells", 80)], sentence);
    fails(
        &line(&PICTURE.replacen("53", "5b", 1)),
        "bad-character",
        &[("position", 9), ("row", 0), ("column", 1)],
        "expected a digit or a blank, got 'b' at character 10 (row 1, column 2)",
    );
}

#[test]
fn a_saved_game_with_a_value_that_is_no_digit_is_refused() {
    let game = |first| format!("<game data='version: 2\n{first}|0|0|{}'/>", "0|0|1|".repeat(80));
    assert_eq!(super::read(&game("1")).puzzles[0].grid.filled().len(), 1);
    let sentence = "line 1: no Sudoku found";
    fails(&game("10"), "unknown-format", &[("line", 0)], sentence);
    // The lowest byte of 257 is 1.
    fails(&game("257"), "unknown-format", &[("line", 0)], sentence);
}

#[test]
fn a_section_says_which_line_of_the_file_is_wrong() {
    let mut wrong = rows();
    wrong[3].push('1');
    let text = format!("#ASomebody\n\n[Puzzle]\n{}\n", wrong.join("\n"));
    let numbers = [("cells", 10), ("line", 6), ("row", 3)];
    fails(&text, "bad-shape", &numbers, "line 7: expected 9 cells in row 4, got 10");
}

#[test]
fn extra_rules_are_listed() {
    let file = print(&super::grid(PICTURE).into(), Format::FPuzzles);
    let variant = file.replacen("{", "{\"antiking\":true,\"quadruple\":[{\"cells\":[]}],", 1);
    let error = parse(&variant).expect_err("a variant");
    let rules = ["anti-king", "quadruple"].map(str::to_owned).to_vec();
    assert_eq!(error.details(), [("rules", Detail::List(rules))]);
}

#[test]
fn no_more_rules_are_listed_than_anybody_reads() {
    let names: Vec<String> = (0..50_000).map(|i| format!("\"rule{i}\":1")).collect();
    let error = parse(&format!("{{\"grid\":[[{{}}]],{}}}", names.join(","))).expect_err("rules");
    let [("rules", Detail::List(rules))] = &error.details()[..] else { panic!("{error:?}") };
    assert_eq!((rules.len(), rules[63].as_str()), (64, "rule63"));
}

#[test]
fn a_control_character_is_shown_by_its_code_point() {
    let line = PICTURE.replacen("53", "5\u{7}", 1);
    let sentence = "expected a digit or a blank, got U+0007 at character 2 (row 1, column 2)";
    fails(&line, "bad-character", &[("position", 1), ("row", 0), ("column", 1)], sentence);
}

#[test]
fn a_place_is_that_of_the_text_as_a_person_sees_it() {
    let place = [("position", 1), ("row", 0), ("column", 1)];
    let wide = PICTURE.replacen("53", "5Ａ", 1);
    let sentence = "expected a digit or a blank, got 'Ａ' at character 2 (row 1, column 2)";
    fails(&wide, "bad-character", &place, sentence);
    // Neither the mark in front nor the joiner can be seen.
    fails(&format!("\u{feff}\u{200b}{wide}"), "bad-character", &place, sentence);
    let game = format!("<game\n  data='{}'/>", PICTURE.replacen("53", "5q", 1));
    let sentence = "line 2: expected a digit or a blank, got 'q' at character 10 (row 1, column 2)";
    let place = [("line", 1), ("position", 9), ("row", 0), ("column", 1)];
    fails(&game, "bad-character", &place, sentence);
    let link = format!("My links\nhttps://example.org/?board=%35q{}", &PICTURE[2..]);
    let sentence = "line 2: expected a digit or a blank, got 'q' at character 31 (row 1, column 2)";
    let place = [("line", 1), ("position", 30), ("row", 0), ("column", 1)];
    fails(&link, "bad-character", &place, sentence);
    let rows = rows().join("\n// ").replacen(".98", ".9b", 1);
    let sentence = "line 3: expected a digit or a blank, got 'b' at character 6 (row 3, column 3)";
    let place = [("line", 2), ("position", 5), ("row", 2), ("column", 2)];
    fails(&format!("// {rows}"), "bad-character", &place, sentence);
}

#[test]
fn a_literal_over_several_lines_says_which() {
    let text = print(&super::grid(PICTURE).into(), "leetcode-json".parse().unwrap());
    let text = text.replace("],", "],\n").replacen("\"8\"", "\"B\"", 1);
    let sentence = "line 3: expected a digit or a blank, got 'B' at character 11 (row 3, column 3)";
    let place = [("line", 2), ("position", 10), ("row", 2), ("column", 2)];
    fails(&text, "bad-character", &place, sentence);
}

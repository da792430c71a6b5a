//! Lists from streams of bytes: what is a list, its lines, their ends and encodings.

use redoku::text::{Content, Lines, MAX_LENGTH};

use super::{PICTURE, grid};

/// What is found: a line of a list is its number and whether it is read as the picture puzzle; `None` for a whole text.
type Found = Vec<(Option<usize>, Result<bool, &'static str>)>;

fn found(chunks: impl IntoIterator<Item = impl AsRef<[u8]>>) -> Found {
    let mut found = Vec::new();
    let mut add = |lines: &mut Lines| {
        for part in lines {
            match part.content {
                Content::Lines(block) => found.extend(block.lines().map(|line| {
                    let read = line.read().map(|entries| entries[0].grid == grid(PICTURE));
                    (Some(line.number), read.map_err(|error| error.code()))
                })),
                Content::Text(_) => found.push((None, Ok(false))),
                Content::Refused(line, error) => found.push((line, Err(error.code()))),
            }
        }
    };
    let mut lines = Lines::new();
    for chunk in chunks {
        lines.feed(chunk.as_ref());
        add(&mut lines);
    }
    lines.end();
    add(&mut lines);
    found
}

/// The text gives the same whatever its chunks.
#[track_caller]
fn finds(text: &[u8], expected: &Found) {
    for size in [1, 2, 3, 80, 81, 82, 83, 100_000] {
        assert_eq!(&found(text.chunks(size)), expected, "in chunks of {size}");
    }
}

#[test]
fn a_title_may_stand_below_blank_lines_and_comments() {
    for title in
        ["Easy ones\n", "\n\n# comment\nEasy ones\n\n// more\n", "puzzle,solution\n", "2\n"]
    {
        let text = format!("{title}{PICTURE}\nwords\n{PICTURE}");
        let first = title.matches('\n').count();
        let expected = vec![
            (Some(first), Ok(true)),
            (Some(first + 1), Err("unknown-format")),
            (Some(first + 2), Ok(true)),
        ];
        finds(text.as_bytes(), &expected);
    }
    let broken = format!("{}\n{PICTURE}\n", &PICTURE[1..]);
    finds(broken.as_bytes(), &vec![(Some(0), Err("too-short")), (Some(1), Ok(true))]);
}

#[test]
fn other_texts_are_not_lists() {
    let rows = PICTURE.as_bytes().chunks(9).collect::<Vec<_>>().join(&b'\n');
    finds(&rows, &vec![(None, Ok(false))]);
    finds(format!("one\ntwo\n{PICTURE}").as_bytes(), &vec![(None, Ok(false))]);
    finds(b"words", &vec![(None, Ok(false))]);
    for nothing in ["", "\n", " \r\r\n# comment\n// comment"] {
        finds(nothing.as_bytes(), &Vec::new());
    }
}

#[test]
fn a_nul_in_a_list_costs_its_line_and_any_other_text_is_no_text() {
    let unreadable = vec![(None, Err("unreadable"))];
    finds(b"\0\x01\x02", &unreadable);
    finds(format!("# \0\n{PICTURE}\n").as_bytes(), &unreadable);
    finds(format!("title\n{PICTURE} \0\n{PICTURE}").as_bytes(), &unreadable);
    finds(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", &unreadable);
    let list = format!("{PICTURE}\n{PICTURE}\0\n# \0\n{PICTURE}");
    let expected = vec![(Some(0), Ok(true)), (Some(1), Err("bad-character")), (Some(3), Ok(true))];
    finds(list.as_bytes(), &expected);
}

#[test]
fn a_whole_text_keeps_its_ends_of_lines() {
    for size in 1..=12 {
        let mut lines = Lines::new();
        b"one\r\ntwo\r\r\n\r".chunks(size).for_each(|chunk| {
            lines.feed(chunk);
            assert!(lines.next().is_none());
        });
        lines.end();
        let part = lines.next().expect("a text");
        assert!(matches!(part.content, Content::Text(text) if text == "one\r\ntwo\r\r\n\r"));
    }
}

#[test]
fn three_ends_of_lines_and_three_encodings() {
    for end in ["\n", "\r\n", "\r"] {
        let text = ["Ünïcode", "", PICTURE, PICTURE, "# é", PICTURE].join(end);
        let expected: Found = [2, 3, 5].map(|line| (Some(line), Ok(true))).into();
        finds(text.as_bytes(), &expected);
        finds(format!("\u{feff}{text}{end}").as_bytes(), &expected);
        let wide = format!("\u{feff}{text}");
        let units = || wide.encode_utf16();
        finds(&units().flat_map(u16::to_le_bytes).collect::<Vec<_>>(), &expected);
        finds(&units().flat_map(u16::to_be_bytes).collect::<Vec<_>>(), &expected);
    }
}

#[test]
fn a_line_keeps_the_columns_of_its_blanks() {
    let line = PICTURE.replace('.', " ");
    let mirrored: String = PICTURE.chars().rev().map(|c| if c == '.' { ' ' } else { c }).collect();
    finds(format!("{PICTURE}\n{line}\n").as_bytes(), &[0, 1].map(|n| (Some(n), Ok(true))).into());
    finds(format!("{mirrored}\n").as_bytes(), &vec![(Some(0), Ok(false))]);
}

#[test]
fn a_line_that_is_too_long_costs_only_itself() {
    let chunk = vec![b'x'; 1 << 20];
    let long = || std::iter::repeat_n(chunk.clone(), (MAX_LENGTH >> 20) + 1);
    let list = [format!("{PICTURE}\n# ").into_bytes()].into_iter().chain(long());
    let below = format!("\n{PICTURE}\n{PICTURE}").into_bytes();
    let list: Vec<_> = list.chain([b"\r".to_vec(), below]).collect();
    let refused = (Some(1), Err("too-large"));
    let expected = [(Some(0), Ok(true)), refused, (Some(2), Ok(true)), (Some(3), Ok(true))];
    assert_eq!(found([list.concat()]), expected);
    assert_eq!(found(list), expected);
    assert_eq!(found(long().chain(long())), [(None, Err("too-large"))]);
    let rows =
        [PICTURE[..9].to_owned(), "\n".to_owned(), PICTURE[9..18].to_owned(), "\n".to_owned()];
    let rows = rows.map(String::into_bytes).into_iter().chain(long());
    assert_eq!(found(rows), [(None, Err("too-large"))]);
}

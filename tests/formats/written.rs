//! What is written is read again: the same puzzle, and the same format.

use redoku::text::{Entry, Format, print};

use super::{PICTURE, grid, read};

#[test]
fn every_format_is_found_by_its_name() {
    for format in Format::ALL {
        assert_eq!(format.id().parse(), Ok(format));
    }
    assert!("Line".parse::<Format>().is_err());
    assert!("".parse::<Format>().is_err());
}

#[test]
fn what_is_written_is_read_again() {
    let entry = Entry::from(grid(PICTURE));
    for format in Format::ALL {
        let text = print(&entry, format);
        assert_eq!(read(&text).puzzles[0].grid, entry.grid, "{}\n{text}", format.id());
    }
}

#[test]
fn a_literal_comes_back_in_its_language() {
    let entry = Entry::from(grid(PICTURE));
    for format in Format::ALL.into_iter().filter(|format| matches!(format, Format::Array(..))) {
        let text = print(&entry, format);
        // Some languages write the same: what counts is that the text comes back.
        assert_eq!(print(&entry, read(&text).format), text, "{}", format.id());
    }
}

/// The picture puzzle is written exactly so.
#[track_caller]
fn writes(format: &str, text: &str) {
    let format = format.parse().expect("a known format");
    assert_eq!(print(&Entry::from(grid(PICTURE)), format), text);
}

#[test]
fn the_picture_puzzle_is_written_as_expected() {
    writes("line", PICTURE);
    writes("sdm", &format!("{PICTURE}\n"));
    writes("hodoku", &format!(":0000:x:{PICTURE}:::"));
    writes("sudokuexchange", "5NlQ19j9mGca3OIN1bWGk2m41TjS79");
    writes(
        "sudokuexchange-link",
        "https://sudokuexchange.com/play/?s=5NlQ19j9mGca3OIN1bWGk2m41TjS79",
    );
    writes("sudokupad-link", "https://sudokupad.app/classic5NlQ19j9mGca3OIN1bWGk2m41TjS79");
    writes(
        "csv",
        "5,3,,,7,,,,\n6,,,1,9,5,,,\n,9,8,,,,,6,\n8,,,,6,,,,3\n4,,,8,,3,,,1\n7,,,,2,,,,6\n,6,,,,,2,8,\n,,,4,1,9,,,5\n,,,,8,,,7,9\n",
    );
    writes(
        "grid",
        "\
+-------+-------+-------+
| 5 3 . | . 7 . | . . . |
| 6 . . | 1 9 5 | . . . |
| . 9 8 | . . . | . 6 . |
+-------+-------+-------+
| 8 . . | . 6 . | . . 3 |
| 4 . . | 8 . 3 | . . 1 |
| 7 . . | . 2 . | . . 6 |
+-------+-------+-------+
| . 6 . | . . . | 2 8 . |
| . . . | 4 1 9 | . . 5 |
| . . . | . 8 . | . 7 9 |
+-------+-------+-------+
",
    );
    writes(
        "pencil-marks",
        "\
.-------------------.----------------.-------------------.
| 5    3     124    | 26    7   2468 | 1489   1249  248  |
| 6    247   247    | 1     9   5    | 3478   234   2478 |
| 12   9     8      | 23    34  24   | 13457  6     247  |
:-------------------+----------------+-------------------:
| 8    125   1259   | 579   6   147  | 4579   2459  3    |
| 4    25    2569   | 8     5   3    | 579    259   1    |
| 7    15    1359   | 59    2   14   | 4589   459   6    |
:-------------------+----------------+-------------------:
| 139  6     134579 | 357   35  7    | 2      8     4    |
| 23   278   237    | 4     1   9    | 36     3     5    |
| 123  1245  12345  | 2356  8   26   | 1346   7     9    |
'-------------------'----------------'-------------------'
",
    );
}

//! The program `redoku`, as a person or a script meets it. `tests/data/cli.txt` has what it says to what;
//! `tests/api/cli.test.mjs` asks `npx redoku` the same.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Output, Stdio};

/// A call of the program, and what is expected of it.
#[derive(Default, Debug)]
struct Case {
    /// Variables of the environment.
    variables: Vec<(String, String)>,
    arguments: Vec<String>,
    input: String,
    output: String,
    errors: String,
    code: i32,
}

/// Reads the cases: `$` is the command, `<` standard input, `>` standard output, `!` standard error, `=` the exit
/// code. `\t`, `\r` and `\e` stand for themselves; a `\` at the end of a line stands for no line feed.
fn cases(text: &str) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (mark, rest) = line.split_at(1);
        let rest = rest.strip_prefix(' ').unwrap_or(rest);
        if mark == "$" {
            let mut words = rest.split_whitespace();
            let variables = words.by_ref().map_while(|word| word.split_once('='));
            let variables = variables.map(|(name, value)| (name.to_owned(), value.to_owned()));
            let variables = variables.collect();
            let arguments = words.map(str::to_owned).collect();
            cases.push(Case { variables, arguments, ..Case::default() });
            continue;
        }
        let case = cases.last_mut().expect("a case starts with $");
        let text = format!("{rest}\n").replace("\\\n", "");
        let text = text.replace("\\t", "\t").replace("\\r", "\r").replace("\\e", "\x1b");
        match mark {
            "<" => case.input += &text,
            ">" => case.output += &text,
            "!" => case.errors += &text,
            "=" => case.code = rest.parse().expect("a number"),
            _ => panic!("unknown mark in {line}"),
        }
    }
    cases
}

fn redoku(arguments: &[String]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_redoku"));
    command.args(arguments).current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    for name in ["NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "CLICOLOR", "COLUMNS"] {
        command.env_remove(name);
    }
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(arguments: &[String], input: &str) -> Output {
    answer(&mut redoku(arguments), input)
}

fn answer(command: &mut Command, input: &str) -> Output {
    let mut child = command.spawn().expect("it starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    std::thread::scope(|scope| {
        // It may end before it has read everything.
        scope.spawn(move || stdin.write_all(input.as_bytes()).ok());
        child.wait_with_output().expect("it ends")
    })
}

fn words(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

#[test]
fn says_what_the_transcript_says() {
    let cases = cases(include_str!("../../../tests/data/cli.txt"));
    assert!(cases.len() > 15, "only {} cases were read", cases.len());
    for case in cases {
        let output = answer(redoku(&case.arguments).envs(case.variables), &case.input);
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
        let shown = case.arguments.join(" ");
        assert_eq!(text(&output.stdout), case.output, "output of {shown}");
        // What is wrong with a command line is said in the words of its reader.
        if case.code == 2 && case.errors.is_empty() {
            assert!(!output.stderr.is_empty(), "{shown} says nothing");
        } else {
            assert_eq!(text(&output.stderr), case.errors, "errors of {shown}");
        }
        assert_eq!(output.status.code(), Some(case.code), "exit code of {shown}");
    }
}

#[test]
fn keeps_the_order_on_several_threads() {
    let seeds = include_str!("../../../tests/data/worst.txt");
    let seeds: Vec<_> = seeds.lines().filter(|line| !line.starts_with('#')).collect();
    let easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    // Hard lines at changing distances, so that the threads finish out of turn.
    let lines: String = (0..20_000usize)
        .map(|i| if i.is_multiple_of(97 + i / 100) { seeds[i % seeds.len()] } else { easy })
        .flat_map(|line| [line, "\n"])
        .collect();
    let output = run(&words("solve --threads 4"), &lines);
    let mut expected = Vec::new();
    redoku::fast::solve_lines(lines.as_bytes(), &mut expected);
    assert!(output.stdout == expected, "the answers differ from those of one thread");
}

#[test]
fn a_line_that_is_too_long_costs_only_itself() {
    let puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let long = "x".repeat(redoku::text::MAX_LENGTH + (1 << 20));
    let output = run(&words("convert"), &format!("{puzzle}\n{long}\n{puzzle}\n"));
    assert_eq!(String::from_utf8(output.stdout).unwrap(), format!("{puzzle}\n{puzzle}\n"));
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(errors, "redoku: stdin:2: the text is too large\n");
    assert_eq!(output.status.code(), Some(1));
    let output = run(&words("solve"), &long);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(errors, "redoku: stdin: the text is too large\n");
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn ends_quietly_when_nobody_reads_on() {
    let mut child = redoku(&words("generate -n 1000000 --seed 1")).spawn().unwrap();
    let mut first = String::new();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    stdout.read_line(&mut first).unwrap();
    drop(stdout);
    assert_eq!(child.wait().unwrap().code(), Some(0));
    let mut errors = String::new();
    child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
    assert_eq!(errors, "");
}

#[test]
fn answers_a_line_before_the_next_one_comes() {
    let mut child = redoku(&words("check")).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..3 {
        stdin.write_all(&[b"." as &[u8], &[b'.'; 80], b"\n"].concat()).unwrap();
        let mut answer = String::new();
        stdout.read_line(&mut answer).unwrap();
        assert!(answer.starts_with("multiple\t"), "{answer}");
    }
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(1));
}

/// Puzzles whose paths have every shape of evidence that a path has; the last two have no solution.
const PATHS: &str = "\
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
.23....8.4....9..378....5......75.3.......215...61...7.6.5.1....42.3....9....4..8
.2.4..7......891.........65..48.....3..9....1.95..1.7..7.3...1263.........2.1...8
123...7.9.5.7..1...8.....6..............7.9.28.7.6..5...56..........2..1.1.84..3.
.23.....94....9.2.7.....4.5....37.4..6.9..8..9.42.......18.2..76....5...8...71.5.
.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........
.234.......6.8....7....35....4....7..3.8...9.9....7..53....1.5....2....3.6....9.1
";

/// The paths of these puzzles, as `explain` writes them.
fn paths() -> String {
    String::from_utf8(run(&words("explain --json"), PATHS).stdout).expect("UTF-8")
}

#[test]
fn verifies_what_explain_writes() {
    let output = run(&words("verify"), &paths());
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(text.lines().count(), PATHS.lines().count());
    assert!(text.lines().all(|line| line.starts_with("valid\t")), "{text}");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_path_that_lacks_a_step_or_claims_too_much_is_invalid() {
    for path in paths().lines() {
        let told: serde_json::Value = serde_json::from_str(path).unwrap();
        let steps = told["steps"].as_array().unwrap();
        let mut lacking = told.clone();
        lacking["steps"].as_array_mut().unwrap().remove(0);
        let mut claiming = told.clone();
        claiming["steps"][steps.len() - 1]["technique"] = "x-wing".into();
        for tampered in [lacking, claiming] {
            let output = run(&words("verify --json"), &tampered.to_string());
            let verdict: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
            assert_eq!(verdict["valid"], false, "{path}");
            assert!(
                verdict["reason"].as_str().is_some_and(|reason| !reason.is_empty()),
                "{verdict}"
            );
            assert_eq!(output.status.code(), Some(1));
        }
    }
}

#[test]
fn a_step_that_makes_no_sense_is_invalid() {
    let node = r#"{"digit":1,"cells":[0]}"#;
    let nodes = vec![node; 100_000].join(",");
    let links = vec![r#"{"cell":0}"#; 50_000].join(",");
    for (nodes, links) in [("", ""), (node, ""), (&nodes, &links)] {
        let evidence =
            format!(r#"{{"kind":"chain","nodes":[{nodes}],"strong":[{links}],"closed":false}}"#);
        let step =
            format!(r#"{{"technique":"aic","place":[],"remove":[[2,1]],"evidence":{evidence}}}"#);
        let puzzle = PATHS.lines().next().unwrap();
        let path = format!(r#"{{"puzzle":"{puzzle}","steps":[{step}]}}"#);
        let text = String::from_utf8(run(&words("verify"), &path).stdout).unwrap();
        assert_eq!(text, "invalid\tstdin:1\tstep 1: the evidence does not fit the technique\n");
    }
}

#[test]
fn a_folder_is_no_file_of_paths() {
    let output = run(&words("verify src"), "");
    assert!(output.stderr.starts_with(b"redoku: src: "));
    assert_eq!(output.status.code(), Some(2));
}

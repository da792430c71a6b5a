//! The help: all commands with all options on one page, written from the definition of the arguments.
//!
//! `npx redoku` prints the same; `tests/data/cli.txt` holds both to it.

use clap::{Arg, ArgMatches, Command};

/// Reads the command line. Every `--help` prints the same page.
pub(crate) fn matches(program: Command) -> ArgMatches {
    let page = page(&program);
    let names: Vec<_> = program.get_subcommands().map(|it| it.get_name().to_owned()).collect();
    let program = program.override_help(page.clone());
    let with_page = |program: Command, name| {
        program.mut_subcommand(name, |command| command.override_help(page.clone()))
    };
    names.iter().fold(program, with_page).get_matches()
}

fn page(program: &Command) -> String {
    let text = |styled: Option<&clap::builder::StyledStr>| {
        styled.map(ToString::to_string).unwrap_or_default()
    };
    let common = ["json", "threads", "files"];
    let mut page = text(program.get_about());
    page += ".\n\nUsage: redoku <COMMAND> [OPTIONS] [FILE]...\n\nCommands:\n";
    for command in program.get_subcommands() {
        page += &format!("  {:<10} {}\n", command.get_name(), text(command.get_about()));
        for argument in command.get_arguments().filter(|it| !common.contains(&it.get_id().as_str()))
        {
            page += &format!("               {:<20} {}\n", flags(argument), help(argument));
        }
    }
    page += "\nOptions:\n";
    let shared = program.get_subcommands().next().into_iter().flat_map(Command::get_opts);
    for option in shared {
        page += &format!("  {:<14} {}\n", flags(option), help(option));
    }
    page += "  -h, --help     Print help\n  -V, --version  Print version\n\n";
    page + &text(program.get_after_help())
}

/// The names of an option with its value, such as `-n, --count N`.
fn flags(option: &Arg) -> String {
    let short = option.get_short().map(|short| format!("-{short}, ")).unwrap_or_default();
    let value = option.get_value_names().filter(|_| option.get_action().takes_values());
    let value = value.and_then(|names| names.first()).map(|name| format!(" {name}"));
    format!("{short}--{}{}", option.get_long().unwrap_or_default(), value.unwrap_or_default())
}

/// The sentence about an option, and its default value.
fn help(option: &Arg) -> String {
    let sentence = option.get_help().map(ToString::to_string).unwrap_or_default();
    match option.get_default_values() {
        [value] if option.get_action().takes_values() && !option.is_hide_default_value_set() => {
            format!("{sentence} [default: {}]", value.to_string_lossy())
        }
        _ => sentence,
    }
}

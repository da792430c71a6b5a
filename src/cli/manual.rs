//! Writes the manual page and the completions of the program `redoku` into a folder, from the definition of its arguments:
//! `cargo run -p redoku-cli --features manual --bin redoku-manual -- target/manual`

mod arguments;

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

use clap::{CommandFactory, ValueEnum};
use clap_complete::{Shell, generate_to};
use clap_mangen::generate_to as manual_pages;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::args_os().nth(1).ok_or("name a folder")?);
    fs::create_dir_all(&folder)?;
    let program = arguments::Arguments::command().name("redoku");
    for &shell in Shell::value_variants() {
        generate_to(shell, &mut program.clone(), "redoku", &folder)?;
    }
    manual_pages(program, &folder)?;
    Ok(())
}

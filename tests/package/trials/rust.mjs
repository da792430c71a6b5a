// The Rust crate, packaged as for crates.io: its examples, and another crate that depends on it.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../xtask/shell.mjs";
import { createFolder, run } from "../project.mjs";
import { ANSWER, PUZZLE } from "../puzzle.mjs";

const WASM = "wasm32-unknown-unknown";
const PROGRAM = `
    fn main() {
        let puzzle: redoku::Puzzle = "${PUZZLE}".parse().unwrap();
        println!("{}", redoku::fast::first_solution(&puzzle).unwrap());
    }`;

/** A module for any wasm runtime: one digit of the solution, and how often engine and oracle agree. */
const MODULE = `
    use redoku::{Candidate, Grid, Puzzle, Random, classic, fast};

    #[unsafe(no_mangle)]
    pub extern "C" fn digit(index: usize) -> u8 {
        let puzzle: Puzzle = "${PUZZLE}".parse().unwrap();
        fast::first_solution(&puzzle).unwrap()[redoku::Cell::from_index(index)].value()
    }

    #[unsafe(no_mangle)]
    pub extern "C" fn agree(cases: usize) -> usize {
        let mut random = Random::new(1);
        (0..cases).filter(|_| {
            let mut grid = Grid::EMPTY;
            for _ in 0..34 + random.below(86) {
                let Candidate { digit, cell } = Candidate::from_index(random.below(729));
                if grid[cell].is_none() && grid.candidates(cell).has(digit) {
                    grid.set(cell, Some(digit));
                }
            }
            let puzzle = Puzzle::new(grid).unwrap();
            fast::solutions(&puzzle).take(20).count() == classic::solutions(&puzzle, 20).len()
        }).count()
    }`;

let packaged;

/** Packages the crate and unpacks it again; says where that is. */
async function unpack() {
  const folder = createFolder("crate");
  // The tests run on what is here, committed or not.
  const options = ["--allow-dirty", "--no-verify", "--offline", "--quiet"];
  await run("cargo", ["package", "-p", "redoku", ...options, "--target-dir", folder], root);
  const [name] = (await run("ls", [join(folder, "package")], folder)).match(/redoku-[\d.]+\.crate/);
  await run("tar", ["-xzf", join("package", name)], folder);
  return join(folder, name.replace(".crate", ""));
}

/** Solves in a module of a crate that depends on ours, compiled with these target features. */
async function tryModule(file) {
  const { instance } = await WebAssembly.instantiate(readFileSync(file));
  const { digit, agree } = instance.exports;
  assert.equal(Array.from({ length: 81 }, (_, index) => digit(index)).join(""), ANSWER);
  assert.equal(agree(300), 300);
}

async function version() {
  return (await run("rustc", ["--version"], root)).split(" ")[1];
}

export default [
  {
    name: "rust: the examples of the packaged crate",
    async run() {
      packaged ??= await unpack();
      const example = (name, argument) =>
        run("cargo", ["run", "--offline", "--quiet", "--example", name, argument], packaged, {
          env: { CARGO_TARGET_DIR: join(packaged, "target") },
        });
      assert.equal(await example("truth", PUZZLE), `one solution: ${ANSWER}\n`);
      assert.match(await example("watch", PUZZLE), /^ +6428 +37652 +4208 {2}Scan and check$/m);
      const file = join(root, "examples/node/puzzles.txt");
      assert.match(await example("solve", file), new RegExp(`^${ANSWER}\n987654321`));
      return { version: await version() };
    },
  },
  {
    name: "rust: a crate that depends on it, natively and in wasm",
    async run() {
      packaged ??= await unpack();
      const project = createFolder("dependent");
      mkdirSync(join(project, "src"));
      const dependency = `redoku = { path = ${JSON.stringify(packaged)} }`;
      const manifest = `[package]\nname = "dependent"\nedition = "2024"\n[dependencies]\n${dependency}\n`;
      writeFileSync(join(project, "Cargo.toml"), manifest);
      writeFileSync(join(project, "src/main.rs"), PROGRAM);
      const env = { CARGO_TARGET_DIR: join(project, "target") };
      const cargo = (...args) => run("cargo", [...args, "--offline"], project, { env });
      assert.equal(await cargo("run", "--quiet"), `${ANSWER}\n`);
      // Itself and redoku, for any machine: nothing else comes along.
      for (const target of [[], ["--target", WASM]]) {
        const tree = await cargo("tree", "--prefix=none", ...target);
        assert.deepEqual(tree.match(/^\w+/gm), ["dependent", "redoku"]);
      }
      // Without simd128, which is what a target has by default, and with it.
      const module = join(project, "target", WASM, "debug/dependent.wasm");
      writeFileSync(join(project, "src/lib.rs"), MODULE);
      writeFileSync(join(project, "Cargo.toml"), `${manifest}[lib]\ncrate-type = ["cdylib"]\n`);
      for (const RUSTFLAGS of ["", "-C target-feature=+simd128"]) {
        const options = ["--lib", "--quiet", "--target", WASM, "--offline"];
        await run("cargo", ["build", ...options], project, { env: { ...env, RUSTFLAGS } });
        await tryModule(module);
      }
      return { version: await version() };
    },
  },
];

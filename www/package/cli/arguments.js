// What can be said on the command line.
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import * as redoku from "redoku";
import { LEVELS } from "../../sudoku/puzzles.js";
import { terminalOfStdout } from "./terminal.js";

/** A command line that makes no sense. */
export class UsageError extends Error {}

/**
 * @typedef {object} Task
 * @property {string} command
 * @property {string[]} files
 * @property {number} threads
 * @property {{ json: boolean, language: "en" | "zh-Hans", uniqueness: boolean, terminal: import("./terminal.js").Terminal, to: string, count: number, seed: string, wish: object }} options
 */

const LANGUAGES = /** @type {const} */ (["en", "zh-Hans"]);
const LAYOUTS = ["none", "half-turn", "quarter-turn", "diagonal", "mirror"];

/** @type {Record<string, { type: "string" | "boolean", short?: string }>} */
const COMMON = {
  json: { type: "boolean" },
  threads: { type: "string" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "V" },
};

/** The options of each command beside the common ones. @type {Record<string, typeof COMMON>} */
const COMMANDS = {
  solve: {},
  check: {},
  rate: {},
  explain: { language: { type: "string" }, "no-uniqueness": { type: "boolean" } },
  verify: {},
  convert: { to: { type: "string" } },
  generate: {
    count: { type: "string", short: "n" },
    level: { type: "string" },
    technique: { type: "string" },
    er: { type: "string" },
    symmetry: { type: "string" },
    givens: { type: "string" },
    minimal: { type: "boolean" },
    seed: { type: "string" },
    tries: { type: "string" },
  },
  mcp: {},
};

/** @param {string[]} argv @returns {Task} */
export function readArguments(argv) {
  const [command = ""] = argv.filter((word) => !word.startsWith("-"));
  const { values, positionals } = parse(argv, { ...COMMON, ...COMMANDS[command] });
  const { json = false, threads, help, version, to = "line", ...wanted } = values;
  const word = help || command === "help" ? "help" : version ? "version" : command;
  if (!help && !version && word !== "help" && !Object.hasOwn(COMMANDS, word)) {
    throw new UsageError(command ? `unknown command '${command}'` : "a command is missing");
  }
  if (["generate", "mcp"].includes(command) && positionals.length > 1) {
    throw new UsageError(`${command} reads no files`);
  }
  if (command === "convert") checkFormat(to);
  const count = number("count", wanted.count ?? "1", 0, Number.MAX_SAFE_INTEGER);
  const seed = wanted.seed ?? Math.floor(Math.random() * 2 ** 32).toString(16);
  return {
    command: word,
    files: positionals.slice(1),
    threads: threads === undefined ? availableParallelism() : number("threads", threads, 1, 1024),
    options: {
      json,
      language: language(wanted.language ?? "en"),
      uniqueness: !wanted["no-uniqueness"],
      terminal: terminalOfStdout(),
      to,
      count,
      seed,
      wish: wish(wanted),
    },
  };
}

/** @param {string[]} args @param {typeof COMMON} options @returns {{ values: any, positionals: string[] }} */
function parse(args, options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(/** @type {Error} */ (error).message);
  }
}

/** The options of generate(). @param {Record<string, any>} wanted */
function wish({ level, technique, er, symmetry = "half-turn", givens, minimal, tries = "20000" }) {
  if ([level, technique, er].filter((it) => it !== undefined).length > 1) {
    throw new UsageError("level, technique and er exclude each other");
  }
  const path = () => redoku.techniques().filter(({ onPath }) => onPath);
  if (level !== undefined) oneOf("level", level, LEVELS);
  if (technique !== undefined)
    oneOf(
      "technique",
      technique,
      path().map(({ id }) => id),
    );
  oneOf("symmetry", symmetry, LAYOUTS);
  return {
    level,
    technique,
    er: er === undefined ? undefined : range(er),
    symmetry,
    givens: givens === undefined ? undefined : number("givens", givens, 17, 81),
    minimal,
    maxTries: number("tries", tries, 1, Number.MAX_SAFE_INTEGER),
  };
}

/** Reads `7.1` or `6.5-7.2`. @param {string} text */
function range(text) {
  const [low, high = low, ...more] = text.split("-").map(Number);
  if (more.length > 0 || !(low >= 1 && low <= high && high <= 12)) {
    throw new UsageError("er: expected an ER from 1.0 to 12.0, or a range such as 6.5-7.2");
  }
  return [low, high];
}

/** @param {string} name @param {string} text @param {number} least @param {number} most */
function number(name, text, least, most) {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new UsageError(`${name}: expected a number from ${least} to ${most}`);
}

/** @param {string} name @param {string} value @param {readonly string[]} allowed */
function oneOf(name, value, allowed) {
  if (!allowed.includes(value))
    throw new UsageError(`${name}: expected one of ${allowed.join(", ")}`);
}

/** The language that a tag such as `zh` begins with. @param {string} tag */
function language(tag) {
  const found = LANGUAGES.find((known) => known.split("-")[0] === tag.split("-")[0]);
  if (found === undefined) throw new UsageError("language: expected en or zh");
  return found;
}

/** @param {string} name */
function checkFormat(name) {
  try {
    redoku.format(".".repeat(81), name);
  } catch (error) {
    throw new UsageError(/** @type {Error} */ (error).message);
  }
}

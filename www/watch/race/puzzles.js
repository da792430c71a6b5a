/** The choice of puzzles for all ten algorithms: the one on the board, our examples, or a pasted list. */
import { createClient } from "../../engine/page-client.js";
import { RedokuError } from "../../engine/redoku-error.js";
import { EXAMPLE } from "../../sudoku/example.js";
import { build } from "../../ui/build.js";
import { explainError } from "../../view/parse-errors.js";

/** @typedef {import("../../i18n/translator.js").Translator} Translator */

/** The LeetCode puzzle, and four of our own that are minimal and still quick to search. */
const EXAMPLES = [
  EXAMPLE,
  "18.6.......9..5...6...2.5...6..4321.74......5......3.7.7.39...2.9.2.1.........4..",
  "5......1.4..3.7.69.....85..65.9..3....8.6.1.2...........4........2.73....6.28.7..",
  ".4...5..8...7...3.7.21....68.1.......5..2.49.....5....5.8..4..921.3..........8..1",
  "2...63.4......836....5.....6......3.....752..4..9..5..7....9...35672......93...2.",
];
/** The most puzzles to run from a list. */
const MOST = 1000;

/** @typedef {"one" | "examples" | "list"} Source */

/** @param {string} puzzle  the puzzle on the board @param {Translator} translator @param {() => void} changed */
export function createPuzzles(puzzle, { text }, changed) {
  const source = build("select", { id: "race-source", class: "choice" });
  for (const id of /** @type {Source[]} */ (["one", "examples", "list"])) {
    source.append(
      build("option", { value: id }, text(`watch.race.on.${id}`, { puzzles: EXAMPLES.length })),
    );
  }
  const list = build("textarea", {
    class: "race-list",
    id: "race-list",
    rows: "5",
    spellcheck: "false",
    "aria-label": text("watch.race.list"),
    placeholder: text("watch.race.list.hint"),
    hidden: "",
  });
  source.addEventListener("change", () => {
    list.hidden = source.value !== "list";
    if (list.hidden) changed();
    else list.focus();
  });

  return {
    source,
    list,
    /** Returns the puzzles, or a sentence that says why there are none. @returns {Promise<string[] | string>} */
    async read() {
      if (source.value === "one") return [puzzle];
      if (source.value === "examples") return EXAMPLES;
      if (list.value.trim() === "") return text("watch.race.list.empty");
      const client = createClient();
      try {
        const { puzzles } = await client.ask("parse", [list.value]);
        return puzzles.slice(0, MOST).map((entry) => entry.puzzle);
      } catch (error) {
        if (!(error instanceof RedokuError)) throw error;
        const { key, args } = explainError(error);
        return text(key, args);
      } finally {
        client.close(new Error("the list was read"));
      }
    },
  };
}

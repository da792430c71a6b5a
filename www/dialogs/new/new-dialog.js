/** The dialog for a new puzzle: its level and symmetry, one for the board or a sheet to print. */
import "./new.css";
import "../share/print.css";
import { BLANK } from "../../app/state.js";
import { read, write } from "../../app/storage.js";
import { NO_MARKS } from "../../sudoku/marks.js";
import { openDialog } from "../../ui/dialog.js";
import { button, element } from "../../ui/dom.js";
import { select } from "../../ui/select.js";
import { printSheet } from "../share/print.js";

/** @typedef {import("../../i18n/translator.js").Translator} Translator */
/** @typedef {import("../../i18n/translator.js").Key} Key */
/** @typedef {import("../../pkg/redoku.js").Generated} Generated */
/** @typedef {import("../../pkg/redoku.js").GenerateOptions} Wish */

const LEVELS = /** @type {const} */ (["easy", "medium", "hard", "expert", "extreme"]);
const LAYOUTS = /** @type {const} */ (["half-turn", "quarter-turn", "diagonal", "mirror", "none"]);
/** The numbers of puzzles on a sheet. */
const SHEETS = ["2", "4", "6", "12", "24"];
/** The most puzzles on a printed page. */
const PER_PAGE = 6;
/** The storage key of the last choices. */
const CHOICES = "redoku.new";

/**
 * @param {object} to
 * @param {(wish: Wish, signal: AbortSignal, onProgress: (tried: number) => void) => Promise<Generated>} to.generate
 * @param {(made: Generated) => void} to.place  puts the puzzle on the board
 * @param {(error: unknown) => void} to.report
 * @param {Translator} to.translator
 */
export function openNew({ generate, place, report, translator }) {
  const { text } = translator;
  /** @type {AbortController | null} */ let making = null;

  const level = select(
    "new-level",
    LEVELS.map((name) => [name, text(`level.${name}`)]),
    text("new.level"),
  );
  const layout = select(
    "new-layout",
    LAYOUTS.map((name) => [name, text(`new.layout.${name}`)]),
    text("new.layout"),
  );
  const sheet = select(
    "new-sheet",
    SHEETS.map((number) => [number, text("new.sheet", { number })]),
    text("new.sheet.size"),
  );
  const seed = element("input", "small new-seed");
  seed.id = "new-seed";
  seed.autocomplete = "off";
  seed.placeholder = text("new.seed.any");
  const [lastLevel, lastLayout] = (read(CHOICES) ?? "medium half-turn").split(" ");
  level.value = lastLevel;
  layout.value = lastLayout;

  const status = element("p", "note new-status");
  status.setAttribute("role", "status");
  const stop = button(text("new.cancel"), "small", () => making?.abort());
  stop.hidden = true;
  const start = button(text("new.start"), "new-start", () => attempt(1));
  const print = button(text("new.print"), "small", () => attempt(Number(sheet.value)));
  const more = element(
    "details",
    "new-more",
    element("summary", "", text("new.more")),
    row("new-seed", "new.seed", seed),
    element("div", "new-row new-sheet", sheet, print),
  );
  const form = element(
    "form",
    "new-form",
    row("new-level", "new.level", level),
    row("new-layout", "new.layout", layout),
    start,
    element("div", "new-working", status, stop),
    more,
  );
  start.type = "submit";
  form.addEventListener("submit", (event) => event.preventDefault());
  const dialog = openDialog({
    id: "new-puzzle",
    title: text("new.title"),
    close: text("close"),
    content: [form],
  });
  dialog.addEventListener("close", () => making?.abort());
  level.focus();
  return dialog;

  /** Makes puzzles: one for the board, several for a sheet. @param {number} number */
  async function attempt(number) {
    making?.abort();
    const current = new AbortController();
    making = current;
    write(CHOICES, `${level.value} ${layout.value}`);
    stop.hidden = false;
    try {
      /** @type {Generated[]} */ const made = [];
      while (made.length < number) {
        const wish = wishFor(made.length);
        const say = (/** @type {number} */ tried) => {
          status.textContent = text("new.tried", { tried, done: made.length, number });
        };
        made.push(await generate(wish, current.signal, say));
      }
      status.textContent = "";
      if (number === 1) {
        dialog.close();
        place(made[0]);
      } else {
        printMade(made);
      }
    } catch (error) {
      if (!current.signal.aborted) {
        dialog.close();
        report(error);
      } else if (making === current) {
        status.textContent = text("new.cancelled");
      }
    } finally {
      if (making === current) stop.hidden = true;
    }
  }

  /** The wish for a puzzle of a sheet; each has a seed of its own. @param {number} index @returns {Wish} */
  function wishFor(index) {
    const wish = /** @type {Wish} */ ({ level: level.value, symmetry: layout.value });
    const word = seed.value.trim();
    return word ? { ...wish, seed: index === 0 ? word : `${word} ${index + 1}` } : wish;
  }

  /** @param {Generated[]} made */
  function printMade(made) {
    const subjects = made.map(({ puzzle, solution }) => ({
      givens: puzzle,
      placed: BLANK,
      marks: NO_MARKS,
      solution,
    }));
    const number = Math.min(made.length, PER_PAGE);
    printSheet(subjects, { number, overleaf: true, label: text("board.label") });
  }

  /** @param {string} id @param {Key} label @param {HTMLElement} field */
  function row(id, label, field) {
    const name = element("label", "", text(label));
    name.htmlFor = id;
    return element("div", "new-row", name, field);
  }
}

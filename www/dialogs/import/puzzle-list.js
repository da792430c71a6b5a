/** A list of puzzles with a search field. Only the visible rows have elements, so it can be very long. */
import { countDigits } from "../../sudoku/puzzles.js";
import { element } from "../../ui/dom.js";

/** @typedef {import("../../pkg/redoku.js").Entry} Entry */
/** @typedef {import("../../i18n/translator.js").Translator} Translator */

/** The height of a row, in px. */
const ROW = 44;
/** The number of rows drawn above and below the visible ones. */
const SPARE = 4;
/** The keys that move through the list, and by how many rows. */
const MOVES = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
]);

/**
 * @param {Entry[]} entries
 * @param {Translator} translator
 * @param {{ onActive(index: number): void, onChosen(): void }} to
 */
export function createPuzzleList(entries, { text }, { onActive, onChosen }) {
  const names = entries.map(({ name = "" }) => name.toLowerCase());
  let found = entries.map((_, index) => index);
  let active = 0;

  const search = element("input", "search");
  search.type = "search";
  search.id = "puzzle-search";
  search.placeholder = text("list.search");
  search.setAttribute("aria-label", text("list.search"));
  search.setAttribute("aria-controls", "puzzle-list");
  const rows = element("div", "list-rows");
  rows.setAttribute("role", "none");
  const list = element("div", "list", rows);
  list.id = "puzzle-list";
  list.tabIndex = 0;
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", text("list.label"));
  const count = element("p", "note");
  count.setAttribute("role", "status");

  /** Draws the visible rows. */
  function draw() {
    const first = Math.max(0, Math.floor(list.scrollTop / ROW) - SPARE);
    const last = first + Math.ceil(list.clientHeight / ROW) + 2 * SPARE;
    rows.replaceChildren(
      ...found.slice(first, last).map((index, offset) => row(index, first + offset)),
    );
    if (found.length > 0) list.setAttribute("aria-activedescendant", `puzzle-${found[active]}`);
    else list.removeAttribute("aria-activedescendant");
  }

  /** @param {number} index @param {number} at */
  function row(index, at) {
    const { puzzle, name } = entries[index];
    const givens = countDigits(puzzle);
    const option = element(
      "div",
      "list-row",
      element("span", "list-number", text("list.number", { number: index + 1 })),
      element("span", name ? "list-name" : "list-name list-line", name ?? puzzle),
      element("span", "list-givens", text("list.givens", { givens })),
    );
    option.id = `puzzle-${index}`;
    option.dataset.at = String(at);
    option.style.insetBlockStart = `${at * ROW}px`;
    option.setAttribute("role", "option");
    option.setAttribute("aria-selected", String(at === active));
    option.setAttribute("aria-posinset", String(at + 1));
    option.setAttribute("aria-setsize", String(found.length));
    return option;
  }

  /** @param {number} at */
  function activate(at) {
    if (found.length === 0) return;
    active = Math.min(Math.max(at, 0), found.length - 1);
    const top = active * ROW;
    if (top < list.scrollTop) list.scrollTop = top;
    const overhang = top + ROW - list.clientHeight;
    if (overhang > list.scrollTop) list.scrollTop = overhang;
    draw();
    onActive(found[active]);
  }

  function filter() {
    const matches = matcher(search.value);
    found = entries.flatMap((entry, index) => (matches(entry, index, names[index]) ? [index] : []));
    rows.style.blockSize = `${found.length * ROW}px`;
    list.scrollTop = 0;
    const counts = { count: found.length, total: entries.length };
    count.textContent = text(found.length < entries.length ? "list.found" : "list.count", counts);
    active = 0;
    draw();
    onActive(found[0] ?? -1);
  }

  search.addEventListener("input", filter);
  list.addEventListener("scroll", draw);
  for (const part of [search, list]) {
    part.addEventListener("keydown", (event) => {
      const page = Math.floor(list.clientHeight / ROW);
      const moves = new Map([...MOVES, ["PageDown", page], ["PageUp", -page]]);
      if (part === list) moves.set("Home", -active).set("End", found.length);
      const by = moves.get(event.key);
      if (by === undefined) return;
      event.preventDefault();
      activate(active + by);
    });
  }
  list.addEventListener("click", ({ target }) => {
    const option = target instanceof Element ? target.closest("[data-at]") : null;
    if (option) activate(Number(option.getAttribute("data-at")));
  });
  list.addEventListener("dblclick", onChosen);

  return {
    parts: [search, count, list],
    /** Must be called once the list is on the page. */
    start() {
      filter();
      // On phones, focusing the search field would open a keyboard that hides the list.
      (matchMedia("(pointer: coarse)").matches ? list : search).focus();
    },
  };
}

/** Matches puzzles by their number (up to 6 digits), a run of cells (7 or more), or their name. @param {string} query */
export function matcher(query) {
  const wanted = query.trim().toLowerCase();
  const number = /^#?(\d{1,6})$/.exec(wanted)?.[1];
  const digits = /^[\d.]{7,81}$/.test(wanted) ? wanted.replaceAll("0", ".") : null;
  return (
    /** @type {Entry} */ { puzzle },
    /** @type {number} */ index,
    /** @type {string} */ name,
  ) =>
    name.includes(wanted) ||
    (number !== undefined && Number(number) === index + 1) ||
    (digits !== null && puzzle.includes(digits));
}

/** Keeps the boards of this tab on the shelf, a moment after each change. */
import { createShelf } from "./shelf.js";
import { isEmpty, puzzleOf } from "./state.js";
import { read, write } from "./storage.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Position} Position */
/** @typedef {import("./shelf.js").Kept} Kept */
/** @typedef {{ id: string, version: number }} Place  where a board is on the shelf */

/** How long the board must be unchanged before it is stored, in ms. */
const PAUSE = 500;
/** The storage key of the place of this tab's board, for a reload. */
const PLACE = "redoku.place";

/**
 * @param {Pick<import("./verdicts.js").Store, "state">} store
 * @param {ReturnType<typeof createShelf>} [shelf]
 */
export function createKeeper(store, shelf = createShelf()) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let timer;
  let saving = Promise.resolve();
  /** The boards of this page by their sheet. @type {Map<number, Place>} */
  const places = new Map();
  const reloaded = decodePlace(read(PLACE, "sessionStorage"));
  if (reloaded) places.set(0, reloaded);
  /** Why the last board could not be stored. @type {"full" | "blocked" | null} */
  let problem = null;

  /** Stores a board now, by default the current one. Boards are stored one after the other. @param {Position} [position] */
  function save(position = store.state) {
    clearTimeout(timer);
    const content = contentOf(position, store.state.known);
    if (!isEmpty(position.board)) saving = saving.then(() => put(position.sheet, content));
    return saving;
  }

  /** @param {number} sheet @param {ReturnType<typeof contentOf>} content */
  async function put(sheet, content) {
    const place = places.get(sheet) ?? { id: newId(), version: 0 };
    try {
      const stored = await shelf.put({ ...place, ...content }, newId());
      places.set(sheet, stored);
      if (sheet === store.state.sheet) remember(stored);
      problem = null;
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
      problem = isFull ? "full" : "blocked";
    }
  }

  return {
    shelf,
    /** Stores the board soon, and at once the one that it has replaced. @param {State} state @param {State} before */
    changed(state, before) {
      if (state.sheet !== before.sheet) {
        // Keys may have changed it since the last frame.
        save(state.past.findLast(({ sheet }) => sheet === before.sheet) ?? before);
      }
      clearTimeout(timer);
      timer = setTimeout(() => save(), PAUSE);
    },
    save,
    /** Continues a board of the shelf in the current sheet. @param {Kept} board */
    adopt({ id, version }) {
      places.set(store.state.sheet, { id, version });
      remember({ id, version });
    },
    get problem() {
      return problem;
    },
  };
}

/** @param {Place} place */
const remember = (place) => write(PLACE, JSON.stringify(place), "sessionStorage");

/** @param {Position} position @param {State["known"]} known */
function contentOf({ board, playing, pencil }, known) {
  const verdict = known?.puzzle === board.givens ? known.verdict : null;
  const solved = verdict?.status === "unique" && puzzleOf(board) === verdict.solution;
  return { ...board, playing, pencil, done: solved && playing, changed: Date.now() };
}

/** @param {string | null} entry @returns {Place | null} */
function decodePlace(entry) {
  try {
    const { id, version } = JSON.parse(entry ?? "");
    return typeof id === "string" && Number.isInteger(version) ? { id, version } : null;
  } catch {
    return null;
  }
}

const newId = () => Math.random().toString(36).slice(2);

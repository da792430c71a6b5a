/** Keeps the boards of this tab on the shelf. */
import { SilentError } from "./database.js";
import { createShelf } from "./shelf.js";
import { isEmpty, puzzleOf } from "./state.js";
import { read, write } from "./storage.js";

/** @import { Kept } from "./shelf.js" */
/** @import { Position, State } from "./state.js" */
/** @typedef {"full" | "blocked" | "silent"} Problem */
/** @typedef {{ id: string, version: number }} Place  where a board is on the shelf */

/** The storage key of the place of this tab's board, for a reload. */
const PLACE = "redoku.place";

/**
 * @param {Pick<import("./store.js").Store, "state">} store
 * @param {ReturnType<typeof createShelf>} [shelf]
 */
export function createKeeper(store, shelf = createShelf()) {
  let saving = Promise.resolve();
  /** The boards of this page by their sheet. @type {Map<number, Place>} */
  const places = new Map();
  const reloaded = decodePlace(read(PLACE, "sessionStorage"));
  if (reloaded) places.set(0, reloaded);
  /** Why the last board could not be stored. @type {Problem | null} */
  let problem = null;

  /** Stores a board. Boards are stored one after the other. @param {Position} position */
  function save(position) {
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
      problem = problemOf(error);
    }
  }

  return {
    shelf,
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

/** Why the shelf cannot be used. @param {unknown} error @returns {Problem} */
export function problemOf(error) {
  if (error instanceof SilentError) return "silent";
  const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
  return isFull ? "full" : "blocked";
}

/** @param {Place} place */
const remember = (place) => write(PLACE, JSON.stringify(place), "sessionStorage");

/** The time of the last save: two boards that are saved at once keep their order. */
let clock = 0;

/** @param {Position} position @param {State["known"]} known */
function contentOf({ board, hinted, playing, pencil }, known) {
  const verdict = known?.puzzle === board.givens ? known.verdict : null;
  const solved = verdict?.status === "unique" && puzzleOf(board) === verdict.solution;
  clock = Math.max(clock + 1, Date.now());
  return { ...board, hinted, playing, pencil, done: solved && playing, changed: clock };
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

/**
 * The boards that this device keeps, in IndexedDB.
 *
 * Each record has a version. A tab that wants to replace a version which it has not seen adds a copy instead, so two
 * tabs never overwrite each other's boards.
 */

import { areMarks } from "../sudoku/marks.js";
import { areCells } from "../sudoku/puzzles.js";
import { createDatabase } from "./database.js";

/** The number of boards that are kept. */
export const MOST = 50;
const STORE = "boards";

/**
 * @typedef {object} Kept
 * @property {string} id
 * @property {number} version  increases with each change
 * @property {number} changed  the time of the last change, in ms since 1970
 * @property {string} givens
 * @property {string} placed
 * @property {readonly number[]} [hinted]  the cells whose digit a hint placed; records of earlier versions lack it
 * @property {boolean} playing
 * @property {readonly number[]} pencil
 * @property {boolean} done    the user completed the grid
 */

/** @param {IDBFactory} [factory] */
export function createShelf(factory = globalThis.indexedDB) {
  const { transact } = createDatabase(factory, STORE);
  return {
    /** All boards, the latest first. @returns {Promise<Kept[]>} */
    list: () =>
      transact("readonly", (store) => {
        const request = store.getAll();
        return () => byTime(request.result.filter(isKept));
      }),
    /**
     * Stores a board; resolves to its id and version. The id is `copy` if another tab has changed the record.
     * @param {Kept} board @param {string} copy  an unused id
     */
    put: (board, copy) =>
      transact("readwrite", (store) => {
        let stored = board;
        const request = store.getAll();
        request.onsuccess = () => {
          const { record, outdated } = arrange(request.result.filter(isKept), board, copy);
          stored = record;
          for (const id of outdated) store.delete(id);
          store.put(record);
        };
        return () => ({ id: stored.id, version: stored.version });
      }),
    /** Puts a deleted board back. @param {Kept} board */
    restore: (board) =>
      transact("readwrite", (store) => {
        store.put(board);
        return () => {};
      }),
    /** @param {string} id */
    remove: (id) =>
      transact("readwrite", (store) => {
        store.delete(id);
        return () => {};
      }),
  };
}

/** Whether a record is a board; one that is not is ignored. @param {any} record @returns {record is Kept} */
const isKept = (record) =>
  areCells(record.givens) &&
  areCells(record.placed) &&
  areMarks(record.pencil) &&
  Number.isFinite(record.changed);

/** @param {Kept[]} boards */
const byTime = (boards) => boards.sort((a, b) => b.changed - a.changed);

/**
 * Decides how a board is stored beside the others: as a new version, or as a copy; and which of the others go,
 * because they are equal or too many.
 * @param {Kept[]} others @param {Kept} board @param {string} copy
 */
export function arrange(others, board, copy) {
  const existing = others.find(({ id }) => id === board.id);
  const isForeign = existing !== undefined && existing.version !== board.version;
  const record = { ...board, id: isForeign ? copy : board.id, version: board.version + 1 };
  const rest = others.filter(({ id }) => id !== record.id);
  const different = byTime(rest.filter((other) => !isEqual(other, record)));
  const kept = new Set(different.slice(0, MOST - 1).map(({ id }) => id));
  return { record, outdated: rest.map(({ id }) => id).filter((id) => !kept.has(id)) };
}

/** @param {Kept} a @param {Kept} b */
const isEqual = (a, b) =>
  a.givens === b.givens && a.placed === b.placed && String(a.pencil) === String(b.pencil);

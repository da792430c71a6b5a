/** Import and export of boards: texts, photos, links, and their dialogs. Loaded on first use. */

import { load } from "../app/edits.js";
import { readBoardLink } from "../app/links.js";
import { BLANK, solutionOf, verdictOf } from "../app/state.js";
import { notify } from "../app/updates.js";
import { withSentences } from "../i18n/sentences.js";
import { NO_MARKS } from "../sudoku/marks.js";
import { isPicture } from "../ui/intake.js";
import { createReader } from "./import/reader.js";

/** @typedef {import("./import/reader.js").Parsed} Parsed */
/** @typedef {import("../pkg/redoku.js").Entry} Entry */
/** @typedef {import("../app/state.js").State} State */

/**
 * @param {object} parts
 * @param {ReturnType<typeof import("../app/store.js").createStore<State>>} parts.store
 * @param {import("../engine/client.js").SolverClient} parts.client
 * @param {ReturnType<typeof import("../ui/announcer.js").createAnnouncer>} parts.announcer
 * @param {() => import("../i18n/translator.js").Translator} parts.translator
 * @param {(open: () => Promise<unknown>) => void} parts.openDialog
 * @param {(error: unknown) => void} parts.report
 * @param {() => void} parts.onPlaced    called when the user has chosen a puzzle
 * @param {() => void} parts.solve
 */
export function createExchange(parts) {
  const { store, client, translator, openDialog, report } = parts;
  const reader = createReader({ ...parts, openImport: paste });
  /** The last import dialog. @type {Awaited<ReturnType<typeof import("./import/import-dialog.js").openImport>> | null} */
  let importDialog = null;
  /** The last photo dialog. @type {ReturnType<typeof import("./photo/photo-dialog.js").openPhoto> | null} */
  let photoDialog = null;
  /** The chosen puzzle and those after it in its list. @type {Entry[]} */
  let following = [];

  /** Opens the import dialog. @param {import("./import/reader.js").Import} [wanted] */
  function paste(wanted = {}) {
    openDialog(async () => {
      const panel = await import("./import/import-dialog.js");
      const { parse, batch } = reader;
      const to = { parse, place, report, batch, photo: takePicture, translator: translator() };
      importDialog = await panel.openImport(to, wanted);
    });
  }

  /** @param {import("./import/files.js").Listed} entry @param {Parsed} parsed */
  function place(entry, { puzzles, format }) {
    reader.place(entry, entry.format ?? format);
    following = puzzles.slice(puzzles.indexOf(entry));
    parts.onPlaced();
  }

  /** Opens the photo dialog. @param {File} [file] */
  function photo(file) {
    openDialog(async () => {
      const panel = await withSentences("photo", import("./photo/photo-dialog.js"));
      const { settings } = store.state;
      const to = { client, translator: translator(), settings, place: placePhoto, report };
      photoDialog = panel.openPhoto(to, file);
    });
  }

  /** @param {string} puzzle */
  function placePhoto(puzzle) {
    const givens = puzzle.replaceAll(".", "").length;
    /** @type {import("../i18n/translator.js").Message} */
    const detail = { key: "read.photo", args: { givens, offer: { offer: "undo" } } };
    store.update(load, puzzle);
    store.update(notify, { tone: "calm", detail });
    parts.onPlaced();
  }

  /** @param {File} picture */
  function takePicture(picture) {
    if (photoDialog?.dialog.open) return photoDialog.read(picture);
    importDialog?.dialog.close();
    photo(picture);
  }

  /** Reads dropped or pasted files: pictures as photos, all others as text. @param {File[]} files */
  function takeFiles(files) {
    const picture = files.find(isPicture);
    if (picture) return takePicture(picture);
    if (importDialog?.dialog.open) return importDialog.fillFiles(files);
    return reader.readFiles(files);
  }

  /** Opens the share dialog. */
  function share() {
    const { state } = store;
    const { givens, placed } = state.board;
    const subject = { givens, placed, marks: state.pencil, solution: answerTo(state) };
    const answers = state.answer?.cells === null && state.shown;
    const listed = following[0]?.puzzle === givens ? following : [];
    const bare = { placed: BLANK, marks: NO_MARKS, solution: null };
    const list = listed.map(({ puzzle }) => ({ ...bare, givens: puzzle }));
    openDialog(async () => {
      const sharing = import("./share/share-dialog.js");
      const { openShare } = await withSentences("share", sharing);
      return openShare({ subject, answers, list, client, translator: translator() });
    });
  }

  /** Opens a board in the page's address, and removes it from there, because the board may change. @param {import("../app/links.js").Linked} linked */
  async function visit({ code, answers }) {
    const opened = await reader.open(code);
    // The engine failed: a reload tries again.
    if (opened === null) return;
    if (readBoardLink(location.hash)?.code === code) {
      history.replaceState(null, "", location.pathname + location.search);
    }
    if (opened && answers) parts.solve();
  }

  return {
    paste,
    /** Opens the batch dialog. */
    batch: () => reader.batch(),
    photo,
    share,
    visit,
    /** Reads a pasted or dropped text. @param {string} text */
    take: (text) => (importDialog?.dialog.open ? importDialog.fill(text) : reader.read(text)),
    takeFiles,
    showRefused: () => reader.showRefused(),
    /** Cancels reading; returns false if nothing is being read. */
    cancel: () => reader.cancel(),
  };
}

/** The solution on the board, or else the unique one, or null. @param {State} state */
function answerTo(state) {
  const verdict = verdictOf(state);
  return solutionOf(state) ?? (verdict?.status === "unique" ? verdict.solution : null);
}

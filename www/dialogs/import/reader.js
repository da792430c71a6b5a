/** Reads texts and files, or opens the dialog that does. */
import { createFollower } from "../../app/follower.js";
import { isPicture } from "../../ui/files.js";
import * as model from "./model.js";
import { areLarge, readPuzzles } from "./read.js";

/** @import { Around } from "../dialogs.js" */
/** @import { Reading } from "./model.js" */

/** @param {Around} around */
export function createReader({ store, client, dialogs, report }) {
  let lastId = 0;
  const parse = (/** @type {string} */ text, /** @type {AbortSignal | undefined} */ signal) =>
    client.ask("parse", [text], signal);
  const reader = {
    get ready() {
      return client.ready;
    },
    /** @param {string} _method @param {[Reading]} args @param {AbortSignal} [signal] */
    ask: (_method, [reading], signal) => readPuzzles(reading, parse, signal),
  };
  const { follow } = createFollower({
    client: reader,
    store,
    question: model.question,
    onError: report,
    onSlow: () => store.update(model.sayReading),
    patience: 0,
  });

  /** @param {Reading["from"]} from @param {Partial<Reading>} what */
  const start = (from, what) =>
    store.update(model.read, { id: ++lastId, from, text: "", files: [], ...what });

  /** Opens a dialog for what this one does not read, in place of any other. @param {"photo" | "batch"} name @param {unknown} wanted */
  function leaveFor(name, wanted) {
    if (!dialogs.isOpen(name)) store.update(model.close);
    dialogs.open(name, wanted);
  }

  /** Reads files: pictures as photos, very large ones as a batch, all others as text. @param {File[]} files */
  function takeFiles(files) {
    const picture = files.find(isPicture);
    if (picture) return leaveFor("photo", picture);
    if (areLarge(files) || dialogs.isOpen("batch")) return leaveFor("batch", files);
    start("file", { files });
  }

  return { start, takeFiles, leaveFor, follow };
}

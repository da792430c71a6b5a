/** Reads texts with puzzles: puts a single one on the board, and lets the user choose among several. */
import * as edit from "../../app/edits.js";
import { write } from "../../app/storage.js";
import * as change from "../../app/updates.js";
import { createBatchDoor } from "../batch/batch-door.js";
import { areLarge, parseFiles } from "./files.js";
import { createReading } from "./reading.js";

/** @typedef {import("../../i18n/translator.js").Message} Message */
/** @typedef {import("../../i18n/translator.js").Key} Key */
/** @typedef {import("../../pkg/redoku.js").Entry} Entry */
/** @typedef {import("./files.js").Parsed} Parsed */
/** @typedef {{ text?: string, files?: File[], parsed?: Parsed }} Import  the initial content of the import dialog */
/** @typedef {"pasted" | "file"} Source */

/** @typedef {ReturnType<typeof createReader>} Reader */

/** The storage key of the last literal format, which is the default for copying. */
export const LITERAL = "redoku.literal";

/**
 * @param {object} parts
 * @param {ReturnType<typeof import("../../app/store.js").createStore<import("../../app/state.js").State>>} parts.store
 * @param {import("../../engine/client.js").SolverClient} parts.client
 * @param {ReturnType<typeof import("../../ui/announcer.js").createAnnouncer>} parts.announcer
 * @param {() => import("../../i18n/translator.js").Translator} parts.translator
 * @param {(error: unknown) => void} parts.report
 * @param {(wanted: Import) => void} parts.openImport
 * @param {(open: () => Promise<unknown>) => void} parts.openDialog
 * @param {() => void} parts.onPlaced  called when the user has chosen a puzzle
 */
export function createReader(parts) {
  const { store, client, announcer, translator, report, openImport } = parts;
  /** The size of the text being read, in bytes. */
  let size = 0;
  /** The last text with a parse error, for the import dialog. */
  let refused = "";
  const reading = createReading(() => store.update(change.notify, readingNotice(size)));

  /** @param {string} text */
  const read = (text) => attempt(text.length, text, "pasted", (signal) => parse(text, signal));

  /** @param {File[]} files */
  function readFiles(files) {
    const bytes = files.reduce((sum, file) => sum + file.size, 0);
    if (batch.take(files)) return;
    if (areLarge(files)) return batch.open(files);
    const work = (/** @type {AbortSignal} */ signal) => parseFiles(files, parse, signal);
    return attempt(bytes, "", "file", work, files);
  }

  /**
   * Reads a text or files, and puts the puzzle on the board or opens the list.
   * @param {number} bytes @param {string} text @param {Source} from
   * @param {(signal: AbortSignal) => Promise<Parsed>} work @param {File[]} [files]
   */
  async function attempt(bytes, text, from, work, files = []) {
    size = bytes;
    try {
      const outcome = await reading.read(work);
      if (!outcome) return;
      store.update(change.notify, null);
      if ("parsed" in outcome) return take(outcome.parsed, text, from, files);
      refused = text;
      refuse(outcome.refused, text ? { offer: "text" } : undefined);
    } catch (error) {
      report(error);
    }
  }

  /** @param {Parsed} parsed @param {string} text @param {Source} from @param {File[]} files */
  function take(parsed, text, from, files) {
    const [first, second] = parsed.puzzles;
    if (!first) refuse(say("notice.files", { files: translator().list(parsed.unread ?? []) }));
    else if (second || parsed.unread?.length) openImport({ text, parsed, files });
    else place(first, first.format ?? parsed.format, from);
  }

  /** @param {string} text @param {AbortSignal} [signal] @returns {Promise<Parsed>} */
  const parse = (text, signal) => client.ask("parse", [text], signal);

  /** Puts a puzzle on the board, and says which format was read. @param {Entry} entry @param {string} format @param {Source} [from] */
  function place(entry, format, from = "pasted") {
    if (format.startsWith("leetcode-")) write(LITERAL, format);
    load(entry, `read.${from}`, { summary: { message: summaryOf(entry, format) } });
  }

  /** @param {Entry} entry @param {Key} key @param {Record<string, import("../../i18n/translator.js").Value>} args */
  function load({ puzzle, placed, marks }, key, args) {
    store.update(edit.load, puzzle, placed, marks, true);
    const detail = say(key, { ...args, offer: { offer: "undo" } });
    store.update(change.notify, { tone: "calm", detail });
  }

  const batch = createBatchDoor({
    ...parts,
    place(puzzle) {
      place({ puzzle }, "line", "file");
      parts.onPlaced();
    },
  });

  /** Replaces the board by that of a link; Undo restores it. Resolves to null if the engine failed. @param {string} code */
  async function open(code) {
    try {
      const outcome = await reading.read((signal) => parse(code, signal));
      if (!outcome) return false;
      if ("refused" in outcome) {
        refuse(outcome.refused);
        return false;
      }
      const [entry] = outcome.parsed.puzzles;
      load(entry, "read.link", { givens: entry.puzzle.replaceAll(".", "").length });
      return true;
    } catch (error) {
      report(error);
      return null;
    }
  }

  /** Notifies the user that a text could not be read, and why. @param {Message} reason @param {{ offer: "text" }} [offer] */
  function refuse(reason, offer) {
    const title = say("notice.unread");
    const detail = offer ? say("notice.reason", { reason: { message: reason }, offer }) : reason;
    store.update(change.notify, { tone: "warn", title, detail });
    announcer.say(translator().spoken(reason.key, reason.args), "assertive");
  }

  return {
    read,
    readFiles,
    parse,
    place,
    open,
    batch: batch.open,
    refuse,
    showRefused: () => openImport({ text: refused }),
    cancel: reading.cancel,
  };
}

/** A summary of a puzzle: "30 givens (81-character line)." @param {Entry} entry @param {string} format */
export function summaryOf({ puzzle, placed = "" }, format) {
  const [givens, own] = [puzzle, placed].map((digits) => digits.replaceAll(".", "").length);
  const args = { format: { format }, givens, own };
  return say(own > 0 ? "read.summary.placed" : "read.summary", args);
}

/** @param {number} bytes @returns {import("../../app/state.js").Notice} */
function readingNotice(bytes) {
  const detail = say("notice.reading.detail", {
    size: { bytes },
    offer: { offer: "cancel" },
  });
  return { tone: "calm", title: say("notice.reading"), detail };
}

/** @param {Key} key @param {Record<string, import("../../i18n/translator.js").Value>} [args] @returns {Message} */
const say = (key, args) => ({ key, args });

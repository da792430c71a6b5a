/** Reading puzzles, onto the board or into the import dialog: the slices, their changes, and what they ask for. */
import { changeDialog, closeDialog, dialogOf, openDialog } from "../../app/dialog.js";
import { place, summaryOf } from "../../app/place.js";
import { notify } from "../../app/updates.js";
import { placeOf } from "./fault.js";
import { sizeOf } from "./read.js";

/** @import { Question } from "../../app/follower.js" */
/** @import { State } from "../../app/state.js" */
/** @import { Message } from "../../i18n/translator.js" */
/** @import { Listed, Outcome, Parsed } from "./read.js" */
/**
 * What is being read.
 * @typedef {object} Reading
 * @property {number} id
 * @property {"box" | "pasted" | "file" | "link"} from  the text box of the dialog, or how it came to the page
 * @property {string} text
 * @property {File[]} files
 * @property {boolean} [answers]  whether to solve it, as its link says
 * @property {boolean} [slow]     whether it takes long enough to say so
 */
/** @typedef {{ reading: Reading, became: "placed" | "listed" | "refused", format: string, reason?: Message }} Read  what was read last */
/**
 * @typedef {object} Import
 * @property {"import"} name
 * @property {string} box        the text in the text box
 * @property {number} unshown    the length of a text that is too long for the text box
 * @property {{ text: string, files: File[] }} source  what was read last, for work on all of its puzzles
 * @property {Parsed | null} parsed
 * @property {Listed | null} chosen
 * @property {string} query      what is searched for in the list
 * @property {number} top        how far the list is scrolled, in px
 * @property {number} height     of the list that is in sight, in px
 * @property {Message & { tone: "calm" | "warn" } | null} said  in place of what the dialog usually says
 * @property {Fault | null} fault
 */
/** @typedef {{ text: string, place: import("./fault.js").Place | null, point: boolean, isList: boolean }} Fault  the place of a parse error, and whether to select it */

/** The longest text that the text box shows. Longer ones would slow down the page; they are read but not shown. */
export const LONGEST_SHOWN = 100_000;

/** @type {Omit<Import, "height">} */
const EMPTY = {
  name: "import",
  box: "",
  unshown: 0,
  source: { text: "", files: [] },
  parsed: null,
  chosen: null,
  query: "",
  top: 0,
  said: null,
  fault: null,
};

/** Opens the import dialog. @param {State} state */
export const open = (state) => openDialog(state, { ...EMPTY, height: 0 });

/** Starts to read; what was being read before is dropped, and any other dialog closes. @param {State} state @param {Reading} reading @returns {State} */
export function read(state, reading) {
  const now = { ...state, reading };
  if (!dialogOf(state, "import")) return closeDialog(now);
  return changeDialog(now, "import", textIn(reading.text));
}

/** Empties the dialog. @param {State} state @param {Import["said"]} said */
export const reset = (state, said = null) =>
  changeDialog({ ...state, reading: null }, "import", { ...EMPTY, said });

/** Stops reading into the dialog, and says something. @param {State} state @param {Import["said"]} said */
export const stop = (state, said) => changeDialog({ ...state, reading: null }, "import", { said });

/** Closes the dialog, and stops reading into it. @param {State} state */
export const close = (state) => closeDialog({ ...state, reading: null });

/** What the text box has of a text. @param {string} text */
const textIn = (text) =>
  text.length > LONGEST_SHOWN ? { box: "", unshown: text.length } : { box: text, unshown: 0 };

/** @param {State} state @returns {Question | null} */
export function question({ reading, dialog }) {
  if (!reading || (reading.from === "box" && dialog?.name !== "import")) return null;
  return {
    id: `read ${reading.id}`,
    method: "read",
    args: [reading],
    answer: (now, outcome) => receive(now, reading, outcome),
    failed: (now) => ({ ...now, reading: null, dialog: null }),
  };
}

/** Says that reading takes long. @param {State} state @returns {State} */
export function sayReading(state) {
  const { reading } = state;
  if (!reading) return state;
  const now = { ...state, reading: { ...reading, slow: true } };
  if (dialogOf(state, "import")) return now;
  const bytes = reading.text.length + sizeOf(reading.files);
  return notify(now, {
    tone: "calm",
    title: { key: "notice.reading" },
    detail: { key: "notice.reading.detail", args: { size: { bytes }, offer: { offer: "cancel" } } },
  });
}

/** Shows what was read: in the dialog if it is open, else on the board. @param {State} state @param {Reading} reading @param {Outcome} outcome @returns {State} */
function receive(state, reading, outcome) {
  const now = { ...state, reading: null };
  if (dialogOf(now, "import")) return showIn(now, reading, outcome);
  const calm = notify(now, null);
  if ("refused" in outcome) {
    const shown = reading.from === "pasted" ? outcome.text : "";
    return refuse({ ...calm, refused: shown }, reading, outcome.refused);
  }
  const { puzzles, unread = [] } = outcome.parsed;
  const [first, second] = puzzles;
  if (!first) return refuse(calm, reading, noneIn(unread));
  if (reading.from === "link") return put(calm, reading, first, { from: "link" }, "");
  if (second || unread.length > 0) return showIn(open(calm), reading, outcome);
  const format = first.format ?? outcome.parsed.format;
  const from = reading.from === "file" ? "file" : "pasted";
  return put(calm, reading, first, { from, format }, format);
}

/** @param {State} state @param {Reading} reading @param {Listed} entry @param {import("../../app/place.js").Source} source @param {string} format @returns {State} */
const put = (state, reading, entry, source, format) => ({
  ...place(state, entry, source),
  following: [],
  lastRead: { reading, became: "placed", format },
});

/** Puts the chosen puzzle of the dialog on the board. @param {State} state @returns {State} */
export function putChosen(state) {
  const dialog = dialogOf(state, "import");
  if (!dialog?.chosen || !dialog.parsed) return state;
  const { chosen, parsed } = dialog;
  const format = chosen.format ?? parsed.format;
  /** @type {Reading} */ const reading = { id: 0, from: "box", text: "", files: [] };
  const placed = put(state, reading, chosen, { from: "pasted", format }, format);
  return { ...placed, following: parsed.puzzles.slice(parsed.puzzles.indexOf(chosen)) };
}

/** @param {State} state @param {Reading} reading @param {Message} reason @returns {State} */
function refuse(state, reading, reason) {
  /** @type {{ offer: "text" }} */ const offer = { offer: "text" };
  /** @type {Message} */
  const detail = state.refused
    ? { key: "notice.reason", args: { reason: { message: reason }, offer } }
    : reason;
  const notice = /** @type {const} */ ({ tone: "warn", title: { key: "notice.unread" }, detail });
  return { ...notify(state, notice), lastRead: { reading, became: "refused", format: "", reason } };
}

/** @param {State} state @param {Reading} reading @param {Outcome} outcome */
function showIn(state, reading, outcome) {
  const { text } = outcome;
  const shown = changeDialog(state, "import", {
    ...EMPTY,
    ...textIn(text),
    source: { text, files: reading.files },
  });
  if ("refused" in outcome) {
    const place = placeOf(text, outcome.details);
    const fault = { text, place, point: reading.from !== "box", isList: isList(text) };
    return changeDialog(shown, "import", { said: warning(outcome.refused), fault });
  }
  const { parsed } = outcome;
  const [chosen] = parsed.puzzles;
  if (!chosen) return changeDialog(shown, "import", { said: warning(noneIn(parsed.unread ?? [])) });
  return changeDialog(shown, "import", { parsed, chosen });
}

/** @param {Message} message @returns {Import["said"]} */
const warning = (message) => ({ ...message, tone: "warn" });

/** @param {string[]} files @returns {Message} */
const noneIn = (files) => ({ key: "notice.files", args: { files: { names: files } } });

/** Whether a text has puzzles on two lines, by their length. @param {string} text */
function isList(text) {
  const lines = text.matchAll(/^.{81}/gm);
  return !lines.next().done && !lines.next().done;
}

/** @param {Import} dialog */
export const hasSeveral = ({ parsed }) => (parsed?.puzzles.length ?? 0) > 1;

/** What the dialog says. @param {Import} dialog @param {Reading | null} reading @returns {NonNullable<Import["said"]>} */
export function statusOf({ said, chosen, parsed }, reading) {
  if (reading?.slow) return { tone: "calm", key: "notice.reading" };
  if (said) return said;
  if (chosen && parsed) {
    return { tone: "calm", ...summaryOf(chosen, chosen.format ?? parsed.format) };
  }
  return { tone: "calm", key: parsed ? "list.none" : "import.hint" };
}

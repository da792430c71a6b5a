/** The import dialog, as a template of the state: any text or file, a preview, and the list of its puzzles. */
import { dialogOf } from "../../app/dialog.js";
import { BLANK } from "../../app/state.js";
import { drawBoard } from "../../board/picture.js";
import { button } from "../../ui/buttons.js";
import { modal } from "../../ui/dialog.js";
import { h } from "../../ui/draw.js";
import { filePicker, island, targetOf } from "../../ui/kit.js";
import { excerptOf } from "./fault.js";
import { hasSeveral, LONGEST_SHOWN, statusOf } from "./model.js";
import { puzzleList } from "./puzzle-list.js";

/** @import { State } from "../../app/state.js" */
/** @import { Translator } from "../../i18n/translator.js" */
/** @import { Template } from "../../ui/draw.js" */
/** @import { Fault, Import, Reading } from "./model.js" */
/** @import { ListActions } from "./puzzle-list.js" */
/** @import { Listed, Parsed } from "./read.js" */
/** @typedef {ListActions & Commands} Actions */
/**
 * @typedef {object} Commands
 * @property {(text: string) => void} type
 * @property {(text: string) => void} fill  reads a text, and selects the place of an error
 * @property {(files: File[]) => void} takeFiles
 * @property {() => void} fromClipboard
 * @property {() => void} cancel     stops reading
 * @property {() => void} workOnAll  opens the batch dialog with what was read
 * @property {() => void} close
 */

/** The longest quotation of a skipped line, in characters. */
const LONGEST_QUOTE = 40;

/** @param {State} state @param {Translator} t @param {Actions} on @returns {Template} */
export function panel(state, t, on) {
  const dialog = dialogOf(state, "import");
  if (!dialog) return [];
  const { text } = t;
  const several = hasSeveral(dialog);
  const sheet = h("div.import", { attrs: { "data-several": several } }, [
    h("div.import-in", [textBox(dialog, t, on), sources(t, on)]),
    list(dialog, several, t, on),
    h("div.import-out", [
      preview(dialog.chosen, text("import.preview")),
      h("div.import-said", said(dialog, state.reading, t, on)),
    ]),
    h("div.dialog-foot", [
      button(".solve.import-apply", text("import.apply"), () => dialog.chosen && on.put(), {
        attrs: { "aria-disabled": String(dialog.chosen === null) },
      }),
    ]),
  ]);
  return [
    modal({
      id: "import",
      title: text(several ? "import.choose" : "import.title"),
      closeLabel: text("close"),
      content: [sheet],
      close: on.close,
    }),
  ];
}

/** @param {Import} dialog @param {Translator} t @param {Actions} on */
function textBox({ box, unshown, chosen, fault }, { text }, on) {
  const paste = (/** @type {ClipboardEvent} */ event) => {
    const pasted = event.clipboardData?.getData("text/plain") ?? "";
    if (pasted.length <= LONGEST_SHOWN) return;
    event.preventDefault();
    on.fill(pasted);
  };
  const keydown = (/** @type {KeyboardEvent} */ event) => {
    // Without a puzzle, Enter starts a new row of the text.
    if (event.key !== "Enter" || event.shiftKey || !chosen) return;
    event.preventDefault();
    on.put();
  };
  return h("textarea#import-text.import-text", {
    attrs: {
      rows: 6,
      spellcheck: "false",
      autofocus: true,
      placeholder: unshown
        ? text("import.large", { size: { bytes: unshown } })
        : text("import.placeholder"),
      "aria-label": text("import.text"),
      "aria-describedby": "import-status",
      "aria-invalid": fault ? "true" : false,
    },
    props: { value: box },
    on: { input: (event) => on.type(targetOf(event).value), paste, keydown },
  });
}

/** @param {Translator} t @param {Actions} on */
const sources = ({ text }, on) =>
  h("div.import-sources", [
    ...filePicker("import-files", text("import.file"), on.takeFiles),
    "clipboard" in navigator ? button(".small", text("import.clipboard"), on.fromClipboard) : null,
  ]);

/** @param {Import} dialog @param {boolean} several @param {Translator} t @param {Actions} on */
function list(dialog, several, t, on) {
  const keydown = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    on.put();
  };
  const content = several ? puzzleList(dialog, t, on) : [];
  return h("div.import-list", { attrs: { hidden: !several }, on: { keydown } }, content);
}

/** @param {Listed | null} entry @param {string} label */
function preview(entry, label) {
  const draw = (/** @type {HTMLElement} */ place) => {
    const picture = entry ? { givens: entry.puzzle, ...entry } : { givens: BLANK };
    place.replaceChildren(drawBoard(picture, label));
  };
  return island("div.import-preview", { "data-empty": entry === null }, [entry], draw);
}

/** @param {Import} dialog @param {Reading | null} reading @param {Translator} t @param {Actions} on @returns {Template} */
function said(dialog, reading, t, on) {
  const { text } = t;
  const { parsed, fault } = dialog;
  const { key, args, tone } = statusOf(dialog, reading);
  const count = parsed?.puzzles.length ?? 0;
  return [
    h(
      "p#import-status.import-status",
      { attrs: { role: "status", "data-tone": tone } },
      text(key, args),
    ),
    fault?.place ? faultRow(fault, dialog, text) : null,
    h("p.note.import-omitted", omitted(parsed, t)),
    count > 1 ? button(".small.import-all", text("import.all", { count }), on.workOnAll) : null,
    // In a list, a line that cannot be read need not stop the others.
    fault?.isList ? button(".small.import-all", text("import.lines"), on.workOnAll) : null,
    reading?.slow
      ? h("div.import-work", [
          h("progress.import-progress", { attrs: { "aria-label": text("notice.reading") } }),
          button(".small", text("offer.cancel"), on.cancel),
        ])
      : null,
  ];
}

/** An excerpt with the place of a parse error marked. @param {Fault} fault @param {Import} dialog @param {Translator["text"]} text */
function faultRow(fault, { box }, text) {
  if (!fault.place) return null;
  const { before, marked, after } = excerptOf(fault.text, fault.place);
  return h("div.import-fault", [
    // Screen readers get the place from the error message.
    h("p.import-excerpt", { attrs: { "aria-hidden": "true" } }, [
      h("span", before),
      h("mark", marked),
      h("span", after),
    ]),
    // A very long text is not in the text box.
    box ? button(".link", text("import.place"), () => pointAt(fault)) : null,
  ]);
}

/** Selects the place of an error in the text box and scrolls to it. @param {Fault} fault */
export function pointAt({ place }) {
  const box = document.getElementById("import-text");
  if (!place || !(box instanceof HTMLTextAreaElement) || !box.value) return;
  // A text box scrolls to its selection on focus.
  box.blur();
  box.setSelectionRange(place.from, place.to);
  box.focus();
}

/** Names the files without a puzzle, and says how many lines were skipped, with the first. @param {Parsed | null} parsed @param {Translator} t */
function omitted(parsed, { text, list }) {
  const { unread = [], skipped = [] } = parsed ?? {};
  const sentences = [];
  if (unread.length > 0) sentences.push(text("list.unread", { files: list(unread) }));
  if (skipped.length > 0) {
    const [{ line, text: words }] = skipped;
    const quote = words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE)}…` : words;
    sentences.push(text("list.skipped", { count: skipped.length, line: line + 1, quote }));
  }
  return sentences.join(" ");
}

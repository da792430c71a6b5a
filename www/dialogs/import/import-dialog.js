/** The import dialog: reads any text or file, previews it as a small board, and puts it on the board. */
import "./import.css";
import "./puzzle-list.css";
import "../../board/picture.css";
import { drawBoard } from "../../board/picture.js";
import { readClipboard } from "../../ui/clipboard.js";
import { openDialog } from "../../ui/dialog.js";
import { button, setEnabled } from "../../ui/dom.js";
import { onFilesChosen } from "../../ui/intake.js";
import { readFile } from "../../ui/text-file.js";
import { areLarge, parseFiles } from "./files.js";
import { buildImport } from "./import-markup.js";
import { createPuzzleList } from "./puzzle-list.js";
import { summaryOf } from "./reader.js";
import { createReading, refusalOf } from "./reading.js";

/** @typedef {import("../../i18n/translator.js").Message} Message */
/** @typedef {import("../../i18n/translator.js").Translator} Translator */
/** @typedef {import("./files.js").Parsed} Parsed */
/** @typedef {import("./files.js").Listed} Entry */

/** The longest text that the text box shows. Longer ones would slow down the page; they are read but not shown. */
const LONGEST_SHOWN = 100_000;
/** The longest quotation of a skipped line, in characters. */
const LONGEST_QUOTE = 40;

/**
 * @param {object} to
 * @param {(text: string, signal: AbortSignal) => Promise<Parsed>} to.parse
 * @param {(entry: Entry, parsed: Parsed) => void} to.place
 * @param {(error: unknown) => void} to.report
 * @param {(files: File[]) => void} to.batch  works on all puzzles
 * @param {(picture: File) => void} to.photo  reads a picture instead
 * @param {Translator} to.translator
 * @param {import("./reader.js").Import} wanted  the initial content
 */
export async function openImport({ parse, place, report, batch, photo, translator }, wanted) {
  const { text } = translator;
  /** @type {Parsed | null} */ let parsed = null;
  /** @type {Entry | null} */ let chosen = null;
  /** What was read last. @type {File[]} */ let read = [];

  const parts = buildImport(translator);
  const { sheet, box, sources, file, listed, preview, status, fault, omitted } = parts;
  const { all, work, stop, apply } = parts;
  const reading = createReading(() => {
    work.hidden = false;
    say({ key: "notice.reading" });
  });
  if ("clipboard" in navigator) {
    sources.append(button(text("import.clipboard"), "small", fromClipboard));
  }
  apply.addEventListener("click", putOnBoard);
  all.addEventListener("click", workOnAll);
  stop.addEventListener("click", () => {
    stopReading();
    say({ key: "notice.cancelled.detail" });
  });
  box.addEventListener("input", () => readText(box.value));
  box.addEventListener("paste", (event) => {
    const pasted = event.clipboardData?.getData("text/plain") ?? "";
    if (pasted.length <= LONGEST_SHOWN) return;
    event.preventDefault();
    fill(pasted);
  });
  box.addEventListener("keydown", (event) => {
    // Without a puzzle, Enter starts a new row of the text.
    if (event.key !== "Enter" || event.shiftKey || !chosen) return;
    event.preventDefault();
    putOnBoard();
  });
  listed.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    putOnBoard();
  });
  onFilesChosen(file, fillFiles);

  const dialog = openDialog({
    id: "import",
    title: text("import.title"),
    close: text("close"),
    content: [sheet],
  });
  dialog.addEventListener("close", reading.cancel);
  box.focus();
  show(null);
  if (wanted.parsed) {
    showText(wanted.text ?? "");
    read = wanted.files?.length ? wanted.files : [textFile(wanted.text ?? "")];
    show(wanted.parsed);
  } else if (wanted.text) {
    fill(wanted.text);
  } else if (await isClipboardReadable()) {
    fromClipboard();
  }
  return { dialog, fill, fillFiles };

  /** Shows and reads a text, and selects the place of an error. @param {string} content */
  async function fill(content) {
    showText(content);
    await readText(content);
    fault.point();
  }

  /** Reads files: shows the text of a single one, and lists the puzzles of several. @param {File[]} files */
  async function fillFiles(files) {
    read = files;
    if (areLarge(files)) return workOnAll();
    if (files.length > 1) {
      showText("");
      return showResult((signal) => parseFiles(files, parse, signal));
    }
    const content = await readFile(files[0]).catch((error) => {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      refuse(refusal.refused);
    });
    return content === undefined ? null : fill(content);
  }

  /** @param {string} content */
  function showText(content) {
    const large = content.length > LONGEST_SHOWN;
    box.value = large ? "" : content;
    box.placeholder = large
      ? text("import.large", { size: { bytes: content.length } })
      : text("import.placeholder");
  }

  /** @param {string} content */
  async function readText(content) {
    if (content.trim() === "") {
      stopReading();
      return show(null);
    }
    read = [textFile(content)];
    const details = await showResult((signal) => parse(content, signal));
    if (!details) return;
    fault.show(content, details);
    // In a list, a line that cannot be read need not stop the others.
    all.hidden = !isList(content);
    all.textContent = text("import.lines");
  }

  /** Shows the result of `read`; resolves to the details of a parse error. @param {(signal: AbortSignal) => Promise<Parsed>} read */
  async function showResult(read) {
    try {
      const outcome = await reading.read(read);
      if (!outcome) return null;
      work.hidden = true;
      if ("parsed" in outcome) {
        show(outcome.parsed);
        return null;
      }
      refuse(outcome.refused);
      return outcome.details;
    } catch (error) {
      dialog.close();
      report(error);
      return null;
    }
  }

  function stopReading() {
    reading.cancel();
    work.hidden = true;
  }

  /** @param {Parsed | null} result */
  function show(result) {
    parsed = result;
    fault.hide();
    const files = translator.list(result?.unread ?? []);
    omitted.textContent = [files && text("list.unread", { files }), skippedIn(result)]
      .filter(Boolean)
      .join(" ");
    if (result?.puzzles.length === 0) return refuse({ key: "notice.files", args: { files } });
    const count = result?.puzzles.length ?? 0;
    const several = count > 1;
    all.hidden = !several;
    all.textContent = text("import.all", { count });
    listed.hidden = !several;
    listed.replaceChildren();
    if (!result) {
      choose(null);
      say({ key: "import.hint" });
    } else if (several) {
      const list = createPuzzleList(result.puzzles, translator, {
        onActive: (index) => choose(result.puzzles[index] ?? null),
        onChosen: putOnBoard,
      });
      listed.append(...list.parts);
      list.start();
    } else {
      choose(result.puzzles[0]);
    }
    sheet.toggleAttribute("data-several", several);
    dialog.querySelector("h2")?.replaceChildren(text(several ? "import.choose" : "import.title"));
  }

  /** Says how many lines were skipped, and quotes the first. @param {Parsed | null} result */
  function skippedIn(result) {
    const { skipped = [] } = result ?? {};
    if (skipped.length === 0) return "";
    const [{ line, text: words }] = skipped;
    const quote = words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE)}…` : words;
    return text("list.skipped", { count: skipped.length, line: line + 1, quote });
  }

  /** @param {Entry | null} entry */
  function choose(entry) {
    chosen = entry;
    setEnabled(apply, entry !== null);
    const picture = entry ? { givens: entry.puzzle, ...entry } : { givens: ".".repeat(81) };
    preview.replaceChildren(drawBoard(picture, text("import.preview")));
    preview.toggleAttribute("data-empty", entry === null);
    if (entry && parsed) say(summaryOf(entry, entry.format ?? parsed.format));
    else say({ key: "list.none" });
  }

  /** @param {Message} reason */
  function refuse(reason) {
    show(null);
    say(reason, "warn");
  }

  /** @param {Message} message @param {"calm" | "warn"} [tone] */
  function say({ key, args }, tone = "calm") {
    status.dataset.tone = tone;
    status.textContent = text(key, args);
  }

  /** Opens the batch dialog with what was read. */
  function workOnAll() {
    dialog.close();
    batch(read);
  }

  /** @param {string} content */
  function textFile(content) {
    return new File([content], text("import.pasted"));
  }

  function putOnBoard() {
    if (!chosen || !parsed) return;
    dialog.close();
    place(chosen, parsed);
  }

  async function fromClipboard() {
    try {
      const content = await readClipboard();
      if (content instanceof File) return photo(content);
      await fill(content);
      if (content === "") say({ key: "error.empty" }, "warn");
    } catch {
      say({ key: "import.noClipboard" });
    }
    box.focus();
  }
}

/** Whether a text has puzzles on two lines, by their length. @param {string} content */
function isList(content) {
  const lines = content.matchAll(/^.{81}/gm);
  return !lines.next().done && !lines.next().done;
}

/** Whether the clipboard can be read without a permission prompt. */
async function isClipboardReadable() {
  try {
    const name = /** @type {PermissionName} */ ("clipboard-read");
    return (await navigator.permissions.query({ name })).state === "granted";
  } catch {
    return false;
  }
}

/** The share dialog: a link, text in many formats, pictures, print, other sites and embedding. */
import "./share.css";
import "./print.css";
import { COPIES, codeFor, entryFor, PLACES, pictureOf } from "../../app/export.js";
import { boardLink } from "../../app/links.js";
import { read } from "../../app/storage.js";
import { copyButton } from "../../ui/copy-button.js";
import { openDialog } from "../../ui/dialog.js";
import { button, element } from "../../ui/dom.js";
import { download } from "../../ui/download.js";
import { select } from "../../ui/select.js";
import { LITERAL } from "../import/reader.js";
import { embedChoices } from "./embed-lines.js";
import { pngOf, svgOf } from "./picture-file.js";
import { printChoices } from "./print.js";
import { qrCode } from "./qr.js";
import { drawCode } from "./qr-picture.js";

/** @typedef {import("../../i18n/translator.js").Translator} Translator */
/** @typedef {import("../../app/export.js").Subject} Subject */
/**
 * @typedef {object} Sharing
 * @property {Subject} subject
 * @property {boolean} answers    whether the board shows the answers
 * @property {Subject[]} list     the puzzle and those after it, if it is from a list
 * @property {import("../../engine/client.js").SolverClient} client
 * @property {Translator} translator
 */

/** @param {Sharing} sharing */
export async function openShare({ subject, answers: shown, list, client, translator }) {
  const { text } = translator;
  const code = await codeFor(client, subject);
  let answers = shown && subject.solution !== null;

  const toggle = switchFor("share-answers", text("share.answers"), answers, (on) => {
    answers = on;
    writeLink();
    writeTexts();
  });
  toggle.input.disabled = subject.solution === null;

  const link = element("input", "share-link");
  link.id = "share-link";
  link.readOnly = true;
  link.setAttribute("aria-label", text("share.link"));
  const qr = element("div", "share-code");
  const linkRow = element("div", "share-row", link, copyButton(link, text));
  if ("share" in navigator) {
    const send = () => navigator.share({ title: "Redoku", url: link.value }).catch(() => {});
    linkRow.append(button(text("share.send"), "small", send));
  }

  const output = element("textarea", "import-text share-text");
  output.id = "share-text";
  output.readOnly = true;
  output.rows = 6;
  output.setAttribute("aria-label", text("share.text"));
  const kind = select(
    "share-kind",
    COPIES.map((name) => [name, text(`copy.${name}`)]),
    text("share.kind"),
  );
  kind.addEventListener("change", writeText);

  const picture = () => pictureOf(subject, answers);
  const pictures = element(
    "div",
    "share-row",
    button("SVG", "small", () => download(svgOf(picture(), text("board.label")), "sudoku.svg")),
    button("PNG", "small", async () =>
      download(await pngOf(picture(), text("board.label")), "sudoku.png"),
    ),
  );
  const places = PLACES.map(([name, format]) => placeLink(name, format));
  const embed = embedChoices(subject, translator, () => answers);

  const main = [
    section(text("share.link"), linkRow, note(text("share.private"))),
    section(
      text("share.text"),
      element("div", "share-row", kind, copyButton(output, text)),
      output,
    ),
    section(text("share.picture"), pictures),
    section(text("share.places"), element("div", "share-row", ...places)),
    section(text("embed.title"), ...embed.content),
  ];
  const paper = { subject, list, client, translator, answers: () => answers };
  const aside = [qr, section(text("share.print"), printChoices(paper))];
  const dialog = openDialog({
    id: "share-dialog",
    title: text("share.title"),
    close: text("close"),
    content: [
      toggle.row,
      element("div", "share", element("div", "share-main", ...main), element("div", "", ...aside)),
    ],
  });
  writeLink();
  writeTexts();
  return dialog;

  function writeLink() {
    link.value = boardLink(location.href, { code, answers });
    // Very long links do not fit into a QR code.
    const matrix = qrCode(link.value);
    qr.hidden = !matrix;
    qr.replaceChildren(matrix ? drawCode(matrix, text("share.code")) : "");
  }

  function writeTexts() {
    writeText();
    embed.update();
  }

  async function writeText() {
    const chosen = kind.value;
    const format = chosen === "leetcode" ? (read(LITERAL) ?? "leetcode-json") : chosen;
    const written = await client.ask("format", [entryFor(subject, format, answers), format]);
    if (kind.value !== chosen) return;
    output.value = written;
    // A drawn grid must keep its lines; a single long line wraps.
    output.wrap = written.trim().includes("\n") ? "off" : "soft";
  }

  /** A link whose address the engine fills in. @param {string} name @param {string} format */
  function placeLink(name, format) {
    const to = element("a", "small share-place", name);
    to.target = "_blank";
    to.rel = "noopener noreferrer";
    const address = client.ask("format", [entryFor(subject, format, false), format]);
    address.then(
      (written) => {
        to.href = written;
      },
      () => to.remove(),
    );
    return to;
  }
}

/** @param {string} title @param {Node[]} content */
function section(title, ...content) {
  return element("section", "", element("h3", "", title), ...content);
}

/** @param {string} text */
const note = (text) => element("p", "share-note", text);

/** @param {string} id @param {string} label @param {boolean} on @param {(on: boolean) => void} onChange */
function switchFor(id, label, on, onChange) {
  const input = element("input", "switch");
  input.type = "checkbox";
  input.setAttribute("role", "switch");
  input.id = id;
  input.checked = on;
  input.addEventListener("change", () => onChange(input.checked));
  const name = element("label", "", label);
  name.htmlFor = id;
  return { row: element("div", "row", name, input), input };
}

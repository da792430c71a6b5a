/** The share dialog: a link, a picture and a QR code; everything else is folded under "More". */
import "./share.css";
import "./print.css";
import { codeFor, pictureOf } from "../../app/export.js";
import { boardLink } from "../../app/links.js";
import { copyPicture } from "../../ui/clipboard.js";
import { copierOf, copyButton } from "../../ui/copy-button.js";
import { openDialog } from "../../ui/dialog.js";
import { button, element } from "../../ui/dom.js";
import { download } from "../../ui/download.js";
import { pngOf } from "./picture-file.js";
import { qrCode } from "./qr.js";
import { drawCode } from "./qr-picture.js";
import { shareMore } from "./share-more.js";

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
export async function openShare(sharing) {
  const { subject, client, translator } = sharing;
  const { text } = translator;
  const code = await codeFor(client, subject);
  let answers = sharing.answers && subject.solution !== null;

  const toggle = switchFor("share-answers", text("share.answers"), answers, (on) => {
    answers = on;
    writeLink();
    more.update();
  });
  toggle.input.disabled = subject.solution === null;

  const link = element("input", "share-link");
  link.id = "share-link";
  link.readOnly = true;
  link.setAttribute("aria-label", text("share.link"));
  const picture = () => pictureOf(subject, answers);
  const buttons = element(
    "div",
    "share-row share-first",
    copyButton(link, text, text("share.link.copy")),
    copierOf(text("share.picture.copy"), copyOrSave),
  );
  if ("share" in navigator) {
    const send = () => navigator.share({ title: "Redoku", url: link.value }).catch(() => {});
    buttons.append(button(text("share.send"), "small", send));
  }
  const qr = element("div", "share-code");
  const more = shareMore(sharing, { answers: () => answers, picture });
  const first = element(
    "div",
    "share-main",
    buttons,
    element("div", "share-row", link),
    element("p", "share-note", text("share.private")),
    toggle.row,
  );
  const dialog = openDialog({
    id: "share-dialog",
    title: text("share.title"),
    close: text("close"),
    content: [element("div", "share", first, qr), more.details],
  });
  writeLink();
  more.update();
  return dialog;

  function writeLink() {
    link.value = boardLink(location.href, { code, answers });
    // Very long links do not fit into a QR code.
    const matrix = qrCode(link.value);
    qr.hidden = !matrix;
    qr.replaceChildren(matrix ? drawCode(matrix, text("share.code")) : "");
  }

  /** Copies the picture, or downloads it where the browser cannot copy pictures. */
  async function copyOrSave() {
    const png = pngOf(picture(), text("board.label"));
    if (await copyPicture(png)) return text("share.copied");
    download(await png, "sudoku.png");
    return text("share.saved");
  }
}

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

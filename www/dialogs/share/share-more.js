/** The less frequent ways to share: text in many formats, picture files, other sites, embedding, print. */
import { COPIES, entryFor, PLACES } from "../../app/export.js";
import { read } from "../../app/storage.js";
import { copyButton } from "../../ui/copy-button.js";
import { button, element } from "../../ui/dom.js";
import { download } from "../../ui/download.js";
import { select } from "../../ui/select.js";
import { LITERAL } from "../import/reader.js";
import { embedChoices } from "./embed-lines.js";
import { pngOf, svgOf } from "./picture-file.js";
import { printChoices } from "./print.js";

/**
 * @param {import("./share-dialog.js").Sharing} sharing
 * @param {{ answers(): boolean, picture(): import("../../board/picture.js").Picture }} current
 */
export function shareMore({ subject, list, client, translator }, { answers, picture }) {
  const { text } = translator;
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

  const label = text("board.label");
  const files = [
    button("SVG", "small", () => download(svgOf(picture(), label), "sudoku.svg")),
    button("PNG", "small", async () => download(await pngOf(picture(), label), "sudoku.png")),
  ];
  const places = PLACES.map(([name, format]) => placeLink(name, format));
  const embed = embedChoices(subject, translator, answers);
  const main = [
    section(
      text("share.text"),
      element("div", "share-row", kind, copyButton(output, text)),
      output,
    ),
    section(text("embed.title"), ...embed.content),
  ];
  const paper = { subject, list, client, translator, answers };
  const aside = [
    section(text("share.picture"), element("div", "share-row", ...files)),
    section(text("share.places"), element("div", "share-row", ...places)),
    section(text("share.print"), printChoices(paper)),
  ];
  const details = element(
    "details",
    "share-more",
    element("summary", "", text("share.more")),
    element("div", "share", element("div", "share-main", ...main), element("div", "", ...aside)),
  );
  return {
    details,
    update() {
      writeText();
      embed.update();
    },
  };

  async function writeText() {
    const chosen = kind.value;
    const format = chosen === "leetcode" ? (read(LITERAL) ?? "leetcode-json") : chosen;
    const written = await client.ask("format", [entryFor(subject, format, answers()), format]);
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

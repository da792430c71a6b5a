/** The code that embeds a puzzle in another page. */
import { frameAddress } from "../frame/frame-options.js";

/** @typedef {"element" | "frame" | "script"} Kind */
/**
 * @typedef {object} Request
 * @property {string} base     the address of the site
 * @property {string} puzzle   81 characters
 * @property {string} lang     `en` or `zh`
 * @property {"" | "light" | "dark"} theme  empty for that of the page or the system
 * @property {boolean} answers whether they are there from the start
 */

/** @type {readonly Kind[]} */
export const KINDS = ["element", "frame", "script"];

/** A frame cannot see how much room its page has; this is enough for a board with all controls. */
const FRAME = { width: 420, height: 660 };

/** @type {Record<Kind, (request: Request) => string>} */
const WRITERS = {
  element({ base, puzzle, lang, theme, answers }) {
    const attributes = [
      "controls",
      answers && "answers",
      lang !== "en" && `lang="${lang}"`,
      theme && `theme="${theme}"`,
      `puzzle="${puzzle}"`,
    ];
    return `<script type="module" src="${address(base, "package/element.js")}"></script>
<redoku-board ${attributes.filter(Boolean).join(" ")}></redoku-board>`;
  },
  frame(request) {
    return `<iframe title="Sudoku" width="${FRAME.width}" height="${FRAME.height}" style="border: 0"
  src="${escaped(frameOf(request))}"></iframe>`;
  },
  script({ base, puzzle }) {
    return `<script type="module">
  import { solve } from "${address(base, "package/index.js")}";

  const { status, solution } = solve("${puzzle}");
  console.log(status, solution);
</script>`;
  },
};

/** @param {Kind} kind @param {Request} request */
export const snippet = (kind, request) => WRITERS[kind](request);

/** The address of the frame with this puzzle. @param {Request} request */
export const frameOf = ({ base, puzzle, lang, theme, answers }) =>
  frameAddress(base, { puzzle, lang, theme, solve: answers });

/** @param {string} base @param {string} file */
const address = (base, file) => escaped(new URL(file, base).href);

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Builds the shadow tree of a board, whose style sheets all boards share. */
import boardStyle from "../board/board.css?inline";
import notesStyle from "../board/notes.css?inline";
import tokens from "../styles/tokens.css?inline";
import { buttonElement, element, shape } from "../ui/dom.js";
import style from "./element.css?inline";

/** @typedef {ReturnType<typeof buildTree>} Tree */

const PENCIL = "M4 16l1-4L14 3l3 3-9 9zM12 5l3 3";
const ERASE = "M8 4h10v12H8l-6-6zM11 7.5l5 5m0-5l-5 5";

/** @type {CSSStyleSheet[] | undefined} */
let sheets;

/** Constructed style sheets: every security policy allows them, and all boards share them. */
function sharedSheets() {
  sheets ??= [tokens, boardStyle, notesStyle, style].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  return sheets;
}

/** @param {ShadowRoot} root */
export function buildTree(root) {
  root.adoptedStyleSheets = sharedSheets();
  const title = part(element("p", "verdict-title"), "verdict-title");
  const detail = part(element("p", "verdict-detail"), "verdict-detail");
  const verdict = part(element("div", "verdict", title, " ", detail), "verdict");
  verdict.setAttribute("role", "group");
  const grid = /** @type {import("../board/grid-element.js").RedokuGridElement} */ (
    part(document.createElement("redoku-grid"), "grid")
  );
  const pad = part(element("div", "pad", ...buildKeys()), "pad");
  pad.setAttribute("role", "toolbar");
  const solve = part(element("button", "solve"), "solve");
  const clear = part(element("button", "clear"), "clear");
  const hint = part(element("button", "clear"), "hint");
  const explain = part(element("button", "clear"), "explain");
  for (const one of [solve, hint, explain, clear]) one.type = "button";
  const tools = part(element("div", "tools", solve, hint, explain, clear), "tools");
  const hints = part(element("div", "hint-panel"), "hint-panel");
  const reasons = part(element("div", "reasons"), "reasons");
  for (const panel of [hints, reasons]) panel.hidden = true;
  const polite = region("status", "polite");
  const assertive = region("alert", "assertive");
  const frame = part(element("div", "frame", verdict, grid, pad, tools, hints, reasons), "frame");
  root.replaceChildren(frame, polite, assertive);
  return {
    root,
    frame,
    verdict,
    title,
    detail,
    grid,
    pad,
    tools,
    solve,
    hint,
    explain,
    clear,
    hints,
    reasons,
    polite,
    assertive,
  };
}

/** The keys of the number pad, as in index.html: digits, Erase, Skip, pencil. */
function buildKeys() {
  const digits = Array.from({ length: 9 }, (_, index) => buttonElement(String(index + 1), "key"));
  const [erase, skip, pencil] = ["erase", "skip", "pencil"].map((name) =>
    buttonElement("", `key key-${name}`),
  );
  erase.append(icon(ERASE));
  pencil.append(icon(PENCIL));
  return [...digits, erase, skip, pencil];
}

/** @param {string} path */
function icon(path) {
  const svg = shape("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" });
  svg.append(shape("path", { d: path }));
  return svg;
}

/** @template {HTMLElement} E @param {E} element @param {string} name @returns {E} */
function part(element, name) {
  element.setAttribute("part", name);
  return element;
}

/** @param {string} role @param {string} live */
function region(role, live) {
  const made = element("div", "unseen");
  made.setAttribute("role", role);
  made.setAttribute("aria-live", live);
  return made;
}

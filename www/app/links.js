/** Links with a board in the fragment, which browsers do not send to the server. */

/** @typedef {{ code: string, answers: boolean }} Linked  a puzzle in any format, and whether answers show */

/** @param {string} page the page's own address @param {Linked} linked */
export function boardLink(page, { code, answers }) {
  const url = new URL(page);
  url.hash = `s=${encodeURIComponent(code)}${answers ? "&a=1" : ""}`;
  return url.href;
}

/** @param {string} hash @returns {Linked | null} */
export function readBoardLink(hash) {
  if (!hash.startsWith("#s=")) return null;
  const fields = new URLSearchParams(hash.slice(1));
  const code = fields.get("s");
  return code ? { code, answers: fields.get("a") === "1" } : null;
}

/** The label of the button that copies the link to what a view shows. @param {import("./state.js").State} state @returns {import("../i18n/translator.js").Key} */
export function linkLabel({ view, copied }) {
  if (copied?.what !== view) return "link.copy";
  return copied.worked ? "link.copied" : "link.shown";
}

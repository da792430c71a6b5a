/** The Explain view of the page, with its styles. */
import "../board/drawing.css";
import "../board/picture.css";
import "./about.css";
import "../ui/profile.css";
import "./stage.css";
import "./explain.css";
import "./path.css";
import "./story.css";
import { setCopied } from "../app/updates.js";
import { copyLink } from "../ui/clipboard.js";
import { createExplain } from "./explain.js";

/**
 * @param {object} around
 * @param {import("../board/grid-element.js").RedokuGridElement} around.board
 * @param {import("../app/verdicts.js").Store} around.store
 * @param {() => void} around.loadExample
 * @param {ReturnType<typeof import("../ui/address.js").createAddress>} around.address
 * @param {(key: import("../i18n/translator.js").Key) => void} around.announce
 */
export function createPageExplain({ board, store, loadExample, address, announce }) {
  const explain = createExplain({
    board,
    store,
    loadExample,
    copyLink: () => copyLink(address, sayCopied),
  });
  explain.listenToBoard();
  return explain;

  /** Says on the button and to screen readers whether the link is copied. @param {boolean | null} worked */
  function sayCopied(worked) {
    store.update(setCopied, worked === null ? null : { what: "explain", worked });
    if (worked !== null) announce(worked ? "explain.link.copied" : "explain.link.shown");
  }
}

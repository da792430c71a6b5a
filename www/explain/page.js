/** The Explain view of the page, with its styles. */
import "../board/drawing.css";
import "./explain.css";
import "./path.css";
import "./story.css";
import { setCopied } from "../app/updates.js";
import { copyText } from "../ui/clipboard.js";
import { createExplain } from "./explain.js";

/** How long the button says that the link is copied, in ms. */
const CONFIRMATION = 2000;

/**
 * @param {object} around
 * @param {import("../board/grid-element.js").RedokuGridElement} around.board
 * @param {import("../app/verdicts.js").Store} around.store
 * @param {() => void} around.loadExample
 * @param {ReturnType<typeof import("../ui/address.js").createAddress>} around.address
 * @param {(key: import("../i18n/translator.js").Key) => void} around.announce
 */
export function createPageExplain({ board, store, loadExample, address, announce }) {
  const explain = createExplain({ board, store, loadExample, copyLink });
  explain.listenToKeys();
  return explain;

  /** Copies the address, and says so on the button and to screen readers. */
  async function copyLink() {
    address.write();
    const worked = await copyText(location.href);
    store.update(setCopied, { what: "explain", worked });
    announce(worked ? "explain.link.copied" : "explain.link.shown");
    setTimeout(() => store.update(setCopied, null), CONFIRMATION);
  }
}

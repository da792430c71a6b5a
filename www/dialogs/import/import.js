/** Reading puzzles: pasted, dropped, linked or chosen in the import dialog. Loaded with the first of them. */
import "./import.css";
import "./puzzle-list.css";
import "../../board/picture.css";
import { dialogOf } from "../../app/dialog.js";
import { LITERAL } from "../../app/export.js";
import { readBoardLink } from "../../app/links.js";
import { write } from "../../app/storage.js";
import { translatorFor } from "../../i18n/sentences.js";
import { readClipboard } from "../../ui/clipboard.js";
import * as listing from "./listing.js";
import * as model from "./model.js";
import { panel, pointAt } from "./panel.js";
import { createReader } from "./reader.js";

/** @import { Linked } from "../../app/links.js" */
/** @import { State } from "../../app/state.js" */
/** @import { Around } from "../dialogs.js" */
/** @import { Read } from "./model.js" */

/** @param {Around} around */
export function createDialog(around) {
  const { store, announcer, solve } = around;
  const { start, takeFiles, leaveFor, follow } = createReader(around);

  async function fromClipboard() {
    try {
      const content = await readClipboard();
      if (content instanceof File) return leaveFor("photo", content);
      if (content === "") store.update(model.reset, { tone: "warn", key: "error.empty" });
      else start("pasted", { text: content });
    } catch {
      store.update(model.stop, { tone: "calm", key: "import.noClipboard" });
    }
    document.getElementById("import-text")?.focus();
  }

  /** @type {import("./panel.js").Actions} */
  const on = {
    close: () => store.update(model.close),
    type: (text) => (text.trim() === "" ? store.update(model.reset) : start("box", { text })),
    fill: (text) => start("pasted", { text }),
    takeFiles,
    fromClipboard,
    search: (query) => store.update(listing.search, query),
    see: ({ scrollTop, clientHeight }) =>
      store.update(listing.see, { top: scrollTop, height: clientHeight }),
    chooseAt: (place) => store.update(listing.chooseAt, place),
    moveBy: (by) => store.update(listing.moveBy, by),
    put: () => store.update(model.putChosen),
    cancel: () => store.update(model.stop, { tone: "calm", key: "notice.cancelled.detail" }),
    workOnAll() {
      const { text = "", files = [] } = dialogOf(store.state, "import")?.source ?? {};
      const name = translatorFor(store.state.language).text("import.pasted");
      leaveFor("batch", files.length > 0 ? files : [new File([text], name)]);
    },
  };

  /** Does what follows once something was read onto the page. @param {Read} lastRead */
  function finish({ reading, became, format, reason }) {
    if (format.startsWith("leetcode-")) write(LITERAL, format);
    if (reason) {
      const { spoken } = translatorFor(store.state.language);
      announcer.say(spoken(reason.key, reason.args), "assertive");
    }
    if (reading.from !== "link") return;
    // The board may change, so its link leaves the address; if the engine failed, a reload tries again.
    if (readBoardLink(location.hash)?.code === reading.text) {
      history.replaceState(null, "", location.pathname + location.search);
    }
    if (became === "placed" && reading.answers) solve();
  }

  return {
    /** Opens the dialog, with the text in the clipboard if that may be read. */
    async open() {
      store.update(model.open);
      if (await isClipboardReadable()) fromClipboard();
    },
    /** Shows the text that could not be read. */
    showRefused() {
      store.update(model.open);
      start("pasted", { text: store.state.refused });
    },
    /** Reads a pasted or dropped text. @param {string} text */
    take: (text) => start("pasted", { text }),
    takeFiles,
    /** Opens a board in the address of the page. @param {Linked} linked */
    visit: ({ code, answers }) => start("link", { text: code, answers }),
    panel: (
      /** @type {State} */ state,
      /** @type {import("../../i18n/translator.js").Translator} */ t,
    ) => panel(state, t, on),
    /** @param {State} state @param {State} before */
    follow(state, before) {
      follow();
      if (state.lastRead && state.lastRead !== before.lastRead) finish(state.lastRead);
      const fault = dialogOf(state, "import")?.fault;
      if (fault?.point && fault !== dialogOf(before, "import")?.fault) pointAt(fault);
    },
  };
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

/** The share dialog: a link, a picture and a QR code; everything else is folded under "More". */
import "./share.css";
import { dialogOf, openDialog } from "../../app/dialog.js";
import { LITERAL } from "../../app/export.js";
import { read } from "../../app/storage.js";
import { translatorFor } from "../../i18n/sentences.js";
import { copyPicture, copyText } from "../../ui/clipboard.js";
import { download } from "../../ui/files.js";
import { printSheet, usualPaper } from "../print/sheet.js";
import { change, changeEmbed, changePaper, picture, print, share } from "./model.js";
import { panel } from "./panel.js";
import { pngOf, svgOf } from "./picture-file.js";
import { question } from "./question.js";

/** @import { Around, DialogPart } from "../dialogs.js" */
/** @import { Copied } from "./model.js" */

/** @param {Around} around @returns {DialogPart} */
export function createDialog({ store, close }) {
  const label = () => translatorFor(store.state.language).text("board.label");
  const say = (
    /** @type {Copied} */ what,
    /** @type {import("../../i18n/translator.js").Key} */ said,
  ) => store.update(change, { copied: { what, said }, failed: null });

  /** Acts with the picture of the board, and says so if it cannot be made. @param {(picture: import("../../board/picture.js").Picture) => Promise<unknown> | void} act */
  async function withPicture(act) {
    const dialog = dialogOf(store.state, "share");
    if (!dialog) return;
    try {
      await act(picture(dialog));
    } catch (error) {
      console.warn("Redoku's picture failed:", error);
      store.update(change, { failed: "share.unmade" });
    }
  }

  /** @type {import("./panel.js").Actions} */
  const on = {
    close,
    change: (changes) => store.update(change, changes),
    changeEmbed: (changes) => store.update(changeEmbed, changes),
    changePaper: (changes) => store.update(changePaper, changes),
    print: () => store.update(print),
    async copy(what, field) {
      if (await copyText(field.value)) return say(what, "share.copied");
      // For copying by hand.
      field.focus();
      field.select();
      say(what, "share.noClipboard");
    },
    copyPicture: () =>
      withPicture(async (shown) => {
        const png = pngOf(shown, label());
        if (await copyPicture(png)) return say("picture", "share.copied");
        // Not every browser can copy pictures.
        download(await png, "sudoku.png");
        say("picture", "share.saved");
      }),
    saveSvg: () => withPicture((shown) => download(svgOf(shown, label()), "sudoku.svg")),
    savePng: () =>
      withPicture(async (shown) => download(await pngOf(shown, label()), "sudoku.png")),
    async send(url) {
      try {
        await navigator.share({ title: "Redoku", url });
      } catch (error) {
        const isDeclined = error instanceof DOMException && error.name === "AbortError";
        if (!isDeclined) store.update(change, { failed: "share.unsent" });
      }
    },
  };

  /** Sets the height that the frame of the preview reports. @param {MessageEvent} event */
  function fit({ source, data }) {
    const frame = document.querySelector("iframe.share-frame");
    const isFrame = frame instanceof HTMLIFrameElement && source === frame.contentWindow;
    if (isFrame && data?.type === "redoku:resize") on.changeEmbed({ height: data.height });
  }

  return {
    open: () => store.update(openDialog, share(store.state, paperOf(), read(LITERAL))),
    question,
    panel: (state, t) => panel(state, t, on),
    follow(state, before) {
      const [now, then] = [dialogOf(state, "share"), dialogOf(before, "share")];
      if (now && !then) addEventListener("message", fit);
      if (then && !now) removeEventListener("message", fit);
      if (now?.sheet && now.sheet !== then?.sheet) {
        const { subjects, ...options } = now.sheet;
        printSheet(subjects, { ...options, label: label() });
      }
    },
  };

  /** The paper in China is A4, whatever the language of the browser. */
  function paperOf() {
    return store.state.language === "en" ? usualPaper() : "A4";
  }
}

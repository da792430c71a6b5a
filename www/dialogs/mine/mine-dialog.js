/** My puzzles: the boards that this device keeps, to open, delete or export. */
import "./mine.css";
import "../../board/picture.css";
import { entryFor } from "../../app/export.js";
import { drawBoard } from "../../board/picture.js";
import { openDialog } from "../../ui/dialog.js";
import { button, element } from "../../ui/dom.js";
import { download } from "../../ui/download.js";

/** @typedef {import("../../app/shelf.js").Kept} Kept */
/** @typedef {import("../../i18n/translator.js").Translator} Translator */
/**
 * @typedef {object} Parts
 * @property {ReturnType<typeof import("../../app/keeper.js").createKeeper>} keeper
 * @property {import("../../engine/client.js").SolverClient} client
 * @property {Translator} translator
 * @property {(board: Kept) => void} open
 */

/** @param {Parts} parts */
export async function openMine({ keeper, client, translator, open }) {
  const { text } = translator;
  const boards = await keeper.shelf.list().catch(() => null);
  const list = element("ul", "mine", ...(boards ?? []).map(row));
  const note = element("p", "note", noteText());
  note.setAttribute("role", "status");
  const file = button(text("mine.export"), "small", exportAll);
  file.hidden = !boards?.length;
  const dialog = openDialog({
    id: "mine-dialog",
    title: text("mine.title"),
    close: text("close"),
    content: [note, list, file],
  });
  return dialog;

  /** Says how many boards there are, or why they cannot be kept. */
  function noteText() {
    if (!boards || keeper.problem === "blocked") return text("mine.blocked");
    if (keeper.problem === "full") return text("mine.full");
    return boards.length ? text("mine.about") : text("mine.none");
  }

  /** @param {Kept} board */
  function row(board) {
    const item = element("li", "mine-row");
    const choose = () => {
      dialog.close();
      open(board);
    };
    const picture = drawBoard({ ...board, marks: board.pencil }, "");
    picture.setAttribute("aria-hidden", "true");
    const chooser = button("", "mine-open", choose);
    chooser.append(
      picture,
      element("span", "mine-progress", progressOf(board, text)),
      element("time", "mine-time", timeOf(board, translator)),
    );
    const remove = button("×", "quiet mine-delete", async () => {
      await keeper.shelf.remove(board.id);
      const back = button(text("offer.undo"), "link", async () => {
        await keeper.shelf.restore(board);
        item.replaceChildren(chooser, remove);
        chooser.focus();
      });
      item.replaceChildren(element("span", "mine-deleted", text("mine.deleted")), back);
      back.focus();
    });
    remove.setAttribute("aria-label", text("mine.delete"));
    item.append(chooser, remove);
    return item;
  }

  /** Downloads all boards: one line each, with givens, own digits and pencil marks. */
  async function exportAll() {
    const kept = await keeper.shelf.list();
    const lines = kept.map(({ givens, placed, pencil }) => {
      const subject = { givens, placed, marks: pencil, solution: null };
      return client.ask("format", [entryFor(subject, "s9b", false), "s9b"]);
    });
    const written = `${(await Promise.all(lines)).join("\n")}\n`;
    download(new Blob([written], { type: "text/plain" }), "redoku-puzzles.txt");
  }
}

/** "12 of 51 cells", or how far the puzzle is otherwise. @param {Kept} board @param {Translator["text"]} text */
export function progressOf({ givens, placed, done }, text) {
  const [fixed, own] = [givens, placed].map((digits) => digits.replaceAll(".", "").length);
  if (done) return text("mine.done");
  return own > 0
    ? text("mine.progress", { own, blanks: 81 - fixed })
    : text("mine.givens", { givens: fixed });
}

/** @param {Kept} board @param {Translator} translator */
const timeOf = ({ changed }, { language }) =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(changed);

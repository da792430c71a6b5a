/** The dialog for a new puzzle, as a template of the state. */
import { dialogOf } from "../../app/dialog.js";
import { LEVELS } from "../../sudoku/puzzles.js";
import { button } from "../../ui/buttons.js";
import { modal } from "../../ui/dialog.js";
import { h } from "../../ui/draw.js";
import { labelled, select, targetOf } from "../../ui/kit.js";
import { statusOf } from "./model.js";

/** @import { State } from "../../app/state.js" */
/** @import { Translator } from "../../i18n/translator.js" */
/** @import { Template } from "../../ui/draw.js" */
/** @import { Choices } from "./model.js" */
/**
 * @typedef {object} Actions
 * @property {(choice: Partial<Choices>) => void} choose
 * @property {(number: number) => void} make  one puzzle for the board, several for a sheet
 * @property {() => void} cancel
 * @property {() => void} close
 */

const LAYOUTS = /** @type {const} */ (["half-turn", "quarter-turn", "diagonal", "mirror", "none"]);
/** The numbers of puzzles on a sheet. */
const SHEETS = ["2", "4", "6", "12", "24"];

/** @param {State} state @param {Translator} t @param {Actions} on @returns {Template} */
export function panel(state, t, on) {
  const dialog = dialogOf(state, "new");
  if (!dialog) return [];
  const { text } = t;
  const status = statusOf(dialog);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    on.make(1);
  };
  const form = h("form.dialog-form", { on: { submit } }, [
    levels(dialog.level, t, on),
    labelled(
      "new-layout",
      text("new.layout"),
      select(
        "#new-layout.small",
        LAYOUTS.map((name) => [name, text(`new.layout.${name}`)]),
        dialog.layout,
        (layout) => on.choose({ layout }),
      ),
    ),
    h("button.primary", { attrs: { type: "submit" } }, text("new.start")),
    h("div.working", [
      h(
        "p.note.new-status",
        { attrs: { role: "status" } },
        status ? text(status.key, status.args) : "",
      ),
      dialog.making ? button(".small", text("new.cancel"), on.cancel) : null,
    ]),
    h("details.new-more", [
      h("summary", text("new.more")),
      labelled(
        "new-seed",
        text("new.seed"),
        h("input#new-seed.small", {
          attrs: { autocomplete: "off", placeholder: text("new.seed.any") },
          props: { value: dialog.seed },
          on: { input: (event) => on.choose({ seed: targetOf(event).value }) },
        }),
      ),
      h("div.form-row.new-sheet", [
        select(
          "#new-sheet.small",
          SHEETS.map((number) => [number, text("new.sheet", { number })]),
          dialog.sheet,
          (sheet) => on.choose({ sheet }),
          { "aria-label": text("new.sheet.size") },
        ),
        button(".small", text("new.print"), () => on.make(Number(dialog.sheet))),
      ]),
    ]),
  ]);
  const title = text("new.title");
  const content = [form];
  return [modal({ id: "new-puzzle", title, closeLabel: text("close"), content, close: on.close })];
}

/** The levels as a row of buttons; arrow keys choose, Enter makes the puzzle. @param {string} chosen @param {Translator} t @param {Actions} on */
const levels = (chosen, { text }, on) =>
  h("fieldset.new-levels", [
    h("legend.unseen", text("new.level")),
    ...LEVELS.map((name) =>
      h("label.new-level", { key: name }, [
        h("input", {
          attrs: { type: "radio", name: "new-level", value: name, autofocus: name === chosen },
          props: { checked: name === chosen },
          on: { change: () => on.choose({ level: name }) },
        }),
        h("span", text(`level.${name}`)),
      ]),
    ),
  ]);

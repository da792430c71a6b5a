/** Shows the statement about the puzzle. Each coordinate in it highlights its cell. */
import { button, element, keepFocus } from "../ui/dom.js";
import { lighting } from "./lighting.js";

/** @typedef {import("../i18n/translator.js").Part} Part */
/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("../i18n/translator.js").Message} Message */
/** @typedef {import("../view/statement.js").Statement} Statement */

/** @typedef {Record<"section" | "title" | "detail" | "note", HTMLElement>} Places */

/**
 * @param {Places} places
 * @param {object} actions
 * @param {(cells: readonly number[] | null) => void} actions.light
 * @param {(cell: number) => void} actions.select
 * @param {() => void} actions.try
 * @param {() => void} actions.cancel
 * @param {() => void} actions.undo
 * @param {() => void} actions.text
 * @param {() => void} actions.repair
 * @param {() => void} actions.play
 * @param {() => void} actions.edit
 * @param {() => void} actions.check
 * @param {() => void} actions.which
 * @param {() => void} actions.explain
 */
export function createVerdict({ section, title, detail, note }, actions) {
  let drawn = "";

  /** @param {HTMLElement} place @param {Message | null | undefined} message @param {Translator} translator */
  function write(place, message, { parts }) {
    place.replaceChildren();
    for (const part of message ? parts(message.key, message.args) : []) {
      const made = node(part);
      const before = place.lastChild;
      const [punctuation] = (typeof made === "string" && /^[,.;、。，；]+/.exec(made)) || [];
      // Keep punctuation on the same line as the button before it.
      if (punctuation && before instanceof HTMLElement) {
        place.append(
          element("span", "together", before, punctuation),
          part.text.slice(punctuation.length),
        );
      } else {
        place.append(made);
      }
    }
  }

  /** @param {Part} part */
  function node({ text, cell, offer, points }) {
    if (offer) return lighting(button(text, "link", actions[offer]), points?.cells, actions.light);
    return cell === undefined ? text : coordinate(text, cell);
  }

  /** @param {string} text @param {number} cell */
  function coordinate(text, cell) {
    const link = button(text, "coordinate", () => actions.select(cell));
    keepFocus(link);
    return lighting(link, [cell], actions.light);
  }

  return {
    /** @param {Statement} statement @param {Translator} translator */
    render(statement, translator) {
      const key = JSON.stringify([
        translator.language,
        statement.tone,
        statement.title,
        statement.detail,
        statement.note,
      ]);
      // Rewriting the same sentence would take the focus from a coordinate in it.
      if (key === drawn) return;
      drawn = key;
      // What lit cells is replaced, perhaps under the pointer, which then never leaves it.
      actions.light(null);
      section.dataset.tone = statement.tone;
      write(title, statement.title, translator);
      write(detail, statement.detail, translator);
      note.hidden = !statement.note;
      write(note, statement.note, translator);
    },
  };
}

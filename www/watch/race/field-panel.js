/** The results of all ten algorithms, as a template of the state: a bar chart of one measure, and a table of all. */
import { button } from "../../ui/buttons.js";
import { h } from "../../ui/draw.js";
import { select, targetOf } from "../../ui/kit.js";
import { ALGORITHMS } from "../moment-link.js";
import { EXAMPLES } from "./field.js";
import { barLength, MEASURES, scaleOf, tableText } from "./laps.js";

/** @import { VNode } from "snabbdom" */
/** @import { Translator } from "../../i18n/translator.js" */
/** @import { Algorithm } from "../../pkg/redoku.js" */
/** @import { Field, Source } from "./field.js" */
/** @import { Measure } from "./laps.js" */
/**
 * @typedef {object} FieldActions
 * @property {(source: Source) => void} choose
 * @property {(list: string) => void} write
 * @property {(measure: Measure) => void} compare
 * @property {() => void} start
 * @property {() => void} cancel
 * @property {() => void} copy
 */

const SOURCES = /** @type {const} */ (["one", "examples", "list"]);

/** A choice with a label before it, kept on one line. @param {string} id  of the choice @param {string} label @param {VNode} choice */
export const pair = (id, label, choice) =>
  h("span.race-pair", [h("label", { attrs: { for: id } }, label), choice]);

/** @param {Field} field @param {Translator} t @param {FieldActions} on */
export function fieldPanel(field, t, on) {
  const { text } = t;
  const { source, measure, task, begun, said, puzzles } = field;
  const run = text(task ? "watch.race.cancel" : begun ? "watch.race.again" : "watch.race.run");
  return h("section.field", { attrs: { "aria-labelledby": "race-field" } }, [
    h("h3#race-field", text("watch.race.heading")),
    h("div.race-tools", [
      pair(
        "race-source",
        text("watch.race.on"),
        select(
          "#race-source.choice",
          SOURCES.map((id) => [id, text(`watch.race.on.${id}`, { puzzles: EXAMPLES.length })]),
          source,
          (id) => on.choose(/** @type {Source} */ (id)),
        ),
      ),
      button("#race-run.small", run, () => (task ? on.cancel() : on.start())),
      button(".small", text("watch.race.copy"), on.copy),
      pair(
        "race-measure",
        text("watch.race.measure"),
        select(
          "#race-measure.choice",
          MEASURES.map((name) => [name, text(`watch.count.${name}`)]),
          measure,
          (name) => on.compare(/** @type {Measure} */ (name)),
        ),
      ),
    ]),
    source === "list" ? list(field, t, on) : null,
    h(
      "p#race-state.race-state",
      { attrs: { role: "status" } },
      said ? text(said.key, said.args) : "",
    ),
    chart(field, t),
    h("p.note", [
      text("watch.race.scale"),
      puzzles > 1 ? ` ${text("watch.race.sums", { puzzles })}` : null,
    ]),
    table(field, t),
  ]);
}

/** @param {Field} field @param {Translator} t @param {FieldActions} on */
const list = (field, { text }, on) =>
  h("textarea#race-list.race-list", {
    key: "list",
    attrs: {
      rows: 5,
      spellcheck: "false",
      "aria-label": text("watch.race.list"),
      placeholder: text("watch.race.list.hint"),
    },
    props: { value: field.list },
    on: { input: (event) => on.write(targetOf(event).value) },
    hook: { insert: ({ elm }) => /** @type {HTMLElement} */ (elm).focus() },
  });

/** @param {Field} field @param {Translator} t */
function chart({ figures, measure }, t) {
  const sums = ALGORITHMS.map((algorithm) => figures[algorithm]?.[measure].sum ?? 0);
  const { least, most, decades } = scaleOf(sums);
  return h(
    "div.chart",
    { attrs: { role: "list" }, props: { style: `--decades: ${decades}` } },
    ALGORITHMS.map((algorithm, index) => {
      const value = figures[algorithm]?.[measure];
      const length = barLength(sums[index], least, most).toFixed(4);
      return h("div.lane", { attrs: { role: "listitem" } }, [
        h("span.lane-name", t.text(`watch.name.${algorithm}`)),
        h("span.track-line", [
          h("span.bar", {
            attrs: { "data-some": sums[index] > 0 },
            props: { style: `--length: ${length}` },
          }),
        ]),
        h("span.lane-value", value ? format(value.sum, measure, t) : ""),
      ]);
    }),
  );
}

/** @param {Field} field @param {Translator} t */
const table = (field, t) =>
  h(
    "div.laps-room",
    { attrs: { tabindex: 0, role: "group", "aria-label": t.text("watch.race.table") } },
    [
      h("table.laps", [
        h("thead", [
          h("tr", [
            h("th", { attrs: { scope: "col" } }, t.text("watch.algorithm")),
            ...MEASURES.map((name) =>
              h("th", { attrs: { scope: "col" } }, t.text(`watch.count.${name}`)),
            ),
          ]),
        ]),
        h(
          "tbody",
          ALGORITHMS.map((algorithm) =>
            h("tr", [
              h("th", { attrs: { scope: "row" } }, t.text(`watch.name.${algorithm}`)),
              ...MEASURES.map((name) => h("td", cell(field, algorithm, name, t))),
            ]),
          ),
        ),
      ]),
    ],
  );

/** @param {Field} field @param {Algorithm} algorithm @param {Measure} name @param {Translator} t */
function cell({ figures, puzzles }, algorithm, name, t) {
  const figure = figures[algorithm]?.[name];
  if (!figure) return [];
  const { sum, median } = figure;
  const isOne = puzzles === 1 || median === null;
  return [format(sum, name, t), isOne ? null : h("span.median", format(median, name, t))];
}

/** @param {number | null} value @param {Measure} name @param {Translator} t */
function format(value, name, { number, short }) {
  if (value === null) return "–";
  return name === "time" ? short(value) : number(value);
}

/** The table for a spreadsheet, without thousands separators. @param {Field} field @param {Translator} t */
export function tableOf({ figures, puzzles }, { text }) {
  const several = puzzles > 1;
  const columns = MEASURES.flatMap((name) => {
    const title = text(`watch.count.${name}`);
    return several
      ? [text("watch.race.sum", { title }), text("watch.race.median", { title })]
      : title;
  });
  const lines = ALGORITHMS.flatMap((algorithm) => {
    const own = figures[algorithm];
    if (!own) return [];
    const values = MEASURES.flatMap((name) =>
      several ? [own[name].sum, own[name].median] : [own[name].sum],
    );
    return [[text(`watch.name.${algorithm}`), ...values.map((value) => String(value ?? ""))]];
  });
  return tableText([text("watch.algorithm"), ...columns], lines);
}

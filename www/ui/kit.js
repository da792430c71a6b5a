/** The vnodes that panels and dialogs are made of, beside buttons. They know nothing of any feature. */
import { button, stay } from "./buttons.js";
import { h } from "./draw.js";
import { chosenFiles } from "./files.js";

/** @import { Attrs, VNode } from "snabbdom" */
/** @typedef {(VNode | string | null)[]} Content */

/** The paths of icons in a square of 20 units. */
export const ICONS = {
  back: "M13 4.5 6.5 10l6.5 5.5zM4.5 4.5v11",
  on: "M7 4.5 13.5 10 7 15.5zM15.5 4.5v11",
  play: "M6 3.5 16 10 6 16.5z",
  pause: "M6.5 4v12M13.5 4v12",
  less: "M4.5 10h11",
  more: "M4.5 10h11M10 4.5v11",
};

/**
 * A button with an icon.
 * @param {string} selector @param {string} path  of the icon @param {string} label @param {() => void} press
 * @param {import("snabbdom").VNodeData} [data]  by default it leaves the focus where it is
 */
export const tool = (selector, path, label, press, data = { on: { mousedown: stay } }) =>
  h(
    `button${selector}.small.tool`,
    {
      ...data,
      attrs: { ...data.attrs, type: "button", "aria-label": label },
      on: { ...data.on, click: press },
    },
    [
      h("svg", { attrs: { viewBox: "0 0 20 20", "aria-hidden": "true" } }, [
        h("path", { attrs: { d: path } }),
      ]),
    ],
  );

/** The field that an event is about. @param {Event} event */
export const targetOf = ({ target }) => /** @type {HTMLInputElement} */ (target);

/** A switch without a label. @param {string} id @param {boolean} checked @param {(checked: boolean) => void} change @param {Attrs} [attrs] */
export const toggle = (id, checked, change, attrs = {}) =>
  h(`input#${id}.switch`, {
    attrs: { ...attrs, type: "checkbox", role: "switch" },
    props: { checked },
    on: { change: (event) => change(targetOf(event).checked) },
  });

/** A switch with its label. @param {string} id @param {string} label @param {boolean} checked @param {(checked: boolean) => void} change @param {Attrs} [attrs] */
export const switchRow = (id, label, checked, change, attrs) =>
  h("div.row", { key: id }, [
    h("label", { attrs: { for: id } }, label),
    toggle(id, checked, change, attrs),
  ]);

/** A field with its label before it. @param {string} id  of the field @param {string} label @param {VNode} field */
export const labelled = (id, label, field) =>
  h("div.form-row", [h("label", { attrs: { for: id } }, label), field]);

/** @template {string} T @typedef {readonly [value: T, name: string, disabled?: boolean]} Option */

/**
 * A choice.
 * @template {string} T
 * @param {string} selector
 * @param {readonly (Option<T> | { group: string, options: Option<T>[] })[]} options
 * @param {string} chosen @param {(value: T) => void} change @param {Attrs} [attrs]
 */
export function select(selector, options, chosen, change, attrs = {}) {
  const optionOf = (/** @type {Option<T>} */ [value, name, disabled = false]) =>
    h("option", { attrs: { value, disabled }, props: { selected: value === chosen } }, name);
  return h(
    `select${selector}`,
    { attrs, on: { change: (event) => change(/** @type {T} */ (targetOf(event).value)) } },
    options.map((entry) =>
      "group" in entry
        ? h("optgroup", { attrs: { label: entry.group } }, entry.options.map(optionOf))
        : optionOf(entry),
    ),
  );
}

/**
 * A button that copies something, and says so until it loses the focus.
 * @param {string} label @param {{ text: string, worked: boolean } | null} said  a failure is for screen readers
 * @param {() => void} copy @param {() => void} forget
 */
export const copier = (label, said, copy, forget) =>
  h("span.copying", [
    button(".small.copy", said?.worked ? said.text : label, copy, { on: { blur: forget } }),
    h("span.unseen", { attrs: { role: "status" } }, said?.text ?? ""),
  ]);

/**
 * A button that lets the user choose files.
 * @param {string} id  of the hidden field @param {string} label @param {(files: File[]) => void} act
 * @param {Attrs} [attrs]  of the field @param {Attrs} [buttonAttrs]
 */
export const filePicker = (id, label, act, attrs = { multiple: true }, buttonAttrs = {}) => [
  button(".small", label, () => document.getElementById(id)?.click(), { attrs: buttonAttrs }),
  h(`input#${id}`, {
    attrs: { ...attrs, type: "file", hidden: true, "aria-label": label },
    on: {
      change(event) {
        const files = chosenFiles(event);
        if (files.length > 0) act(files);
      },
    },
  }),
];

/** Data of an item of a list that scrolls into view when it becomes the current one. @param {boolean} isCurrent */
export const currentStep = (isCurrent) => ({
  attrs: { "aria-current": isCurrent && "step" },
  hook: {
    insert: scrollIntoList,
    postpatch: (/** @type {VNode} */ before, /** @type {VNode} */ now) => {
      if (!before.data?.attrs?.["aria-current"]) scrollIntoList(now);
    },
  },
});

/** Scrolls the nearest list, not the page. @param {VNode} item */
function scrollIntoList({ elm, data }) {
  if (!(elm instanceof HTMLElement) || !data?.attrs?.["aria-current"]) return;
  const list = elm.closest("ol");
  if (!list) return;
  const [outer, inner] = [list.getBoundingClientRect(), elm.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top + inner.height;
  else if (inner.bottom > outer.bottom)
    list.scrollTop += inner.bottom - outer.bottom + inner.height;
}

/**
 * An element whose content is drawn by hand, again whenever one of the values differs.
 * @param {string} selector @param {Attrs} attrs @param {unknown[]} values @param {(place: HTMLElement) => void} render
 * @param {import("snabbdom").On} [on]
 */
export function island(selector, attrs, values, render, on = {}) {
  const drawNow = (/** @type {VNode} */ { elm }) => render(/** @type {HTMLElement} */ (elm));
  return h(selector, {
    attrs,
    on,
    values,
    hook: {
      insert: drawNow,
      postpatch(/** @type {VNode} */ before, /** @type {VNode} */ now) {
        if (values.some((value, index) => value !== before.data?.values[index])) drawNow(now);
      },
    },
  });
}

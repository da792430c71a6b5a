/** The vnodes that panels are made of, beside buttons. They know nothing of any feature. */
import { stay } from "./buttons.js";
import { h } from "./draw.js";

/** @typedef {import("snabbdom").VNode} VNode */
/** @typedef {import("snabbdom").Attrs} Attrs */
/** @typedef {(VNode | string | null)[]} Content */

/** A button with an icon, which leaves the focus where it is. @param {string} selector @param {string} path  of the icon @param {string} label @param {() => void} press */
export const tool = (selector, path, label, press) =>
  h(
    `button${selector}.small.tool`,
    { attrs: { type: "button", "aria-label": label }, on: { click: press, mousedown: stay } },
    [
      h("svg", { attrs: { viewBox: "0 0 20 20", "aria-hidden": "true" } }, [
        h("path", { attrs: { d: path } }),
      ]),
    ],
  );

/** The field that an event is about. @param {Event} event */
export const targetOf = ({ target }) => /** @type {HTMLInputElement} */ (target);

/** A switch with its label. @param {string} id @param {string} label @param {boolean} checked @param {(checked: boolean) => void} change */
export const switchRow = (id, label, checked, change) =>
  h("div.row", { key: id }, [
    h("label", { attrs: { for: id } }, label),
    h(`input#${id}.switch`, {
      attrs: { type: "checkbox", role: "switch" },
      props: { checked },
      on: { change: (event) => change(targetOf(event).checked) },
    }),
  ]);

/**
 * A choice.
 * @param {string} selector @param {(readonly [value: string, name: string])[]} options @param {string} chosen
 * @param {(value: string) => void} change
 */
export const select = (selector, options, chosen, change) =>
  h(
    `select${selector}`,
    { on: { change: (event) => change(targetOf(event).value) } },
    options.map(([value, name]) =>
      h("option", { attrs: { value }, props: { selected: value === chosen } }, name),
    ),
  );

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
 */
export function island(selector, attrs, values, render) {
  const drawNow = (/** @type {VNode} */ { elm }) => render(/** @type {HTMLElement} */ (elm));
  return h(selector, {
    attrs,
    values,
    hook: {
      insert: drawNow,
      postpatch(/** @type {VNode} */ before, /** @type {VNode} */ now) {
        if (values.some((value, index) => value !== before.data?.values[index])) drawNow(now);
      },
    },
  });
}

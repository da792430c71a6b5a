/** Templates: functions of the state that are drawn into an element of the page. */
import { attributesModule, eventListenersModule, h, init, propsModule } from "snabbdom";

/** @import { VNode } from "snabbdom" */
/** @typedef {(VNode | string | null)[]} Template  the content of an element; null for nothing */

export { h };

/**
 * Gives a control the value of its template. propsModule compares only templates, so a slider that the user has moved
 * and the state has not followed would stay there.
 * @type {import("snabbdom").Module}
 */
const valueModule = {
  update(_, { data, elm }) {
    const value = data?.props?.value;
    const control = /** @type {HTMLInputElement} */ (elm);
    if (value !== undefined && control.value !== value) control.value = value;
  },
};

const patch = init([attributesModule, propsModule, valueModule, eventListenersModule]);
/** What each element shows. @type {WeakMap<Element, VNode>} */
const drawn = new WeakMap();

/**
 * Draws a template at once, and changes only what differs. It replaces the markup of the first paint. An element that
 * has nothing to show is hidden.
 * @param {HTMLElement} place @param {Template | null} template
 */
export function draw(place, template) {
  place.hidden = template === null;
  const before = drawn.get(place);
  if (!before) place.replaceChildren();
  drawn.set(place, patch(before ?? { ...h("place", []), elm: place }, h("place", template ?? [])));
}

/** Calls back in the next animation frame, or in the next task if the page is hidden and has no frames. @param {() => void} act */
export function nextFrame(act) {
  if (document.visibilityState === "hidden") setTimeout(act);
  else requestAnimationFrame(act);
}

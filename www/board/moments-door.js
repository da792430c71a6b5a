/** The entry to short animations, which are loaded with the first one. Without a network the page does without. */
const load = () => import("./moments.js").catch(() => null);

/** Marks the moment in which the user completes the grid. @param {HTMLElement} grid @param {number} from */
export async function celebrate(grid, from) {
  (await load())?.celebrate(grid, from);
}

/** Points at what answers a press that changes nothing. @param {() => Iterable<Element>} elements  asked once the animation is loaded */
export async function pulse(elements) {
  (await load())?.pulse(elements());
}

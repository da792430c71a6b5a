/** Lights cells on the board while the pointer or the focus is on an element. */

/**
 * @template {HTMLElement} E
 * @param {E} element @param {readonly number[] | undefined} cells
 * @param {(cells: readonly number[] | null) => void} light
 */
export function lighting(element, cells, light) {
  if (!cells) return element;
  for (const type of ["pointerenter", "focusin"]) {
    element.addEventListener(type, () => light(cells));
  }
  for (const type of ["pointerleave", "focusout"]) {
    element.addEventListener(type, () => light(null));
  }
  return element;
}

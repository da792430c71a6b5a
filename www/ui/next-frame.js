/** Animation frames. */

/** Calls back in the next animation frame, or in the next task if the page is hidden and has no frames. @param {() => void} act */
export function nextFrame(act) {
  if (document.visibilityState === "hidden") setTimeout(act);
  else requestAnimationFrame(act);
}

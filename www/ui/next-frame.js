/** Animation frames. */

/** Calls back in the next animation frame, or soon in a hidden page, which has none. @param {() => void} act */
export function nextFrame(act) {
  if (document.visibilityState === "hidden") setTimeout(act);
  else requestAnimationFrame(act);
}

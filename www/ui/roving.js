/** One tab stop for a row of buttons: the arrow keys, Home and End go from one to the next. */

/** @param {HTMLElement[]} buttons  in the order on the screen */
export function rove(buttons) {
  const stop = (/** @type {HTMLElement} */ current) => {
    for (const button of buttons) button.tabIndex = button === current ? 0 : -1;
  };
  stop(buttons[0]);
  for (const [index, button] of buttons.entries()) {
    button.addEventListener("focus", () => stop(button));
    button.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const to = {
        ArrowLeft: Math.max(index - 1, 0),
        ArrowUp: Math.max(index - 1, 0),
        ArrowRight: Math.min(index + 1, buttons.length - 1),
        ArrowDown: Math.min(index + 1, buttons.length - 1),
        Home: 0,
        End: buttons.length - 1,
      }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      buttons[to].focus();
    });
  }
}

/** Roving tabindex: one tab stop for a row of buttons; arrow keys, Home and End move the focus. */

/** @param {HTMLElement[]} buttons  in visual order */
export function rove(buttons) {
  const setStop = (/** @type {HTMLElement} */ current) => {
    for (const button of buttons) button.tabIndex = button === current ? 0 : -1;
  };
  setStop(buttons[0]);
  for (const [index, button] of buttons.entries()) {
    button.addEventListener("focus", () => setStop(button));
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

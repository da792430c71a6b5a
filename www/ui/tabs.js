/** The views of the rail as tabs: arrow keys go from one to the next, Home and End to the ends. */

import { nextTask } from "./tasks.js";

/** @param {{ change(view: string): void }} actions */
export function createTabs({ change }) {
  const tabs = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[role="tab"]')]);
  const sheet = document.querySelector(".sheet");
  let current = "";

  /** Shows a view, by the id of its panel. @param {string} view */
  function select(view) {
    if (view === current) return;
    current = view;
    sheet?.setAttribute("data-view", view);
    for (const tab of tabs) {
      const id = tab.getAttribute("aria-controls") ?? "";
      tab.setAttribute("aria-selected", String(id === view));
      tab.tabIndex = id === view ? 0 : -1;
      const panel = document.getElementById(id);
      if (panel) panel.hidden = id !== view;
    }
    change(view);
  }

  /** @param {HTMLElement | undefined} tab */
  function choose(tab) {
    if (!tab) return;
    tab.focus();
    select(tab.getAttribute("aria-controls") ?? "");
  }

  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener("click", async () => {
      // The press itself has its own to do.
      await nextTask();
      select(tab.getAttribute("aria-controls") ?? "");
    });
    tab.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      choose(tabs.at(to % tabs.length));
    });
  }
  select("answer");

  return { select };
}

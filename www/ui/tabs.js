/** Tabs: the arrow keys, Home and End select and focus one. */

/** @param {HTMLElement} sheet  contains the tabs and their panels @param {{ select(view: string): void }} actions */
export function createTabs(sheet, { select }) {
  const tabs = /** @type {HTMLElement[]} */ ([...sheet.querySelectorAll('[role="tab"]')]);

  /** The view that a tab shows: the id of its panel. @param {HTMLElement} tab */
  const viewOf = (tab) => tab.getAttribute("aria-controls") ?? "";

  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener("click", () => select(viewOf(tab)));
    tab.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 }[event.key];
      const next = to === undefined ? undefined : tabs.at(to % tabs.length);
      if (!next) return;
      event.preventDefault();
      next.focus();
      select(viewOf(next));
    });
  }

  return {
    /** Shows a view. @param {string} current */
    render(current) {
      if (sheet.dataset.view === current) return;
      sheet.dataset.view = current;
      for (const tab of tabs) {
        const isCurrent = viewOf(tab) === current;
        tab.setAttribute("aria-selected", String(isCurrent));
        tab.tabIndex = isCurrent ? 0 : -1;
        const panel = document.getElementById(viewOf(tab));
        if (panel) panel.hidden = !isCurrent;
      }
    },
  };
}

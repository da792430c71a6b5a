// Sets theme and language before the first paint, so that nothing flashes, fetches the language's
// sentences ahead, and keeps the keys that are pressed before the page can take them. A classic script, because
// modules run after the first paint.
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem("redoku.theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    const language = localStorage.getItem("redoku.language") ?? navigator.language;
    root.lang = language.toLowerCase().startsWith("zh") ? "zh-Hans" : "en";
  } catch {
    // Storage is forbidden: the system's theme and English are good defaults.
  }
  // The markup is English. In any other language its words stay hidden until they are translated.
  if (root.lang !== "en") root.dataset.translating = "";
  // The sentences are fetched along with the scripts that will ask for them. The build writes the hashed names.
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = root.lang === "en" ? "www/i18n/en/page.js" : "www/i18n/zh/page.js";
  document.head.append(link);

  /** @type {KeyboardEvent[]} */
  const keys = [];
  const keep = (/** @type {KeyboardEvent} */ event) => keys.push(event);
  addEventListener("keydown", keep);
  // The page takes the keys once, when it is ready for them.
  Object.assign(globalThis, {
    redokuKeys() {
      removeEventListener("keydown", keep);
      return keys;
    },
  });
})();

// Runs before the first paint: sets theme, language and whether a board is kept, so that nothing flashes, preloads the sentences of the
// language, and records keys until the page is ready. A classic script, because modules run after the first paint.
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem("redoku.theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    const language = localStorage.getItem("redoku.language") ?? navigator.language;
    root.lang = language.toLowerCase().startsWith("zh") ? "zh-Hans" : "en";
    const board = sessionStorage.getItem("redoku.board") ?? localStorage.getItem("redoku.board");
    root.dataset.board = /"(?:givens|placed)":"\.*[1-9]/.test(board ?? "") ? "filled" : "empty";
  } catch {
    // Storage is blocked: default to the system's theme and English.
  }
  // The markup is English. Other languages hide it until it is translated.
  if (root.lang !== "en") root.dataset.translating = "";
  // Load the sentences in parallel with the scripts that import them. The build replaces the paths by hashed names.
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = root.lang === "en" ? "www/i18n/en/page.js" : "www/i18n/zh/page.js";
  document.head.append(link);

  /** @type {KeyboardEvent[]} */
  const keys = [];
  const record = (/** @type {KeyboardEvent} */ event) => keys.push(event);
  addEventListener("keydown", record);

  // A script of the page that cannot be loaded, or fails before the page is ready, cannot say so itself.
  const fail = (/** @type {ErrorEvent} */ { target, filename = "" }) => {
    // The page works without a style sheet, and says so once it is ready.
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet")
      root.dataset.unstyled = "";
    const isScript = target instanceof HTMLScriptElement || filename.startsWith(location.origin);
    if (!isScript) return;
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", sayUnloaded);
    else sayUnloaded();
  };
  const sayUnloaded = () => {
    delete root.dataset.translating;
    // Browsers load no modules from files.
    const [en, zh] =
      location.protocol === "file:"
        ? [
            "Redoku needs a web server: run npm start, or put this folder on a site.",
            "Redoku 需要网页服务器：请运行 npm start，或将此文件夹放到网站上。",
          ]
        : [
            "This page couldn’t be loaded. Reload when you’re online.",
            "此页面未能载入，请联网后重新载入。",
          ];
    const sentence = root.lang === "en" ? en : zh;
    for (const id of ["verdict-title", "alert"]) {
      const place = document.getElementById(id);
      if (place) place.textContent = sentence;
    }
  };
  addEventListener("error", fail, true);

  // The page calls this once, when it is ready.
  Object.assign(globalThis, {
    redokuKeys() {
      removeEventListener("keydown", record);
      removeEventListener("error", fail, true);
      return keys;
    },
  });
})();

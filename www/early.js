// Sets theme and language before the first paint, so that nothing flashes, asks for the language's
// sentences ahead of time, and keeps the first picture small; a classic script on purpose.
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem("redoku.theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    const language = localStorage.getItem("redoku.language") ?? navigator.language;
    root.lang = language.toLowerCase().startsWith("zh") ? "zh-Hans" : "en";
    if (root.lang !== "en") {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = "www/i18n/zh/page.js";
      document.head.append(link);
    }
  } catch {
    // Storage is forbidden: the system's theme and English are good defaults.
  }
  // The first picture shows the least, and each of the next five something more: all at once would take a slow
  // machine too long.
  if (!PerformanceObserver.supportedEntryTypes.includes("paint")) return;
  let missing = 5;
  root.dataset.missing = String(missing);
  const show = () => {
    // The page has started meanwhile, and shows everything.
    if (!("missing" in root.dataset)) return;
    missing -= 1;
    if (missing > 0) {
      root.dataset.missing = String(missing);
      requestAnimationFrame(() => setTimeout(show));
    } else delete root.dataset.missing;
  };
  new PerformanceObserver((_, painted) => {
    painted.disconnect();
    show();
  }).observe({ type: "paint", buffered: true });
})();

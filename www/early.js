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
      link.href = "www/locales/zh.js";
      document.head.append(link);
    }
  } catch {
    // Storage is forbidden: the system's theme and English are good defaults.
  }
  // What stands beside the board comes after the first picture: all at once would take a slow machine too long.
  if (!PerformanceObserver.supportedEntryTypes.includes("paint")) return;
  root.dataset.first = "";
  new PerformanceObserver((_, painted) => {
    painted.disconnect();
    delete root.dataset.first;
  }).observe({ type: "paint", buffered: true });
})();

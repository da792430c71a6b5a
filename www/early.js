// Sets theme and language before the first paint, so that nothing flashes; a classic script on purpose.
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
})();

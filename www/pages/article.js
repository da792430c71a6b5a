/** A page with one article for each language: shows the reader's, and lets the header switch. */
import { write } from "../app/storage.js";
import { loadTranslator } from "../i18n/sentences.js";
import { languageFor } from "../i18n/translator.js";
import { createHeader } from "../panels/header.js";
import { element } from "../ui/dom.js";

/** Shows the article, and returns a function that gives the translator in use. */
export async function showArticle() {
  const preferred = languageFor(document.documentElement.lang);
  // English stands in for a language that cannot be loaded; the reader's choice stays as it was.
  let translator = await loadTranslator(preferred).catch(() => loadTranslator("en"));
  const header = createHeader({ switchLanguage });
  const problem = element("p", "article-problem");
  problem.setAttribute("role", "alert");
  document.querySelector("header")?.after(problem);
  show();

  async function switchLanguage() {
    problem.textContent = "";
    try {
      translator = await loadTranslator(translator.language === "en" ? "zh-Hans" : "en");
    } catch {
      problem.textContent = translator.text("unloaded");
      return;
    }
    write("redoku.language", translator.language);
    show();
  }

  function show() {
    const { language } = translator;
    document.documentElement.lang = language;
    for (const article of document.querySelectorAll("article")) {
      article.hidden = article.lang !== language;
      if (!article.hidden) document.title = `${article.querySelector("h1")?.textContent} · Redoku`;
    }
    header.render(translator);
  }

  return () => translator;
}

/** Starts a part of a long page when the reader comes near it. @param {string} selector @param {(place: HTMLElement) => void} start  called once for each place */
export function whenNear(selector, start) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        start(/** @type {HTMLElement} */ (target));
      }
    },
    { rootMargin: "200px" },
  );
  for (const place of document.querySelectorAll(selector)) observer.observe(place);
}

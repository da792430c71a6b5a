/** The section "Embed this puzzle": the code for another page, and a preview. */

import { puzzleOf } from "../../app/state.js";
import { frameOf, KINDS, snippet } from "../../pages/guide/snippets.js";
import { copyButton } from "../../ui/copy-button.js";
import { element } from "../../ui/dom.js";
import { select } from "../../ui/select.js";

/** @typedef {import("../../pages/guide/snippets.js").Kind} Kind */
/** @typedef {import("../../pages/guide/snippets.js").Wish} Wish */

/**
 * @param {import("../../app/export.js").Subject} subject
 * @param {import("../../i18n/translator.js").Translator} translator
 * @param {() => boolean} answers
 */
export function embedChoices({ givens, placed }, { language, text }, answers) {
  const lines = element("textarea", "import-text share-text share-lines");
  lines.id = "embed-text";
  lines.readOnly = true;
  lines.setAttribute("aria-label", text("embed.lines"));
  const kind = select(
    "embed-kind",
    KINDS.map((name) => [name, text(`embed.${name}`)]),
    text("embed.kind"),
  );
  const theme = select(
    "embed-theme",
    [
      ["", text("embed.theme.page")],
      ["light", text("embed.theme.light")],
      ["dark", text("embed.theme.dark")],
    ],
    text("embed.theme"),
  );
  const preview = element("details", "", element("summary", "", text("embed.preview")));
  /** Created when the preview is first opened, because a frame takes time to load. @type {HTMLIFrameElement | null} */
  let picture = null;
  const guide = element("a", "share-guide", text("embed.guide"));
  guide.href = "embedding.html";

  for (const choice of [kind, theme]) choice.addEventListener("change", update);
  preview.addEventListener("toggle", () => {
    update();
    if (preview.open) addEventListener("message", fit);
    else removeEventListener("message", fit);
  });

  function update() {
    /** @type {Wish} */
    const wish = {
      base: new URL(".", location.href).href,
      puzzle: puzzleOf({ givens, placed }),
      lang: language === "en" ? "en" : "zh",
      theme: /** @type {Wish["theme"]} */ (theme.value),
      answers: answers(),
    };
    const chosen = /** @type {Kind} */ (kind.value);
    lines.value = snippet(chosen, wish);
    theme.disabled = chosen === "script";
    preview.hidden = chosen === "script";
    if (preview.open) show(frameOf(wish));
  }

  /** @param {string} address */
  function show(address) {
    if (!picture) {
      picture = element("iframe", "share-frame");
      picture.title = text("embed.preview");
      preview.append(picture);
    }
    if (picture.src !== address) picture.src = address;
  }

  /** Sets the height that the frame reports. @param {MessageEvent} event */
  function fit({ source, data }) {
    if (!picture?.isConnected) return removeEventListener("message", fit);
    if (source === picture.contentWindow && data?.type === "redoku:resize") {
      picture.height = String(data.height);
    }
  }

  const row = element("div", "share-row", kind, theme, copyButton(lines, text));
  return { update, content: [row, lines, preview, guide] };
}

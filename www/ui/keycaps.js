/** Sentences with keycaps. */
import { h } from "./draw.js";

/**
 * @param {import("../i18n/translator.js").Translator["parts"]} parts
 * @param {import("../i18n/translator.js").Key} key
 * @param {Record<string, string>} caps  the keys by placeholder
 */
export function keycaps(parts, key, caps) {
  const marked = Object.entries(caps).map(([name, cap]) => [name, `\u{1}${cap}`]);
  return parts(key, Object.fromEntries(marked)).map(({ text }) =>
    text.startsWith("\u{1}") ? h("kbd", text.slice(1)) : text,
  );
}

/** Select elements. */
import { element } from "./dom.js";

/**
 * @param {string} id @param {(readonly [string, string])[]} options @param {string} label
 */
export function select(id, options, label) {
  const made = element("select", "small share-select");
  made.id = id;
  made.setAttribute("aria-label", label);
  for (const [value, name] of options) made.add(new Option(name, value));
  return made;
}

/** Program text as the guide shows it. */

/**
 * Returns the body of a method in the text of runs.js. (The function itself is minified in the built site.)
 * @param {string} text @param {string} name
 */
export function bodyOf(text, name) {
  const [, rest] = text.split(new RegExp(`^  (?:async )?${name}\\(.*\\) \\{$`, "m"));
  return dedent(rest.slice(0, rest.indexOf("\n  },")));
}

/** Removes the indentation that all lines share. @param {string} text */
export function dedent(text) {
  const lines = text.replace(/^\s*\n|\s+$/g, "").split("\n");
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const by = Math.min(...indents);
  return lines.map((line) => line.slice(by)).join("\n");
}

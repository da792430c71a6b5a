/** Reads the options of a frame from its address, and writes them to one. */

/**
 * @typedef {object} FrameOptions
 * @property {string} [puzzle]   a puzzle in any format
 * @property {string} [lang]     `en` or `zh`
 * @property {string} [theme]    `light`, `dark` or `auto`
 * @property {string} [controls] the controls to show, separated by spaces; `none` for none; by default all
 * @property {boolean} [readonly]
 * @property {boolean} [solve]   whether the board is solved from the start
 */

/**
 * The attributes of the board.
 * @param {string} search @param {string} lang  the language of the browser
 */
export function attributesFrom(search, lang) {
  const fields = new URLSearchParams(search);
  /** @type {Record<string, string>} */
  const attributes = { theme: fields.get("theme") ?? "auto", lang: fields.get("lang") || lang };
  const puzzle = fields.get("puzzle");
  if (puzzle) attributes.puzzle = puzzle;
  const controls = fields.get("controls") ?? "";
  if (controls !== "none") attributes.controls = controls;
  if (isOn(fields.get("readonly"))) attributes.readonly = "";
  if (isOn(fields.get("solve"))) attributes.answers = "show";
  return attributes;
}

/** @param {string | null} value */
const isOn = (value) => value !== null && !["0", "false", "no"].includes(value);

/** The address of a frame. @param {string} base  the folder of embed.html @param {FrameOptions} options */
export function frameAddress(base, options) {
  const url = new URL("embed.html", base);
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined || value === false || value === "") continue;
    url.searchParams.set(name, value === true ? "1" : value);
  }
  return url.href;
}

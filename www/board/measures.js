/**
 * Tells the browser which of the board's properties are lengths.
 *
 * The size of a cell is a long formula. A browser that does not know it for a length hands the formula
 * itself down, and reckons it anew for every cell and every small digit: half of the time that a
 * change of the board takes. As a length it is reckoned once.
 */
const LENGTHS = ["pixel-size", "thin", "thick", "lines", "cell", "note-inset", "note"];

export function registerMeasures() {
  for (const name of LENGTHS) {
    try {
      const length = { syntax: "<length>", inherits: true, initialValue: "0px" };
      CSS.registerProperty({ name: `--redoku-${name}`, ...length });
    } catch {
      // Another copy of this module was here before, or the browser is too old to be told.
    }
  }
}

/**
 * Registers the board's custom properties as lengths.
 *
 * The size of a cell is a long formula. An unregistered property inherits as the formula, and the browser
 * evaluates it for every cell and every small digit, which takes half the time of a board update. A
 * registered length is evaluated once.
 */
const LENGTHS = ["pixel-size", "thin", "thick", "lines", "cell", "note-inset", "note"];

export function registerMeasures() {
  for (const name of LENGTHS) {
    try {
      const length = { syntax: "<length>", inherits: true, initialValue: "0px" };
      CSS.registerProperty({ name: `--redoku-${name}`, ...length });
    } catch {
      // Another copy of this module has registered it, or the browser lacks registerProperty().
    }
  }
}

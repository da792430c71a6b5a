/** The keys of the number pad, as in index.html. */
import { button } from "../ui/dom.js";
import { shape } from "../ui/svg.js";

const PENCIL = "M4 16l1-4L14 3l3 3-9 9zM12 5l3 3";
const ERASE = "M8 4h10v12H8l-6-6zM11 7.5l5 5m0-5l-5 5";

/** Builds the same keys as index.html: digits, Erase, Skip, pencil. */
export function buildKeys() {
  const digits = Array.from({ length: 9 }, (_, index) => button(String(index + 1), "key"));
  const [erase, skip, pencil] = ["erase", "skip", "pencil"].map((name) =>
    button("", `key key-${name}`),
  );
  erase.append(icon(ERASE));
  pencil.append(icon(PENCIL));
  return [...digits, erase, skip, pencil];
}

/** @param {string} path */
function icon(path) {
  const svg = shape("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" });
  svg.append(shape("path", { d: path }));
  return svg;
}

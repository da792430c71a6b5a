/** Builds the elements of the import dialog. */
import { button, element } from "../../ui/dom.js";
import { createFault } from "./import-fault.js";

/** @param {import("../../i18n/translator.js").Translator} translator */
export function buildImport(translator) {
  const { text } = translator;
  const box = element("textarea", "import-text");
  box.id = "import-text";
  box.rows = 6;
  box.spellcheck = false;
  box.placeholder = text("import.placeholder");
  box.setAttribute("aria-label", text("import.text"));
  const status = element("p", "import-status");
  status.id = "import-status";
  status.setAttribute("role", "status");
  box.setAttribute("aria-describedby", status.id);
  const fault = createFault(box, translator);
  const omitted = element("p", "note import-omitted");
  const preview = element("div", "import-preview");

  const progress = element("progress", "import-progress");
  progress.setAttribute("aria-label", text("notice.reading"));
  const stop = element("button", "small", text("offer.cancel"));
  stop.type = "button";
  const work = element("div", "import-work", progress, stop);
  work.hidden = true;

  const file = element("input");
  file.type = "file";
  file.multiple = true;
  file.hidden = true;
  const open = button(text("import.file"), "small", () => file.click());
  const sources = element("div", "import-sources", open, file);
  const listed = element("div", "import-list");
  listed.hidden = true;
  const all = button("", "small import-all");
  all.hidden = true;
  const apply = element("button", "solve import-apply", text("import.apply"));
  apply.type = "button";

  const messages = element("div", "import-said", status, fault.part, omitted, all, work);
  const sheet = element(
    "div",
    "import",
    element("div", "import-in", box, sources),
    listed,
    element("div", "import-out", preview, messages),
    element("div", "dialog-foot", apply),
  );
  const said = { status, fault, omitted, all, work, stop };
  return { sheet, box, sources, file, listed, preview, apply, ...said };
}

/** The share dialog, as a template of the state. */
import { memo } from "../../app/derived.js";
import { dialogOf } from "../../app/dialog.js";
import { COPIES, PLACES } from "../../app/export.js";
import { boardLink } from "../../app/links.js";
import { frameOf, KINDS, snippet } from "../../pages/guide/snippets.js";
import { button } from "../../ui/buttons.js";
import { modal } from "../../ui/dialog.js";
import { h } from "../../ui/draw.js";
import { copier, island, select, switchRow } from "../../ui/kit.js";
import { PAPERS } from "../print/sheet.js";
import { formatOf, requestOf, textOf } from "./model.js";
import { qrCode } from "./qr.js";
import { drawCode } from "./qr-picture.js";

/** @import { State } from "../../app/state.js" */
/** @import { Key, Translator } from "../../i18n/translator.js" */
/** @import { Kind, Request } from "../../pages/guide/snippets.js" */
/** @import { Template } from "../../ui/draw.js" */
/** @import { Copied, Embed, Paper, Share } from "./model.js" */
/** @typedef {HTMLInputElement | HTMLTextAreaElement} Field */
/**
 * @typedef {object} Actions
 * @property {(changes: Partial<Share>) => void} change
 * @property {(changes: Partial<Embed>) => void} changeEmbed
 * @property {(changes: Partial<Paper>) => void} changePaper
 * @property {(what: Copied, field: Field) => void} copy
 * @property {() => void} copyPicture
 * @property {() => void} saveSvg
 * @property {() => void} savePng
 * @property {(url: string) => void} send
 * @property {() => void} print
 * @property {() => void} close
 */

const PER_PAGE = ["1", "2", "4", "6"];
const codeOf = memo(qrCode);

/** @param {State} state @param {Translator} t @param {Actions} on @returns {Template} */
export function panel(state, t, on) {
  const dialog = dialogOf(state, "share");
  // The dialog appears complete, once the code of its link is known.
  if (!dialog || dialog.code === null) return [];
  const { text } = t;
  const link = boardLink(location.href, { code: dialog.code, answers: dialog.answers });
  // Very long links do not fit into a QR code.
  const matrix = codeOf(link);
  const draw = (/** @type {HTMLElement} */ place) =>
    place.replaceChildren(matrix ? drawCode(matrix, text("share.code")) : "");
  const content = [
    h("div.share", [
      h("div.share-main", first(dialog, link, t, on)),
      island("div.share-code", { hidden: !matrix }, [link], draw),
    ]),
    h("p.note.share-failed", { attrs: { role: "status" } }, dialog.failed && text(dialog.failed)),
    h("details.share-more", [
      h("summary", text("share.more")),
      h("div.share", [
        h("div.share-main", [textSection(dialog, t, on), embedSection(dialog, t, on)]),
        h("div", [pictureSection(t, on), placesSection(dialog, t), printSection(dialog, t, on)]),
      ]),
    ]),
  ];
  const title = text("share.title");
  return [
    modal({ id: "share-dialog", title, closeLabel: text("close"), content, close: on.close }),
  ];
}

/** @param {Share} dialog @param {string} link @param {Translator} t @param {Actions} on */
function first({ subject, answers, copied }, link, { text }, on) {
  return [
    h("div.share-row.share-first", [
      copyButton("link", text("share.link.copy"), "share-link", copied, text, on),
      copier(text("share.picture.copy"), wordOf("picture", copied, text), on.copyPicture, () =>
        on.change({ copied: null }),
      ),
      "share" in navigator ? button(".small", text("share.send"), () => on.send(link)) : null,
    ]),
    h("div.share-row", [
      h("input#share-link.share-link", {
        attrs: { readonly: true, "aria-label": text("share.link") },
        props: { value: link },
      }),
    ]),
    h("p.share-note", text("share.private")),
    switchRow(
      "share-answers",
      text("share.answers"),
      answers,
      (on_) => on.change({ answers: on_ }),
      {
        disabled: subject.solution === null,
      },
    ),
  ];
}

/** A button that copies a field. @param {Copied} what @param {string} label @param {string} id  of the field @param {Share["copied"]} copied @param {Translator["text"]} text @param {Actions} on */
const copyButton = (what, label, id, copied, text, on) =>
  copier(
    label,
    wordOf(what, copied, text),
    () => on.copy(what, /** @type {Field} */ (document.getElementById(id))),
    () => on.change({ copied: null }),
  );

/** What a copy button says, and whether it worked. @param {Copied} what @param {Share["copied"]} copied @param {Translator["text"]} text */
const wordOf = (what, copied, text) =>
  copied?.what === what
    ? { text: text(copied.said), worked: copied.said !== "share.noClipboard" }
    : null;

/** @param {string} title @param {Template} content */
const section = (title, content) => h("section", [h("h3", title), ...content]);

/** @param {Share} dialog @param {Translator} t @param {Actions} on */
function textSection(dialog, { text }, on) {
  const written = textOf(dialog, formatOf(dialog), dialog.answers);
  return section(text("share.text"), [
    h("div.share-row", [
      choice(
        "share-kind",
        text("share.kind"),
        COPIES.map((name) => [name, text(`copy.${name}`)]),
        dialog.kind,
        (kind) => on.change({ kind }),
      ),
      copyButton("text", text("share.copy"), "share-text", dialog.copied, text, on),
    ]),
    h("textarea#share-text.share-text", {
      attrs: { readonly: true, rows: 6, "aria-label": text("share.text") },
      // A drawn grid must keep its lines; a single long line wraps.
      props: { value: written, wrap: written.trim().includes("\n") ? "off" : "soft" },
    }),
  ]);
}

/** @param {Share} dialog @param {Translator} t @param {Actions} on */
function embedSection(dialog, { text, language }, on) {
  const { kind, theme, preview, height } = dialog.embed;
  const request = requestOf(dialog, new URL(".", location.href).href, language);
  const isScript = kind === "script";
  const toggle = (/** @type {Event} */ { currentTarget }) =>
    on.changeEmbed({ preview: /** @type {HTMLDetailsElement} */ (currentTarget).open });
  return section(text("embed.title"), [
    h("div.share-row", [
      choice(
        "embed-kind",
        text("embed.kind"),
        KINDS.map((name) => [name, text(`embed.${name}`)]),
        kind,
        (chosen) => on.changeEmbed({ kind: /** @type {Kind} */ (chosen) }),
      ),
      choice(
        "embed-theme",
        text("embed.theme"),
        [
          ["", text("embed.theme.page")],
          ["light", text("embed.theme.light")],
          ["dark", text("embed.theme.dark")],
        ],
        theme,
        (chosen) => on.changeEmbed({ theme: /** @type {Request["theme"]} */ (chosen) }),
        { disabled: isScript },
      ),
      copyButton("embed", text("share.copy"), "embed-text", dialog.copied, text, on),
    ]),
    h("textarea#embed-text.share-text.share-lines", {
      attrs: { readonly: true, "aria-label": text("embed.lines") },
      props: { value: snippet(kind, request) },
    }),
    h("details", { attrs: { hidden: isScript }, on: { toggle } }, [
      h("summary", text("embed.preview")),
      // A frame takes time to load.
      preview && !isScript
        ? h("iframe.share-frame", {
            attrs: { title: text("embed.preview"), src: frameOf(request), height: height ?? false },
          })
        : null,
    ]),
    h("a.share-guide", { attrs: { href: "embedding.html" } }, text("embed.guide")),
  ]);
}

/** @param {Translator} t @param {Actions} on */
const pictureSection = ({ text }, on) =>
  section(text("share.picture"), [
    h("div.share-row", [button(".small", "SVG", on.saveSvg), button(".small", "PNG", on.savePng)]),
  ]);

/** Links to other sites, once the engine has written them. @param {Share} dialog @param {Translator} t */
const placesSection = (dialog, { text }) =>
  section(text("share.places"), [
    h(
      "div.share-row",
      PLACES.map(([name, format]) => {
        const href = textOf(dialog, format, false);
        const attrs = { href, target: "_blank", rel: "noopener noreferrer" };
        return href ? h("a.small.share-place", { attrs }, name) : null;
      }),
    ),
  ]);

/** @param {Share} dialog @param {Translator} t @param {Actions} on */
function printSection({ paper, list }, { text }, on) {
  const number = (/** @type {string} */ perPage) => text("print.per-page", { number: perPage });
  return section(text("share.print"), [
    h("div.share-row", [
      choice(
        "print-per-page",
        text("print.size"),
        PER_PAGE.map((n) => [n, number(n)]),
        paper.perPage,
        (perPage) => on.changePaper({ perPage }),
      ),
      choice(
        "print-paper",
        text("print.paper"),
        PAPERS.map((name) => [name, name]),
        paper.paper,
        (name) => on.changePaper({ paper: name }),
      ),
      list.length > 1
        ? choice(
            "print-what",
            text("print.what"),
            [
              ["one", text("print.one")],
              ["list", text("print.list", { count: list.length })],
            ],
            paper.what,
            (what) => on.changePaper({ what: /** @type {Paper["what"]} */ (what) }),
          )
        : null,
      button(".small", text("print.start"), on.print),
    ]),
  ]);
}

/** @param {string} id @param {string} label @param {(readonly [string, string])[]} options @param {string} chosen @param {(value: string) => void} change @param {import("snabbdom").Attrs} [attrs] */
const choice = (id, label, options, chosen, change, attrs) =>
  select(`#${id}.small.share-select`, options, chosen, change, { ...attrs, "aria-label": label });

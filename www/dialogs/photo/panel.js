/** The content of the photo dialog: the photo on one side, what was read on the other, and what can be done. */
import { button } from "../../ui/buttons.js";
import { h } from "../../ui/draw.js";
import { filePicker, island } from "../../ui/kit.js";
import { eyeAndEar } from "../../ui/words.js";
import { boardView } from "../../view/board-view.js";
import { cornersPanel } from "./corners.js";
import { drawMarks, drawPhoto } from "./drawing.js";
import { gridState } from "./model.js";
import { summaryOf } from "./summary.js";

/** @import { State } from "../../app/state.js" */
/** @import { Key, Message, Translator } from "../../i18n/translator.js" */
/** @import { PhotoReading } from "../../pkg/redoku.js" */
/** @import { Template } from "../../ui/draw.js" */
/** @import { Photo } from "./model.js" */
/** @typedef {import("./corners.js").Actions & Commands} Actions */
/**
 * @typedef {object} Commands
 * @property {(files: File[]) => void} read  reads the first of some files
 * @property {() => void} stop
 * @property {() => void} adjust
 * @property {() => void} again
 * @property {() => void} use
 * @property {(event: MouseEvent) => void} point  selects the cell at a place of the photo
 * @property {(digit: string) => void} write
 * @property {(cell: number, digit: string) => void} mend
 * @property {Record<string, (event: CustomEvent) => void>} grid  what to do with the events of the grid
 */

/** @param {State} state @param {Photo} photo @param {Translator} t @param {Actions} on @returns {Template} */
export function photoPanel(state, photo, t, on) {
  const { picture, corners, reading, work } = photo;
  const isAdjusting = corners !== null && !work;
  const isRead = reading !== null && !isAdjusting && !work;
  return [
    h("div.photo", [
      status(photo, isRead, t, on),
      picture && (isRead || isAdjusting || work) ? stage(photo, isRead, isAdjusting, t, on) : null,
      isRead ? mending(state, photo, reading, t, on) : null,
      sources(photo, isAdjusting, t, on),
      h("div.dialog-foot", [
        work
          ? button(".small", t.text("offer.cancel"), on.stop, { key: "stop" })
          : isAdjusting
            ? button(".solve", t.text("photo.again"), on.again, { key: "again" })
            : button(".solve", t.text("photo.apply"), on.use, {
                key: "use",
                attrs: { "aria-disabled": String(!isRead) },
              }),
      ]),
    ]),
  ];
}

/** What is known, and what would mend it. @param {Photo} photo @param {boolean} isRead @param {Translator} t @param {Actions} on */
function status(photo, isRead, t, { mend }) {
  const { text, spoken } = t;
  const { work, said, reading, misread } = photo;
  const line = (/** @type {Message} */ message) => h("span", eyeAndEar(t, message));
  const attrs = { role: "status", "data-tone": "calm" };
  if (work) {
    const content = [
      line({ key: "photo.reading" }),
      h("progress.photo-bar", { attrs: { "aria-label": text("photo.reading") } }),
    ];
    return h("p.photo-status", { attrs }, content);
  }
  if (!isRead || !reading) {
    const isProblem = said !== null && PROBLEMS.includes(said.key);
    const tone = isProblem ? "warn" : "calm";
    return h(
      "p.photo-status",
      { attrs: { ...attrs, "data-tone": tone } },
      said ? [line(said)] : [],
    );
  }
  const { messages, tone } = summaryOf({ ...photo, reading });
  const { cell = null, to = null } = misread ?? {};
  const content = messages.map(line);
  if (cell !== null && to !== null) {
    const key = to === "." ? "photo.mend.blank" : "photo.mend";
    const args = { cell: { cell }, to };
    const attrs = { "aria-label": spoken(key, args) };
    content.push(button(".small", text(key, args), () => mend(cell, to), { attrs }));
  }
  return h("p.photo-status", { attrs: { ...attrs, "data-tone": tone } }, content);
}

/** @type {Key[]} */
const PROBLEMS = ["photo.unreadable", "photo.noGrid", "photo.noSquare", "photo.failed"];

/** The photo with the digits that were read, or with the corners to set. @param {Photo} photo @param {boolean} isRead @param {boolean} isAdjusting @param {Translator} t @param {Actions} on */
function stage(photo, isRead, isAdjusting, t, on) {
  const { picture, frame, reading, digits, doubtful, selected, corners, held } = photo;
  const attrs = { role: "img", "aria-label": t.text("photo.picture") };
  const values = [picture, frame, isRead && digits, isRead && doubtful, isRead && selected];
  const canvas = island("canvas.photo-canvas", attrs, values, (place) => {
    const to = /** @type {HTMLCanvasElement} */ (place);
    if (!picture) return;
    drawPhoto(to, picture, frame);
    if (isRead && reading) drawMarks(to, frame, { mesh: reading.mesh, digits, doubtful, selected });
  });
  return h("div.photo-stage", { key: "stage", on: { click: on.point } }, [
    canvas,
    picture && corners && isAdjusting ? cornersPanel(picture, corners, held, t, on) : null,
  ]);
}

/** What was read, to compare and mend. @param {State} state @param {Photo} photo @param {PhotoReading} reading @param {Translator} t @param {Actions} on */
function mending(state, photo, reading, t, { grid, write }) {
  const { doubtful } = photo;
  const { marks } = summaryOf({ ...photo, reading });
  const view = boardView(gridState(state, photo), { marks }, t);
  const nameOf = (/** @type {number} */ cell) => view.nameOf(cell);
  const props = {
    view: {
      ...view,
      extra: new Map([...doubtful].map((cell) => [cell, { "data-doubtful": "" }])),
      ghost: null,
      label: t.text("photo.grid"),
      nameOf: (/** @type {number} */ cell) =>
        doubtful.has(cell) ? t.text("photo.cell", { name: nameOf(cell) }) : nameOf(cell),
    },
  };
  const keys = Array.from({ length: 9 }, (_, index) => String(index + 1));
  return h("div.photo-mending", { key: "mending" }, [
    h("redoku-grid", { props, on: grid }),
    h("div.photo-pad", [
      ...keys.map((digit) => button(".small", digit, () => write(digit))),
      button(".small", "⌫", () => write("."), { attrs: { "aria-label": t.text("photo.erase") } }),
    ]),
  ]);
}

/** Where pictures come from. @param {Photo} photo @param {boolean} isAdjusting @param {Translator} t @param {Actions} on */
function sources({ picture, work }, isAdjusting, { text }, { read, adjust }) {
  const hasCamera = matchMedia("(hover: none)").matches;
  const way = (
    /** @type {"photo.camera" | "photo.file"} */ key,
    /** @type {boolean} */ isFirst,
    /** @type {Record<string, string>} */ attrs = {},
  ) =>
    h(
      "span.photo-source",
      filePicker(
        key.replace(".", "-"),
        text(key),
        read,
        { accept: "image/*", ...attrs },
        { autofocus: isFirst },
      ),
    );
  return h("div.photo-sources", [
    hasCamera ? way("photo.camera", true, { capture: "environment" }) : null,
    way("photo.file", !hasCamera),
    picture && !isAdjusting && !work ? button(".small", text("photo.adjust"), adjust) : null,
  ]);
}

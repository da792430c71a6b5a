/** The photo dialog: reads a picture, lets the user compare and mend what was read, and puts it on the board. */
import "../import/import.css";
import "./photo.css";
import { moveSelection, select } from "../../app/edits.js";
import { BLANK, initialState } from "../../app/state.js";
import { RedokuError } from "../../engine/redoku-error.js";
import { openDialog } from "../../ui/dialog.js";
import { element, isEnabled, setEnabled } from "../../ui/dom.js";
import { decodePicture, pixelsOf } from "../../ui/pixels.js";
import { boardView } from "../../view/board-view.js";
import { drawMarks, drawPhoto } from "./photo-drawing.js";
import { croppedFrame, nearestCell, wholeFrame } from "./photo-frame.js";
import { buildPhoto } from "./photo-markup.js";
import { summaryOfPhoto } from "./photo-summary.js";

/** @typedef {import("../../i18n/translator.js").Message} Message */
/** @typedef {import("../../pkg/redoku.js").PhotoReading} Reading */
/** @typedef {import("./photo-frame.js").Point} Point */

/**
 * @param {object} to
 * @param {import("../../engine/client.js").SolverClient} to.client
 * @param {import("../../i18n/translator.js").Translator} to.translator
 * @param {import("../../app/settings.js").Settings} to.settings
 * @param {(puzzle: string) => void} to.place
 * @param {(error: unknown) => void} to.report
 * @param {File} [file]
 */
export function openPhoto({ client, translator, settings, place, report }, file) {
  const { text } = translator;
  const parts = buildPhoto(translator, read);
  const { canvas, stage, corners, grid, mending, status, adjust, again, apply } = parts;
  /** The decoded picture. @type {HTMLCanvasElement | null} */ let photo = null;
  /** @type {Reading | null} */ let reading = null;
  /** What is still doubtful. @type {Set<number>} */ let doubtful = new Set();
  /** @type {import("../../pkg/redoku.js").Verdict | null} */ let verdict = null;
  let state = { ...initialState, settings };
  let frame = wholeFrame({ width: 1, height: 1 });
  /** Ends the question at work: only the answer to the last one is shown. */
  let asked = new AbortController();

  const dialog = openDialog({
    id: "photo-dialog",
    title: text("photo.title"),
    close: text("close"),
    content: [parts.sheet],
  });
  dialog.addEventListener("close", () => asked.abort());
  listen();
  if (file) read(file);
  else show([{ key: "photo.hint" }]);
  return { dialog, read };

  function listen() {
    /** @type {Record<string, (detail: any) => void>} */
    const events = {
      select: ({ cell }) => change(select(state, cell)),
      move: (command) => change(moveSelection(state, command)),
      input: ({ kind, digit }) => kind !== "mark" && write(kind === "digit" ? String(digit) : "."),
      submit: use,
      cancel: () => dialog.close(),
    };
    for (const [type, act] of Object.entries(events)) {
      grid.addEventListener(`redoku-${type}`, (event) => {
        event.stopPropagation();
        act(/** @type {CustomEvent} */ (event).detail);
      });
    }
    for (const key of parts.keys)
      key.addEventListener("click", () => write(key.textContent ?? "."));
    parts.eraser.addEventListener("click", () => write("."));
    canvas.addEventListener("click", ({ offsetX, offsetY }) => {
      if (!reading || !corners.part.hidden) return;
      const scale = canvas.width / canvas.clientWidth;
      change(select(state, nearestCell(frame, reading.mesh, [offsetX * scale, offsetY * scale])));
      grid.focus();
    });
    adjust.addEventListener("click", adjustCorners);
    again.addEventListener("click", () => photo && ask({ corners: corners.corners(photo) }));
    apply.addEventListener("click", () => isEnabled(apply) && use());
  }

  /** Ends the last question. @returns {AbortSignal}  for the next one */
  function replaceQuestion() {
    asked.abort();
    asked = new AbortController();
    return asked.signal;
  }

  /** Reads a picture. @param {File} picture */
  async function read(picture) {
    const signal = replaceQuestion();
    reading = null;
    photo = null;
    show([{ key: "photo.reading" }]);
    const decoded = await decodePicture(picture).catch(() => null);
    if (signal.aborted) return;
    if (!decoded) return show([{ key: "photo.unreadable" }], "warn");
    photo = decoded;
    await ask({});
  }

  /** @param {{ corners?: Point[] }} options */
  async function ask(options) {
    if (!photo) return;
    const signal = replaceQuestion();
    status.textContent = text("photo.reading");
    const answer = await client
      .ask("readPhoto", [pixelsOf(photo), options], signal)
      .catch((error) => void (signal.aborted || failed(error, options)));
    if (answer && !signal.aborted) take(answer);
  }

  /** @param {unknown} error @param {Parameters<typeof ask>[0]} options */
  function failed(error, options) {
    if (error instanceof RedokuError && error.code === "no-grid") return refuse(options);
    dialog.close();
    report(error);
  }

  /** Shows that there is no grid, with handles to say where one is. @param {{ corners?: Point[] }} options */
  function refuse({ corners: wanted }) {
    if (wanted) return show([{ key: "photo.noSquare" }], "warn");
    reading = null;
    adjustCorners();
    show([{ key: "photo.noGrid" }], "warn");
  }

  /** @param {Reading} answer */
  function take(answer) {
    if (!photo) return;
    reading = answer;
    doubtful = new Set(answer.doubtful);
    corners.hide();
    frame = croppedFrame(photo, answer.turns, answer.mesh);
    const [first = 0] = answer.doubtful;
    state = { ...state, board: { givens: answer.puzzle, placed: BLANK }, selected: first };
    verdict = null;
    draw();
    grid.focus();
    judge();
  }

  /** Asks whether the digits have one solution. */
  async function judge() {
    const signal = replaceQuestion();
    const answer = await client
      .ask("solve", [state.board.givens], signal)
      .catch((error) => void (signal.aborted || report(error)));
    if (!answer || signal.aborted) return;
    verdict = answer;
    draw();
  }

  /** Writes a digit or a blank into the selected cell, and goes to the next doubtful cell, if there is one. @param {string} digit */
  function write(digit) {
    if (!reading) return;
    const { selected, board } = state;
    const givens = Array.from(board.givens).with(selected, digit).join("");
    const wasDoubtful = doubtful.delete(selected);
    const next = [...doubtful].find((cell) => cell > selected) ?? [...doubtful][0];
    state = { ...state, board: { ...board, givens } };
    change(select(state, wasDoubtful && next !== undefined ? next : selected));
    judge();
  }

  /** @param {typeof state} changed */
  function change(changed) {
    state = changed;
    draw();
  }

  /** Draws the photo, the digits and the verdict on them. */
  function draw() {
    if (!photo || !reading) return;
    const { givens } = state.board;
    drawPhoto(canvas, photo, frame);
    drawMarks(canvas, frame, {
      mesh: reading.mesh,
      digits: givens,
      doubtful,
      selected: state.selected,
    });
    const { messages, tone, marks } = summaryOfPhoto(verdict, doubtful.size, reading, givens);
    const view = boardView(state, { marks }, translator);
    const extra = new Map([...doubtful].map((cell) => [cell, { "data-doubtful": "" }]));
    const name = (/** @type {number} */ cell) => view.nameOf(cell);
    show(messages, tone);
    grid.view = {
      ...view,
      extra,
      ghost: null,
      label: text("photo.grid"),
      nameOf: (cell) =>
        doubtful.has(cell) ? text("photo.cell", { name: name(cell) }) : name(cell),
    };
  }

  function adjustCorners() {
    if (!photo) return;
    const { width, height } = photo;
    const found = reading?.corners;
    const [left, top, right, bottom] = [0.15 * width, 0.15 * height, 0.85 * width, 0.85 * height];
    stage.hidden = false;
    drawPhoto(canvas, photo, wholeFrame(photo));
    corners.show(
      photo,
      found ?? [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ],
    );
    show([{ key: "photo.adjusting" }]);
  }

  /** Shows messages and the parts that belong to the present state. @param {Message[]} messages @param {"calm" | "warn"} [tone] */
  function show(messages, tone = "calm") {
    const adjusting = photo !== null && !corners.part.hidden;
    stage.hidden = !photo || (!reading && !adjusting);
    mending.hidden = !reading || adjusting;
    adjust.hidden = !photo || adjusting;
    again.hidden = !adjusting;
    apply.hidden = adjusting;
    setEnabled(apply, reading !== null);
    status.dataset.tone = tone;
    const lines = messages.map(({ key, args }) => element("span", "", text(key, args)));
    status.replaceChildren(...lines);
  }

  function use() {
    if (!reading || !corners.part.hidden) return;
    dialog.close();
    place(state.board.givens);
  }
}

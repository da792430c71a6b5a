/** The composition root: creates the parts of the page, connects them, and draws the state once per frame. */
import { createActions } from "./app/actions.js";
import { select } from "./app/edits.js";
import { createFollower } from "./app/follower.js";
import { readBoardLink } from "./app/links.js";
import { loadBoard, loadSettings, saveBoard, saveSettings, write } from "./app/storage.js";
import { createStore } from "./app/store.js";
import * as update from "./app/updates.js";
import { candidatesQuestion, verdictQuestion } from "./app/verdicts.js";
import { defineGrid } from "./board/define-grid.js";
import { isGridCopy } from "./board/keys.js";
import { listenForHistory, listenToGrid } from "./board/listen.js";
import { createExchange } from "./dialogs/exchange.js";
import { createMine } from "./dialogs/mine/mine-door.js";
import { createDialogs } from "./dialogs/open.js";
import { createClient } from "./engine/page-client.js";
import { createExplain, createHint } from "./explain/explain-door.js";
import { loadTranslator, withSentences } from "./i18n/sentences.js";
import { languageFor, translatePage } from "./i18n/translator.js";
import { createAnswer } from "./panels/answer.js";
import { createControls } from "./panels/controls.js";
import { createGallery } from "./panels/gallery.js";
import { createHeader } from "./panels/header.js";
import { createPad } from "./panels/pad.js";
import { createVerdict } from "./panels/verdict.js";
import { createVerdictSteps } from "./panels/verdict-steps.js";
import { createRepair } from "./repair/repair-door.js";
import { createAnnouncer } from "./ui/announcer.js";
import { copyText } from "./ui/clipboard.js";
import { byId, keepingFocus } from "./ui/dom.js";
import { listenForText } from "./ui/intake.js";
import { nextFrame } from "./ui/next-frame.js";
import { createTabs } from "./ui/tabs.js";
import { boardView } from "./view/board-view.js";
import { spokenStatement, statementOf } from "./view/statement.js";
import { createWatch } from "./watch/watch-door.js";

const client = createClient();
client.warmUp();

const saved = loadBoard();
const touch = matchMedia("(hover: none)").matches;
const store = createStore(
  { ...saved.state, settings: loadSettings(), touch, playable: true },
  nextFrame,
);
const announcer = createAnnouncer({ polite: byId("status"), assertive: byId("alert") });
let translator = await loadTranslator(languageFor(document.documentElement.lang)).catch(() =>
  loadTranslator("en"),
);
const currentTranslator = () => translator;
/** The current language of the markup. @type {import("./i18n/translator.js").Language | ""} */
let markupLanguage = "";
/** The key of the last title of the verdict. */
let saidTitle = "";

defineGrid();
const board = /** @type {import("./board/grid-element.js").RedokuGridElement} */ (byId("board"));

const verdicts = createFollower({
  client,
  question: () => verdictQuestion(store),
  onError: (error) => actions.report(error),
  onSlow: () => store.update(update.setWorking, true),
});
// A separate worker: true candidates may take long, and Solve must not wait for them.
const backgroundClient = createClient();
const candidates = createFollower({
  client: backgroundClient,
  question: () => candidatesQuestion(store),
  onError: (error) => actions.report(error),
});
const exchange = createExchange({
  store,
  client,
  announcer,
  translator: currentTranslator,
  openDialog: (open) => dialogs.one(open),
  report: (error) => actions.report(error),
  onUnloaded: reportUnloaded,
  onPlaced: () => board.focus(),
  solve,
});
const actions = createActions({
  store,
  client,
  verdicts,
  announcer,
  copyText,
  cancelReading: exchange.cancel,
  translator: currentTranslator,
});
const around = { board, store, translator: currentTranslator, loadExample: actions.loadExample };
/** The views that are loaded on first use. */
const hint = createHint(around);
const doors = { explain: createExplain(around), watch: createWatch(around) };
const dialogs = createDialogs({
  translator: currentTranslator,
  settings: () => store.state.settings,
  onSetting: (name, value) => store.update(update.set, name, value),
  onFailure: reportUnloaded,
});

const repair = createRepair({ store, client: backgroundClient, board });

const header = createHeader({ switchLanguage });
const light = (/** @type {readonly number[] | null} */ cells) => store.update(update.light, cells);
const verdict = createVerdict(
  {
    section: byId("verdict"),
    title: byId("verdict-title"),
    detail: byId("verdict-detail"),
    note: byId("marked"),
  },
  {
    light,
    select: selectCell,
    try: () => {
      actions.loadExample();
      board.focus();
    },
    cancel: actions.cancel,
    undo: actions.undo,
    text: exchange.showRefused,
    repair: repair.applyFirst,
    play: actions.play,
    edit: actions.edit,
    check: actions.checkOwn,
    which: actions.showWrong,
  },
);
const stepper = createVerdictSteps({
  solution: (by) => store.update(update.stepSolution, by),
  cell: selectCell,
});
const pad = createPad(byId("pad"), {
  digit: actions.pad,
  erase: () => actions.input({ kind: "back" }),
  skip: () => actions.input({ kind: "skip" }),
  pencil: (on) => store.update(update.setPenciling, on),
});
const controls = createControls({
  ...actions,
  solve,
  new: makeNew,
  paste: () => exchange.paste(),
  photo: () => exchange.photo(),
  share: exchange.share,
  hint: () => askHint(),
});
const tabs = createTabs(/** @type {HTMLElement} */ (document.querySelector(".sheet")), {
  select: (view) => openView(/** @type {import("./app/state.js").View} */ (view)),
});
const answer = createAnswer({
  show: (shown) => (shown && !store.state.answer ? solve() : store.update(update.setShown, shown)),
  reveal: actions.reveal,
  showCandidates: (kind) => store.update(update.showCandidates, kind),
});
const open = (/** @type {Parameters<typeof actions.open>[0]} */ puzzle) => {
  actions.open(puzzle);
  board.focus();
};
const gallery = createGallery((givens) => open({ givens }));
const mine = createMine({
  store,
  client,
  translator: currentTranslator,
  openDialog: dialogs.one,
  place: open,
});
byId("mine").addEventListener("click", mine.open);
byId("batch").addEventListener("click", () => exchange.batch());
byId("all-keys").addEventListener("click", dialogs.keys);
byId("open-settings").addEventListener("click", dialogs.settings);

// The puzzle is read-only while an overlay is on the board.
const edit = (/** @type {() => void} */ act) => {
  if (!store.state.overlay) act();
};
listenToGrid(board, { store, actions, edit, submit: solve, say, help: dialogs.keys });
listenForHistory(document, { actions, edit: (act) => act() });
board.addEventListener("keydown", (event) => {
  if (!isGridCopy(event)) return;
  event.preventDefault();
  actions.copyGrid();
});
listenForText(document, {
  onText: exchange.take,
  onFiles: exchange.takeFiles,
  onCopy: () => (board.contains(document.activeElement) ? actions.copy() : null),
  onDrag: (isOver) => {
    byId("drop-veil").hidden = !isOver;
  },
});
addEventListener("hashchange", exchange.visit);
addEventListener("hashchange", visitView);
// A hidden page has no frames: save and ask now.
document.addEventListener("visibilitychange", () => {
  store.flush();
  if (document.visibilityState === "hidden") mine.save();
});

store.subscribe((state, before) => {
  if (state.view !== before.view) {
    doorOf(before.view)?.close();
    doorOf(state.view)?.open();
  }
  render();
  if (state.settings !== before.settings) saveSettings(state.settings);
  if (
    state.board !== before.board ||
    state.playing !== before.playing ||
    state.pencil !== before.pencil ||
    state.answer !== before.answer
  )
    saveBoard(state);
  if (state.board !== before.board || state.pencil !== before.pencil) mine.keep(state, before);
  verdicts.follow();
  candidates.follow();
  repair.follow();
});

render();
board.focus();
takeEarlyKeys();
verdicts.follow();
if (saved.solved && !readBoardLink(location.hash)) actions.solve();
exchange.visit();
visitView();
if (document.readyState === "complete") goOffline();
else addEventListener("load", goOffline);

/** @param {number} cell */
function selectCell(cell) {
  store.update(select, cell);
  board.focus();
}

/** Draws the whole state. Each part changes only what differs. */
function render() {
  const { state } = store;
  const statement = statementOf(state);
  // First, because it may move the focus, which forces a layout of all changes so far.
  board.view = boardView(state, statement, translator);
  keepingFocus(() => {
    translate();
    tabs.render(state.view);
    verdict.render(statement, translator);
    stepper.render(state, statement.marks, translator);
    controls.render(state);
    pad.render(state);
    answer.render(state, translator);
    hint.render(translator);
    gallery.render(state);
    repair.render(statement, translator);
    doorOf(state.view)?.render(translator);
  }, board);
  announcer.settle(statement.title?.key ?? "", spokenStatement(statement, translator));
  if (statement.title?.key === "play.done" && saidTitle.startsWith("play.")) celebrate();
  saidTitle = statement.title?.key ?? "";
}

/** Marks the moment in which the user completes the grid. */
async function celebrate() {
  const moments = await import("./board/moments.js").catch(() => null);
  moments?.celebrate(board, store.state.selected);
}

/** Points at the verdict and the marked cells: Solve has nothing else to show. */
async function answerWithPulse() {
  const moments = await import("./board/moments.js").catch(() => null);
  nextFrame(() => moments?.pulse([byId("verdict"), ...board.querySelectorAll("[data-mark]")]));
}

/** Translates the markup, if the language has changed. */
function translate() {
  if (translator.language === markupLanguage) return;
  markupLanguage = translator.language;
  const root = document.documentElement;
  root.lang = translator.language;
  document.title = translator.text("page.title");
  translatePage(document.body, translator);
  for (const panel of [header, pad, answer]) panel.translate(translator);
  delete root.dataset.translating;
}

async function switchLanguage() {
  const wanted = translator.language === "en" ? "zh-Hans" : "en";
  const next = await loadTranslator(wanted).catch(reportUnloaded);
  if (!next) return;
  translator = next;
  write("redoku.language", wanted);
  store.refresh();
}

/** Opens the answer view, solves, and announces the verdict. */
async function solve() {
  store.update(update.openView, "answer");
  const outcome = await actions.solve();
  if (!outcome) return;
  if (outcome.status === "none" || outcome.status === "invalid") answerWithPulse();
  const statement = statementOf(store.state);
  announcer.say(spokenStatement(statement, translator), "polite", statement.title?.key);
}

/** The door to a view that is loaded on first use, if it is one. @param {import("./app/state.js").View} view */
function doorOf(view) {
  return view === "answer" ? null : doors[view];
}

/** Opens a view once it is loaded, so that it appears complete. @param {import("./app/state.js").View} view */
async function openView(view) {
  const door = doorOf(view);
  if (door && !(await door.load())) return reportUnloaded();
  store.update(update.openView, view);
}

/** Tells a little more about the next step. */
async function askHint() {
  if (await hint.load()) hint.press();
  else reportUnloaded();
}

/** Opens the view that the address links to, if any. */
function visitView() {
  for (const view of /** @type {const} */ (["explain", "watch"])) {
    if (!doors[view].isLinked()) continue;
    if (store.state.view === view) doors[view].open();
    else openView(view);
  }
}

/** Reads out a topic, for example the selected row. @param {import("./board/keys.js").Topic} topic */
async function say(topic) {
  const loaded = await withSentences("spoken", import("./view/spoken.js")).catch(reportUnloaded);
  if (loaded && board.view) announcer.reply(loaded.spoken(topic, board.view, translator));
}

/** Opens the dialog for a new puzzle. */
function makeNew() {
  dialogs.one(async () => {
    const { openNew } = await withSentences("new", import("./dialogs/new/new-dialog.js"));
    openNew({
      generate: (wish, signal, onProgress) => client.ask("generate", [wish], signal, onProgress),
      place: (made) => {
        actions.playNew(made);
        board.focus();
      },
      report: actions.report,
      translator,
    });
  });
}

/** Notifies the user that a part of the page could not be loaded. */
function reportUnloaded() {
  actions.notify("warn", "notice.unloaded", "notice.unloaded.detail");
}

/** Replays the keys that were pressed before the page was ready; see early.js. */
function takeEarlyKeys() {
  for (const event of Reflect.get(globalThis, "redokuKeys")()) {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", event));
  }
}

/** Makes the page work offline. */
async function goOffline() {
  // If that fails, for example because the user leaves, the next visit tries again.
  const loaded = await import("./ui/offline.js").catch(() => null);
  loaded?.startOffline(() => announcer.reply(translator.text("update.ready")));
}

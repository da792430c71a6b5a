/** The composition root: the one file that knows every other. */
import { createActions } from "./app/actions.js";
import { load, select } from "./app/edits.js";
import { createExchange } from "./app/exchange.js";
import { readLink } from "./app/links.js";
import { createLiveCheck } from "./app/live-check.js";
import { isEmpty } from "./app/state.js";
import { loadBoard, loadSettings, saveBoard, saveSettings, write } from "./app/storage.js";
import { createStore } from "./app/store.js";
import {
  light,
  look,
  notify,
  set,
  setCheck,
  setPenciling,
  setShown,
  setWorking,
  stepSolution,
} from "./app/updates.js";
import { defineGrid } from "./board/define-grid.js";
import { listenToBoard } from "./board/listen.js";
import { createDialogs } from "./dialogs/open.js";
import { SolverClient } from "./engine/client.js";
import { loadTranslator, withSentences } from "./i18n/sentences.js";
import { languageFor } from "./i18n/translator.js";
import { createAnswer } from "./panels/answer.js";
import { createControls } from "./panels/controls.js";
import { createHeader } from "./panels/header.js";
import { createPad } from "./panels/pad.js";
import { createVerdict } from "./panels/verdict.js";
import { createAnnouncer } from "./ui/announcer.js";
import { byId, keepingFocus } from "./ui/dom.js";
import { listenForText } from "./ui/intake.js";
import { setLanguage, speak } from "./ui/speaking.js";
import { createTabs } from "./ui/tabs.js";
import { layOut, nextFrame, nextTask, paced } from "./ui/tasks.js";
import { boardView } from "./view/board-view.js";
import { statementOf } from "./view/statement.js";
import { createWatch } from "./watch/door.js";

// A person must not wait for a task that takes long: each part of the start is one of its own.
await nextTask();
defineGrid();
const board = /** @type {import("./board/grid-element.js").RedokuGridElement} */ (byId("board"));
await layOut(board);
await nextTask();

const startWorker = () =>
  new Worker(new URL("./engine/worker.js", import.meta.url), { type: "module" });
const client = new SolverClient(startWorker);
client.warmUp();

const saved = loadBoard();
const store = createStore({ ...saved.state, settings: loadSettings() });
const announcer = createAnnouncer({ polite: byId("status"), assertive: byId("alert") });
let translator = await loadTranslator(languageFor(document.documentElement.lang)).catch(() =>
  loadTranslator("en"),
);
await nextTask();

const live = createLiveCheck({
  client,
  onVerdict: (check) => store.update(setCheck, check),
  onError: (error) => actions.report(error),
  onSlow: () => store.update(setWorking, true),
});
const exchange = createExchange({
  store,
  client,
  announcer,
  translator: () => translator,
  openDialog: (open) => dialogs.one(open),
  report: (error) => actions.report(error),
  onUnloaded: sayUnloaded,
  onPlaced: () => board.focus(),
  solve: () => actions.solve(),
});
const actions = createActions({
  store,
  client,
  live,
  cancelReading: exchange.cancel,
  announcer,
  translator: () => translator,
});

/** @type {Promise<ReturnType<typeof import("./app/looking.js").createLooking>> | undefined} */
let looking;
const pad = createPad(byId("pad"), {
  digit: actions.pad,
  erase: () => actions.input({ kind: "back" }),
  skip: () => actions.input({ kind: "skip" }),
  pencil: (on) => store.update(setPenciling, on),
});
const controls = createControls({
  ...actions,
  solve: showAnswer,
  paste: () => exchange.paste(),
  share: exchange.share,
});
const verdict = createVerdict(
  {
    section: byId("verdict"),
    title: byId("verdict-title"),
    detail: byId("verdict-detail"),
    note: byId("marked"),
  },
  {
    light: (cell) => store.update(light, cell),
    select: (cell) => {
      store.update(select, cell);
      board.focus();
    },
    try: () => {
      actions.loadExample();
      board.focus();
    },
    cancel: actions.cancel,
    undo: actions.undo,
    text: exchange.showRefused,
  },
);
const answer = createAnswer({
  show: (shown) => (shown && !store.state.answer ? actions.solve() : store.update(setShown, shown)),
  reveal: actions.reveal,
  step: (by) => store.update(stepSolution, by),
  look: (kind) => store.update(look, kind),
});
const watch = createWatch({
  board,
  store,
  translator: () => translator,
  render,
  load: (puzzle) => store.update(load, puzzle),
  loadExample: actions.loadExample,
  show: () => tabs.select("watch"),
  onUnloaded: () => {
    // Where the verdict is seen on every screen.
    tabs.select("answer");
    sayUnloaded();
  },
});
const tabs = createTabs({ change: (view) => watch.setOpen(view === "watch") });
const header = createHeader({
  switchLanguage: async () => {
    // The press itself has its own to do.
    await nextTask();
    const wanted = translator.language === "en" ? "zh-Hans" : "en";
    const next = await loadTranslator(wanted).catch(sayUnloaded);
    if (!next) return;
    translator = next;
    write("redoku.language", wanted);
    await speak(() => translator, speakers, paced());
    await render();
  },
});
/** @type {import("./ui/speaking.js").Speaker[]} */
const speakers = [
  [byId("language"), header],
  [byId("verdict"), { translate: (now) => verdict.render(statementOf(store.state), now) }],
  [byId("pad"), pad],
  [byId("keys-note"), answer],
  [byId("watch"), watch],
];

const dialogs = createDialogs({
  translator: () => translator,
  settings: () => store.state.settings,
  onSetting: (name, value) => store.update(set, name, value),
  onFailure: sayUnloaded,
});
byId("all-keys").addEventListener("click", dialogs.keys);
byId("open-settings").addEventListener("click", dialogs.settings);

listenToBoard({
  board,
  store,
  actions,
  help: dialogs.keys,
  isWatching: () => watch.drawing !== null,
  say,
});
addEventListener("hashchange", exchange.visit);
addEventListener("hashchange", watch.visit);
listenForText({
  onText: exchange.take,
  onFiles: exchange.takeFiles,
  onCopy: () => (board.contains(document.activeElement) ? actions.copy() : null),
});

store.subscribe((state, before) => {
  watch.follow();
  render();
  if (state.settings !== before.settings) saveSettings(state.settings);
  if (
    state.board !== before.board ||
    state.pencil !== before.pencil ||
    state.answer !== before.answer
  )
    saveBoard(state);
  // Nobody sees these in this frame.
  nextTask().then(() => {
    if (state.revision !== before.revision) live.check(state);
    if (state.revision !== before.revision || state.looking !== before.looking) showCandidates();
  });
});

await nextTask();
await render();
await nextTask();
await speak(() => translator, speakers, paced());
// Should the browser not have told of its first picture.
delete document.documentElement.dataset.missing;
// The focus needs a page that is laid out; after a frame it is.
await nextFrame();
board.focus();
if (!isEmpty(store.state.board)) live.check(store.state);
if (saved.solved && !readLink(location.hash)) actions.solve();
exchange.visit();
if (document.readyState === "complete") goOffline();
else addEventListener("load", goOffline);

/** Takes the page off the network, once it has all that it needs at first. */
async function goOffline() {
  // Nobody is told if that fails, as it does when they leave meanwhile: the page works, and the next visit tries again.
  const loaded = await import("./ui/offline.js").catch(() => null);
  loaded?.startOffline(() => announcer.reply(translator.text("update.ready")));
}

/** Brings the candidates up to date, if anybody has ever asked for them. */
async function showCandidates() {
  if (!looking && store.state.looking === "off") return;
  looking ??= import("./app/looking.js").then(({ createLooking }) =>
    // A worker of its own: which candidates are true may take long to find out, and Solve must not wait for it.
    createLooking({ store, client: new SolverClient(startWorker), onError: actions.report }),
  );
  const shown = await looking.catch(sayUnloaded);
  if (shown) shown.follow();
  else looking = undefined;
}

/** Says a row, a column or the like, once the board shows what was typed. @param {import("./board/keys.js").Topic} topic */
async function say(topic) {
  const loaded = await withSentences("spoken", import("./view/spoken.js")).catch(sayUnloaded);
  if (loaded && board.view) announcer.reply(loaded.spoken(topic, board.view, translator));
}
watch.visit();

/** Solve leaves the search for the answer. */
function showAnswer() {
  tabs.select("answer");
  return actions.solve();
}

/** A part of the page could not be loaded. */
function sayUnloaded() {
  const [title, detail] = /** @type {const} */ (["notice.unloaded", "notice.unloaded.detail"]);
  store.update(notify, { tone: "warn", title: { key: title }, detail: { key: detail } });
}

/** Draws the state: what it means, the board, what is said about it and the rest in tasks of their own. */
async function render() {
  const { state } = store;
  const statement = statementOf(state);
  const view = boardView(state, statement.marks, translator);
  await nextTask();
  // First, because it moves the focus: for that the browser lays out all that was written before.
  board.view = watch.drawing ?? view;
  await nextTask();
  keepingFocus(() => {
    // A change of language may be under way: words that came before their language would move with it.
    setLanguage(byId("verdict"), translator);
    verdict.render(statement, translator);
  }, board);
  await nextTask();
  keepingFocus(() => {
    controls.render(state);
    pad.render(state);
    answer.render(state, translator);
  }, board);
  actions.settle(statement);
}

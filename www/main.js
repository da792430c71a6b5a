/** The composition root: creates the parts of the page, connects them, and draws the state once per frame. */
import { createActions } from "./app/actions.js";
import { createFollower } from "./app/follower.js";
import { linkLabel, readBoardLink } from "./app/links.js";
import { makingQuestion } from "./app/making.js";
import { leaveSeries, openNext, place } from "./app/place.js";
import { createSaver } from "./app/saver.js";
import { isEmpty, isPlayed } from "./app/state.js";
import {
  loadBoard,
  loadKept,
  loadSettings,
  saveBoard,
  saveKept,
  saveSettings,
  write,
} from "./app/storage.js";
import { createStore } from "./app/store.js";
import * as update from "./app/updates.js";
import {
  candidatesQuestion,
  languageQuestion,
  ratingQuestion,
  verdictQuestion,
} from "./app/verdicts.js";
import { defineGrid } from "./board/grid-element.js";
import { isGridCopy } from "./board/keys.js";
import { listenForHistory, listenToGrid } from "./board/listen.js";
import { createDialogs } from "./dialogs/dialogs.js";
import { IDLE } from "./engine/client.js";
import { createClient } from "./engine/page-client.js";
import { loadTranslator, translatorFor, withSentences } from "./i18n/sentences.js";
import { languageFor, translatePage } from "./i18n/translator.js";
import { createHeader } from "./panels/header.js";
import { createRail } from "./panels/rail.js";
import { seriesPanel } from "./panels/series.js";
import { begin, giveUp, isWanted } from "./repair/model.js";
import { createAddress } from "./ui/address.js";
import { createAnnouncer } from "./ui/announcer.js";
import { copyLink, copyText } from "./ui/clipboard.js";
import { byId, keepingFocus } from "./ui/dom.js";
import { draw, nextFrame } from "./ui/draw.js";
import { listenForText } from "./ui/intake.js";
import { lazy } from "./ui/lazy.js";
import { createTabs } from "./ui/tabs.js";
import { boardView } from "./view/board-view.js";
import { spokenOffer, spokenStatement, statementOf } from "./view/statement.js";

const client = createClient();
client.warmUp();

const saved = loadBoard();
const touch = matchMedia("(hover: none)").matches;
const { language } = await loadTranslator(languageFor(document.documentElement.lang)).catch(() =>
  loadTranslator("en"),
);
const store = createStore(
  {
    ...update.speak(saved.state, language),
    settings: loadSettings(),
    kept: loadKept(),
    touch,
    playable: true,
  },
  nextFrame,
);
const announcer = createAnnouncer({ polite: byId("status"), assertive: byId("alert") });
const currentTranslator = () =>
  translatorFor(store.state.language, store.state.settings.shortCells);
/** The current language of the markup. @type {import("./i18n/translator.js").Language | ""} */
let markupLanguage = "";
/** The key of the last title of the verdict. */
let saidTitle = "";

defineGrid();
const board = /** @type {import("./board/grid-element.js").RedokuGridElement} */ (byId("board"));

const report = (/** @type {unknown} */ error) => actions.report(error);

const verdicts = createFollower({
  client,
  store,
  question: verdictQuestion,
  onError: report,
  onEnd: () => actions.settle(),
  onSlow: () => store.update(update.setWorking, true),
});
// A separate worker: true candidates may take long, and Solve must not wait for them.
const backgroundClient = createClient({ idle: IDLE });
const candidates = createFollower({
  client: backgroundClient,
  store,
  question: candidatesQuestion,
  onError: report,
});
// The hardest puzzles take seconds, and a failure is nothing to bother the user with.
const ratings = createFollower({
  client: createClient({ idle: IDLE }),
  store,
  question: ratingQuestion,
  onError: (error) => console.warn("Redoku's rating failed:", error),
});
const languages = createFollower({
  client: { ready: true, ask: (_, [wanted]) => loadTranslator(wanted) },
  store,
  question: languageQuestion,
});
const hint = lazy("Hint", loadHint, reportUnloaded);
const explain = lazy("Explain", loadExplain, reportUnloaded);
const watch = lazy("Watch", loadWatch, reportUnloaded);
const speech = lazy(
  "spoken replies",
  () => withSentences("spoken", import("./view/spoken.js")),
  reportUnloaded,
);
// Without it, for example offline, the verdict is as good as before.
const repair = lazy("Repair", loadRepair, () => store.update(giveUp));
// Without a network the page does without animations.
const moments = lazy(
  "moments",
  () => import("./board/moments.js"),
  () => {},
);
// Hints and explanations are apart from the solver's worker, which must not wait for them.
const logicClient = createClient({ idle: IDLE });
const followers = [
  verdicts,
  candidates,
  ratings,
  languages,
  createFollower({
    client: logicClient,
    store,
    question: makingQuestion,
    onError: report,
    patience: 0,
  }),
  followerOf(hint, logicClient, 0),
  followerOf(explain, logicClient, 0),
  followerOf(repair, backgroundClient),
];
const address = createAddress((hash) => /^#(explain|watch)=/.test(hash));
const actions = createActions({
  store,
  client,
  verdicts,
  announcer,
  copyText,
  guide: "embedding.html#policy",
  translatorFor,
});
const saver = createSaver(store, async () => (await import("./app/keeper.js")).createKeeper(store));
const dialogs = createDialogs({
  store,
  client,
  announcer,
  saver,
  onUnloaded: reportUnloaded,
  report,
  focusBoard: () => board.focus(),
  solve,
});
/** @type {import("./panels/series.js").Actions} */
const series = {
  go: (by) => store.update(openNext, by),
  list: () => dialogs.open("batch"),
  leave: () => store.update(leaveSeries),
};
const openKeys = () => dialogs.open("keys");

const header = createHeader({ switchLanguage });
const rail = createRail({
  store,
  actions,
  doors: {
    solve,
    hint: () => hint.use(({ press }) => press()),
    explain: () => openTab("explain"),
    new: () => dialogs.open("new"),
    paste: () => dialogs.open("import"),
    photo: () => dialogs.open("photo"),
    share: () => dialogs.open("share"),
    mine: () => dialogs.open("mine"),
    batch: () => dialogs.open("batch"),
    text: () => dialogs.read(({ showRefused }) => showRefused()),
    repair: () => repair.part?.applyFirst(),
  },
  open(puzzle) {
    store.update(place, { puzzle });
    board.focus();
  },
  focusBoard: () => board.focus(),
});
const tabs = createTabs(/** @type {HTMLElement} */ (document.querySelector(".sheet")), {
  select: (view) => openTab(/** @type {import("./app/state.js").View} */ (view)),
});
byId("all-keys").addEventListener("click", openKeys);
byId("open-settings").addEventListener("click", () => dialogs.open("settings"));

const edit = (/** @type {() => void} */ act) => act();
listenToGrid(board, { store, actions, edit, submit, say, help: openKeys, trial: actions.tryDigit });
listenForHistory(document, { actions, edit });
board.addEventListener("keydown", (event) => {
  if (!isGridCopy(event)) return;
  event.preventDefault();
  actions.copyGrid();
});
listenForText(document, {
  onText: (text) => dialogs.read(({ take }) => take(text)),
  onFiles: (files) => dialogs.read(({ takeFiles }) => takeFiles(files)),
  onCopy: () => (board.contains(document.activeElement) ? actions.copy() : null),
  onDrag: (isOver) => {
    byId("drop-veil").hidden = !isOver;
  },
});
addEventListener("hashchange", visit);
// A hidden page has no frames: save and ask now.
document.addEventListener("visibilitychange", () => {
  store.flush();
  if (document.visibilityState === "hidden") saver.flush();
});

store.subscribe((state, before) => {
  render();
  if (state.settings !== before.settings) saveSettings(state.settings);
  if (state.language !== before.language) write("redoku.language", state.language);
  if (
    state.board !== before.board ||
    state.hinted !== before.hinted ||
    state.trial !== before.trial ||
    state.playing !== before.playing ||
    state.pencil !== before.pencil ||
    state.answer !== before.answer
  )
    saveBoard(state);
  // Another puzzle is seen from its first line, wherever it was chosen.
  if (state.sheet !== before.sheet) byId("verdict").scrollIntoView({ block: "nearest" });
  if (state.kept !== before.kept) saveKept(state.kept);
  saver.follow(state, before);
  const atDoor = isEmpty(state.board);
  if (atDoor && (!isEmpty(before.board) || before.dialog?.name === "mine")) countKept();
  if (isWanted(state)) repair.use(() => store.update(begin));
  for (const { follow } of followers) follow();
  dialogs.follow(state, before);
  explain.part?.play(state);
  watch.part?.follow(state);
  address.follow(linkOf(state));
});

if ("unstyled" in document.documentElement.dataset) store.update(update.notifyUnstyled);
render();
board.focus();
takeEarlyKeys();
verdicts.follow();
if (saved.solved && !readBoardLink(location.hash)) actions.solve();
visit();
if (document.readyState === "complete") goOffline();
else addEventListener("load", goOffline);

/** Draws the whole state. Each part changes only what differs. */
function render() {
  const { state } = store;
  const statement = statementOf(state);
  const translator = currentTranslator();
  // First, because it may move the focus, which forces a layout of all changes so far.
  const overlay = explain.part?.overlayOf(state) ?? watch.part?.overlayOf(state);
  const drawing = hint.part?.overlayOf(state) ?? repair.part?.overlayOf(state);
  board.view = boardView(state, statement, translator, { overlay, drawing });
  keepingFocus(() => {
    translate(translator);
    header.render(translator);
    tabs.render(state.view);
    rail.render(state, statement, translator);
    draw(byId("hint-panel"), hint.part?.panel(state, translator) ?? null);
    draw(byId("offers"), repair.part?.panel(state, translator) ?? null);
    draw(byId("legend"), explain.part?.legend(state, translator) ?? null);
    const { view } = state;
    const part = view === "explain" ? explain.part : view === "watch" ? watch.part : null;
    if (part) draw(byId(view), part.panel(state, translator));
    watch.part?.renderStage(state, translator);
  }, board);
  draw(byId("series"), seriesPanel(state, translator, series));
  draw(byId("dialogs"), dialogs.panel(state, translator));
  announcer.settle(
    statement.title?.key ?? "",
    spokenStatement(statement, translator),
    spokenOffer(statement, translator),
  );
  if (statement.title?.key === "play.done" && saidTitle.startsWith("play.")) {
    moments.use(({ celebrate }) => celebrate(board, state.selected));
  }
  saidTitle = statement.title?.key ?? "";
}

/** Points at the verdict and the marked cells: Solve has nothing else to show. */
function answerWithPulse() {
  nextFrame(() =>
    moments.use(({ pulse }) => pulse([byId("verdict"), ...board.querySelectorAll("[data-mark]")])),
  );
}

/** Translates the markup, if the language has changed. @param {import("./i18n/translator.js").Translator} translator */
function translate(translator) {
  if (translator.language === markupLanguage) return;
  markupLanguage = translator.language;
  const root = document.documentElement;
  root.lang = translator.language;
  document.title = translator.text("page.title");
  translatePage(document.body, translator);
  delete root.dataset.translating;
}

function switchLanguage() {
  store.update(update.wantLanguage, store.state.wantedLanguage === "en" ? "zh-Hans" : "en");
}

/** Enter solves a puzzle; while it is played, it checks the user's own digits instead. */
function submit() {
  if (isPlayed(store.state)) actions.checkOwn();
  else solve();
}

/** Opens the answer view, solves, and announces the verdict. */
async function solve() {
  store.update(update.openView, "answer");
  const outcome = await actions.solve();
  if (!outcome) return;
  if (outcome.status === "none" || outcome.status === "invalid") answerWithPulse();
  const statement = statementOf(store.state);
  const [said, offer] = [spokenStatement, spokenOffer].map((speak) =>
    speak(statement, currentTranslator()),
  );
  announcer.say(said, "polite", statement.title?.key, offer);
}

/**
 * Asks what a part of the page lacks, once it is loaded.
 * @param {{ name: string, part: { question: Parameters<typeof createFollower>[0]["question"] } | null }} lazyPart
 * @param {import("./engine/client.js").SolverClient} asked @param {number} [patience]
 */
function followerOf(lazyPart, asked, patience) {
  return createFollower({
    client: asked,
    store,
    patience,
    question: (state) => lazyPart.part?.question(state) ?? null,
    onError: (error) => console.warn(`Redoku's ${lazyPart.name} failed:`, error),
  });
}

async function loadHint() {
  const { createHint } = await withSentences("explain", import("./hint/page.js"));
  return createHint({ board, store });
}

async function loadExplain() {
  const { createPageExplain } = await withSentences("explain", import("./explain/page.js"));
  return createPageExplain(viewSurroundings());
}

async function loadWatch() {
  const { createWatch } = await withSentences("watch", import("./watch/watch.js"));
  return createWatch({ ...viewSurroundings(), openRace: () => dialogs.open("race") });
}

/** What Explain and Watch need of the page. */
function viewSurroundings() {
  return {
    board,
    store,
    loadExample: actions.loadExample,
    copyLink: () => copyLink(address, sayCopied),
  };
}

/** Says on the button of a view and to screen readers whether its link is copied. @param {boolean | null} worked */
function sayCopied(worked) {
  store.update(update.setCopied, worked === null ? null : { what: store.state.view, worked });
  if (worked !== null) announcer.reply(currentTranslator().text(linkLabel(store.state)));
}

/** Opens a view once it is loaded, so that it appears complete. @param {import("./app/state.js").View} view */
function openTab(view) {
  if (view === "explain") explain.use(({ open }) => open());
  else if (view === "watch") watch.use(({ open }) => open());
  else store.update(update.openView, view);
}

/** Opens the board or the view that the address links to, if any. */
function visit() {
  const { hash } = location;
  address.visited();
  const linked = readBoardLink(hash);
  if (linked) dialogs.read(({ visit }) => visit(linked));
  if (hash.startsWith("#explain=")) explain.use((part) => part.visit(hash));
  if (hash.startsWith("#watch=")) watch.use((part) => part.visit(hash));
}

/** The link to what a view shows; undefined while that changes. @param {import("./app/state.js").State} state */
function linkOf(state) {
  if (state.view === "answer") return null;
  return (state.view === "explain" ? explain : watch).part?.linkOf(state);
}

async function loadRepair() {
  const { createRepair } = await withSentences("repair", import("./repair/repair.js"));
  return createRepair({ board, store });
}

/** Reads out a topic, for example the selected row. @param {import("./board/keys.js").Topic} topic */
function say(topic) {
  speech.use(({ spoken }) => {
    if (board.view) announcer.reply(spoken(topic, board.view, currentTranslator()));
  });
}

/** Notifies the user that a part of the page could not be loaded. */
function reportUnloaded() {
  store.update(update.notifyUnloaded);
}

/** Replays the keys that were pressed before the page was ready; see early.js. */
function takeEarlyKeys() {
  for (const event of Reflect.get(globalThis, "redokuKeys")()) {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", event));
  }
}

/** Counts the boards that are kept, which the door shows. */
async function countKept() {
  const keeper = await saver.save().catch(() => null);
  const boards = await keeper?.shelf.list().catch(() => null);
  if (boards) store.update(update.setKept, boards.length);
}

/** Makes the page work offline. */
async function goOffline() {
  // If that fails, for example because the user leaves, the next visit tries again.
  const loaded = await import("./ui/offline.js").catch(() => null);
  loaded?.startOffline(() => announcer.reply(currentTranslator().text("update.ready")));
  if (isEmpty(store.state.board)) countKept();
}

/** The dialogs of the page. Each is loaded on first use, with its styles and sentences; one is open at a time. */
import { closeDialog } from "../app/dialog.js";
import { createFollower } from "../app/follower.js";
import { withSentences } from "../i18n/sentences.js";
import { lazy } from "../ui/lazy.js";

/** @import { Question } from "../app/follower.js" */
/** @import { State } from "../app/state.js" */
/** @import { Store } from "../app/store.js" */
/** @import { SolverClient } from "../engine/client.js" */
/** @import { Group } from "../i18n/sentences.js" */
/** @import { Translator } from "../i18n/translator.js" */
/** @import { Template } from "../ui/draw.js" */
/**
 * What a dialog is made of.
 * @typedef {object} DialogPart
 * @property {(wanted?: any) => unknown} open  puts the slice of the dialog into the state
 * @property {(state: State, translator: Translator) => Template} panel
 * @property {(state: State) => Question | null} [question]  what the open dialog needs from the engine
 * @property {(state: State, before: State) => void} [follow]  acts after a change, whether or not the dialog is open
 */
/**
 * What the dialogs need of the page.
 * @typedef {object} Page
 * @property {Store} store
 * @property {SolverClient} client
 * @property {ReturnType<typeof import("../ui/announcer.js").createAnnouncer>} announcer
 * @property {ReturnType<typeof import("../app/saver.js").createSaver>} saver
 * @property {() => void} onUnloaded  called when a dialog could not be loaded
 * @property {(error: unknown) => void} report  called when a question failed that does not say so itself
 * @property {() => void} focusBoard
 * @property {() => void} solve
 */
/** @typedef {"keys" | "settings" | "new" | "mine" | "share" | "import" | "photo" | "batch" | "race"} Name */
/** @typedef {Page & { close: () => void, dialogs: { open: (name: Name, wanted?: unknown) => void, isOpen: (name: Name) => boolean } }} Around  what a dialog needs */

/** @param {Page} page */
export function createDialogs(page) {
  const { store, client, onUnloaded, report, focusBoard } = page;
  /** @type {Around} */
  const around = { ...page, close: () => store.update(closeDialog), dialogs: { open, isOpen } };

  /** @template {DialogPart} T @param {string} name @param {Group | Group[]} sentences @param {() => Promise<{ createDialog: (around: Around) => T }>} load */
  const part = (name, sentences, load) =>
    lazy(
      name,
      async () => (await withSentences(sentences, load())).createDialog(around),
      onUnloaded,
    );

  const parts = {
    keys: part("Keys", "settings", () => import("./keys.js")),
    settings: part("Settings", "settings", () => import("./settings.js")),
    new: part("New", "new", () => import("./new/new.js")),
    mine: part("My puzzles", "mine", () => import("./mine/mine.js")),
    share: part("Share", "share", () => import("./share/share.js")),
    import: part("Import", "import", () => import("./import/import.js")),
    photo: part("Photo", ["photo", "import"], () => import("./photo/photo.js")),
    race: part("race", "race", () => import("../watch/race/race.js")),
    batch: part("Many puzzles", ["batch", "import"], () => import("./batch/batch.js")),
  };
  /** @param {State} state @returns {DialogPart | null} */
  const openPart = ({ dialog }) => dialog && parts[dialog.name].part;
  const question = (/** @type {State} */ state) => openPart(state)?.question?.(state) ?? null;
  const { follow } = createFollower({
    client,
    store,
    question,
    onError: (error) => question(store.state)?.failed || report(error),
    patience: 0,
  });

  /** Opens a dialog, or passes something to the one that is open. @param {Name} name @param {unknown} [wanted]  files or a picture to begin with */
  function open(name, wanted) {
    // What a dialog shows may have to be loaded, too.
    parts[name].use((/** @type {DialogPart} */ part) => part.open(wanted)).catch(onUnloaded);
  }

  /** @param {Name} name */
  function isOpen(name) {
    return (
      store.state.dialog?.name === name || document.querySelector(`#${name}-dialog[open]`) !== null
    );
  }

  return {
    open,
    /** Reads puzzles: see dialogs/import/import.js. */
    read: parts.import.use,
    /** The open dialog, if any. @param {State} state @param {Translator} translator */
    panel: (state, translator) => openPart(state)?.panel(state, translator) ?? null,
    /** Asks and does what the dialogs need after a change. @param {State} state @param {State} before */
    follow(state, before) {
      follow();
      for (const { part } of /** @type {{ part: DialogPart | null }[]} */ (Object.values(parts))) {
        part?.follow?.(state, before);
      }
      const isPlaced = before.dialog && !state.dialog && state.sheet !== before.sheet;
      if (isPlaced) focusBoard();
    },
  };
}

/** The entry points of the Explain view and of hints. */
import { addSentences } from "../i18n/sentences.js";
import { createDoor } from "../ui/door.js";

/** Waits for a module and all sentences about steps. @template T @param {Promise<T>} module @returns {Promise<T>} */
async function withSteps(module) {
  const groups = /** @type {const} */ (["explain", "steps", "techniques"]);
  const [ready] = await Promise.all([module, ...groups.map(addSentences)]);
  return ready;
}

/** @param {import("./explain-view.js").Surroundings} around */
export const createExplain = (around) =>
  createDoor(
    "Explain",
    async () => (await withSteps(import("./explain-view.js"))).createExplainView(around),
    () => location.hash.startsWith("#explain="),
  );

/** @param {import("./explain-view.js").Surroundings} around */
export function createHint(around) {
  /** @type {ReturnType<typeof import("./hint-view.js").createHintView> | null} */ let view = null;
  return {
    /** Loads the hints; resolves to whether that worked. */
    async load() {
      try {
        view ??= (await withSteps(import("./hint-page.js"))).createPageHint(around);
        return true;
      } catch (error) {
        console.warn("Redoku's hints could not be loaded:", error);
        return false;
      }
    },
    press: () => view?.press(),
    /** @param {import("../i18n/translator.js").Translator} translator */
    render: (translator) => view?.render(translator),
  };
}

/** Opens dialogs, one at a time, and loads each on first use. */
import { withSentences } from "../i18n/sentences.js";

/**
 * @param {object} parts
 * @param {() => import("../i18n/translator.js").Translator} parts.translator
 * @param {() => import("../app/settings.js").Settings} parts.settings
 * @param {(name: keyof import("../app/settings.js").Settings, value: any) => void} parts.onSetting
 * @param {(error: unknown) => void} parts.onFailure  called when a module could not be loaded
 */
export function createDialogs({ translator, settings, onSetting, onFailure }) {
  let opening = false;

  /** @param {() => Promise<unknown>} open */
  async function one(open) {
    if (opening || document.querySelector("dialog[open]")) return;
    opening = true;
    await open().catch(onFailure);
    opening = false;
  }

  return {
    /** Opens another dialog. */
    one,
    keys: () =>
      one(async () => {
        const { openKeys } = await withSentences("settings", import("./keys-sheet.js"));
        return openKeys(translator(), settings());
      }),
    settings: () =>
      one(async () => {
        const { openSettings } = await withSentences("settings", import("./settings-dialog.js"));
        return openSettings(translator(), settings(), onSetting);
      }),
  };
}

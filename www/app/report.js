/** Tells the user that the engine failed, and why. */
import { failureOf } from "./failure.js";
import { notify, setWorking } from "./updates.js";

/** @import { Key, Message, Translator } from "../i18n/translator.js" */
/** @import { Store } from "./store.js" */
/**
 * @param {object} parts
 * @param {Pick<Store, "update">} parts.store
 * @param {ReturnType<typeof import("../ui/announcer.js").createAnnouncer>} parts.announcer
 * @param {() => Translator} parts.translator
 * @param {(error: unknown) => boolean} parts.mayReport
 * @param {string} [parts.guide]  the address of the guide to embedding
 */
export function createReport({ store, announcer, translator, mayReport, guide = "" }) {
  /** @param {Key} title @param {Message} detail */
  function warn(title, detail) {
    store.update(notify, { tone: "warn", title: { key: title }, detail });
    announcer.say(translator().spoken(detail.key, detail.args), "assertive");
  }

  /** @param {unknown} error */
  return function report(error) {
    const failure = failureOf(error);
    const isForbidden = failure === "forbidden";
    console.warn(
      isForbidden ? "Redoku's engine is not allowed:" : "Redoku's engine was restarted:",
      error,
    );
    store.update(setWorking, false);
    if (!mayReport(error)) return;
    if (isForbidden) warn("notice.policy", policyDetail(guide));
    else if (failure === "unloaded") {
      warn("notice.solver.unloaded", { key: "notice.solver.unloaded.detail" });
    } else warn("notice.crash", { key: "notice.crash.detail" });
  };
}

/** Nothing but another security policy helps, so this links to the guide where there is one. @param {string} href @returns {Message} */
function policyDetail(href) {
  const message = { key: /** @type {const} */ ("notice.policy.guide") };
  return { key: "notice.policy.detail", args: { guide: href ? { href, message } : "" } };
}

// The messages of a frame: what it answers when a request fails.
import assert from "node:assert/strict";
import { test } from "node:test";
import { RedokuError } from "../../www/engine/redoku-error.js";
import { createReplies } from "../../www/pages/frame/messages.js";

/** The answer of a frame whose board fails with this error. */
const answerTo = (error) =>
  createReplies({ solve: () => Promise.reject(error) })({ type: "redoku:solve", id: 7 });

test("the code of an error is one of our own words", async () => {
  for (const [error, code, message] of [
    [new RedokuError("empty", "the text is empty"), "empty", "the text is empty"],
    [new DOMException("A newer one.", "AbortError"), "replaced", "A newer one."],
    [new DOMException("No.", "QuotaExceededError"), "failed", "No."],
    [Object.assign(new Error("gone"), { code: "ENOENT" }), "failed", "gone"],
    [undefined, "failed", "undefined"],
  ]) {
    const answer = await answerTo(error);
    assert.deepEqual(answer, { type: "redoku:error", id: 7, request: "solve", code, message });
  }
});

// The slice of the open dialog.
import assert from "node:assert/strict";
import { test } from "node:test";
import { changeDialog, closeDialog, dialogOf, openDialog } from "../../www/app/dialog.js";
import { initialState } from "../../www/app/state.js";

test("one dialog is open at a time, and changes reach only the one they are for", () => {
  const keys = openDialog(initialState, { name: "keys" });
  assert.equal(openDialog(keys, { name: "settings" }), keys);
  assert.equal(changeDialog(keys, "mine", { failed: "mine.unchanged" }), keys);
  assert.equal(dialogOf(keys, "settings"), null);
  assert.deepEqual(dialogOf(keys, "keys"), { name: "keys" });
  const closed = closeDialog(keys);
  assert.equal(closed.dialog, null);
  assert.equal(closeDialog(closed), closed);
});

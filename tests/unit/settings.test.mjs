// Settings: whatever the storage holds, the page starts with settings that make sense.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULTS, decodeSettings } from "../../www/app/settings.js";
import { initialState } from "../../www/app/state.js";
import { set } from "../../www/app/updates.js";

for (const entry of [
  null,
  "",
  "{",
  "null",
  "[]",
  '"x"',
  "3",
  '{"letters":1}',
  '{"letters":"no"}',
]) {
  test(`${entry} counts as no entry`, () => assert.deepEqual(decodeSettings(entry), DEFAULTS));
}

test("known settings are taken, unknown ones and names of objects left out", () => {
  const entry = '{"letters":false,"colour":true,"toString":true,"__proto__":{"wasd":true}}';
  assert.deepEqual(decodeSettings(entry), { ...DEFAULTS, letters: false });
});

test("a setting survives being stored", () => {
  const { settings } = set(initialState, "valueFirst", true);
  assert.deepEqual(decodeSettings(JSON.stringify(settings)), { ...DEFAULTS, valueFirst: true });
});

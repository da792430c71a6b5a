// Settings are valid with any stored entry.
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

test("unknown settings and inherited names are ignored", () => {
  const entry = '{"letters":false,"colour":true,"toString":true,"__proto__":{"wasd":true}}';
  assert.deepEqual(decodeSettings(entry), { ...DEFAULTS, letters: false });
});

for (const name of ["valueFirst", "shortCells"]) {
  test(`${name} is off at first, and read back once it is on`, () => {
    assert.equal(DEFAULTS[name], false);
    const { settings } = set(initialState, name, true);
    assert.deepEqual(decodeSettings(JSON.stringify(settings)), { ...DEFAULTS, [name]: true });
  });
}

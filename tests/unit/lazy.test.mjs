// Parts that are loaded on first use.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lazy } from "../../www/ui/lazy.js";

test("a part is loaded once, and acts when it is ready", async () => {
  let loads = 0;
  const load = async () => ({ load: ++loads });
  const { use, ...rest } = lazy("Part", load, assert.fail);
  assert.equal(rest.part, null);
  const seen = [];
  await Promise.all([use((part) => seen.push(part.load)), use((part) => seen.push(part.load))]);
  assert.deepEqual(seen, [1, 1]);
});

test("a failure is reported, and the next use tries again", async (t) => {
  t.mock.method(console, "warn", () => {});
  let [loads, failures] = [0, 0];
  const load = async () => {
    if (++loads === 1) throw new TypeError("offline");
    return "part";
  };
  const part = lazy("Part", load, () => failures++);
  await part.use(assert.fail);
  assert.equal(failures, 1);
  assert.equal(part.part, null);
  await part.use((loaded) => assert.equal(loaded, "part"));
  assert.equal(part.part, "part");
});

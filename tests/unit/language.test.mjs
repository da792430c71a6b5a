// The language is a part of the state, and its sentences are a question like any other.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createFollower } from "../../www/app/follower.js";
import { initialState } from "../../www/app/state.js";
import { createStore } from "../../www/app/store.js";
import { wantLanguage } from "../../www/app/updates.js";
import { languageQuestion } from "../../www/app/verdicts.js";
import { settled } from "./settled.mjs";

function setUp() {
  const loads = [];
  const store = createStore(initialState, (notify) => queueMicrotask(notify));
  const ask = (_, [language]) =>
    new Promise((resolve, reject) => loads.push({ language, resolve, reject }));
  const follower = createFollower({
    client: { ready: true, ask },
    store,
    question: languageQuestion,
  });
  store.subscribe(() => follower.follow());
  return { store, loads };
}

test("a language is used once its sentences are loaded", async () => {
  const { store, loads } = setUp();
  store.update(wantLanguage, "zh-Hans");
  await settled();
  assert.equal(store.state.language, "en");
  loads[0].resolve();
  await settled();
  assert.equal(store.state.language, "zh-Hans");
  assert.equal(languageQuestion(store.state), null);
});

test("a second press while a language is loaded stays with the first language", async () => {
  const { store, loads } = setUp();
  store.update(wantLanguage, "zh-Hans");
  await settled();
  store.update(wantLanguage, "en");
  loads[0].resolve();
  await settled();
  assert.equal(store.state.language, "en");
});

test("a language that cannot be loaded is reported, and can be asked for again", async () => {
  const { store, loads } = setUp();
  store.update(wantLanguage, "zh-Hans");
  await settled();
  loads[0].reject(new TypeError("offline"));
  await settled();
  assert.equal(store.state.notice.title.key, "notice.unloaded");
  assert.equal(store.state.wantedLanguage, "en");
  store.update(wantLanguage, "zh-Hans");
  await settled();
  assert.equal(loads.length, 2);
});

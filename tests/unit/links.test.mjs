// Links with a board.
import assert from "node:assert/strict";
import { test } from "node:test";
import { boardLink, readBoardLink } from "../../www/app/links.js";

test("a link reads back as the board it was made from", () => {
  for (const linked of [
    { code: "5NlQ19j9mGca3OIN1bWGk2m41TjS79", answers: false },
    { code: `S9B${"0d".repeat(81)}`, answers: true },
    { code: "a&b=c #ü", answers: true },
  ]) {
    const link = boardLink("https://redoku.example/sub/index.html?x=1#old", linked);
    assert.ok(link.startsWith("https://redoku.example/sub/index.html?x=1#s="), link);
    assert.deepEqual(readBoardLink(new URL(link).hash), linked);
  }
});

test("other fragments are not links", () => {
  for (const hash of ["", "#", "#top", "#a=1", "#s=", "#watch=scan&s=5"])
    assert.equal(readBoardLink(hash), null);
});

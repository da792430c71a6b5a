// solveSudoku: fills the array it was given, or throws and leaves every cell as it was.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as full from "redoku";
import * as small from "redoku/solver";
import { ANSWER, assertThrows, board, PICTURE } from "./helpers.mjs";

for (const [entry, { solveSudoku }] of Object.entries({ redoku: full, "redoku/solver": small })) {
  describe(entry, () => {
    test("fills the rows of the array itself, and returns it", () => {
      const given = board(PICTURE);
      const rows = [...given];
      assert.equal(solveSudoku(given), given);
      rows.forEach((row, index) => {
        assert.equal(given[index], row);
      });
      assert.deepEqual(given, board(ANSWER));
    });

    const changed = (change) => {
      const given = board(PICTURE);
      change(given);
      return given;
    };

    const BAD = {
      "eight rows": [changed((b) => b.pop()), "bad-shape"],
      "ten rows": [changed((b) => b.push([...b[0]])), "bad-shape"],
      "a row of ten": [changed((b) => b[3].push(".")), "bad-shape"],
      "a row of eight": [changed((b) => b[8].pop()), "bad-shape"],
      "a row that is null": [changed((b) => b.splice(4, 1, null)), "bad-shape"],
      "a row that is a string": [changed((b) => b.splice(4, 1, "4..8.3..1")), "bad-shape"],
      "a number out of range": [changed((b) => b[0].splice(2, 1, 10)), "bad-character"],
      "two characters in a cell": [changed((b) => b[0].splice(2, 1, "12")), "bad-character"],
      "a letter": [changed((b) => b[0].splice(2, 1, "x")), "bad-character"],
      "an empty string": [changed((b) => b[0].splice(2, 1, "")), "bad-character"],
      "an object in a cell": [changed((b) => b[0].splice(2, 1, {})), "bad-character"],
      "a hole": [changed((b) => delete b[5][5]), "bad-character"],
      "two 5s in a row": [changed((b) => b[0].splice(8, 1, "5")), "conflict"],
      "no solution": [changed((b) => b[1].splice(5, 1, "4")), "no-solution"],
      "two solutions": [board(".".repeat(81)), "several-solutions"],
    };

    for (const [name, [given, code]] of Object.entries(BAD)) {
      test(`throws and changes nothing: ${name}`, () => {
        const before = structuredClone(given);
        assertThrows(() => solveSudoku(given), code);
        assert.deepEqual(given, before);
      });
    }

    for (const value of [
      null,
      undefined,
      5,
      true,
      "",
      PICTURE,
      {},
      [],
      () => {},
      Symbol("x"),
      10n,
    ]) {
      test(`throws on ${typeof value} ${String(value).slice(0, 12)}`, () => {
        assertThrows(() => solveSudoku(value), "bad-shape");
      });
    }

    test("names the place of a bad cell, counted from zero", () => {
      const given = changed((b) => b[3].splice(7, 1, "?"));
      const error = assertThrows(() => solveSudoku(given), "bad-character");
      assert.deepEqual(error.details, { row: 3, column: 7, character: "?" });
      assert.match(error.message, /row 4, column 8/);
    });

    test("restores what it wrote when a later row is frozen", () => {
      const given = board(PICTURE);
      Object.freeze(given[6]);
      const error = assertThrows(() => solveSudoku(given), "read-only");
      assert.equal(error.details.row, 6);
      assert.deepEqual(given, board(PICTURE));
    });

    test("leaves a frozen board alone", () => {
      const given = board(PICTURE).map(Object.freeze);
      assertThrows(() => solveSudoku(Object.freeze(given)), "read-only");
    });

    test("fills a board whose outer array alone is frozen", () => {
      assert.deepEqual(solveSudoku(Object.freeze(board(PICTURE))), board(ANSWER));
    });

    test("survives proxies that throw, anywhere and at any time", () => {
      const hostile = { get: () => assert.fail("no") };
      assertThrows(() => solveSudoku(new Proxy(board(PICTURE), hostile)), "unreadable");
      const inner = board(PICTURE);
      inner[8] = new Proxy(inner[8], hostile);
      assertThrows(() => solveSudoku(inner), "unreadable");
      let writes = 0;
      const row = new Proxy([...PICTURE.slice(0, 9)], {
        set(target, key, value) {
          if (++writes === 2) throw new Error("not the second one");
          return Reflect.set(target, key, value);
        },
      });
      const given = board(PICTURE);
      given[0] = row;
      const before = board(PICTURE);
      assertThrows(() => solveSudoku(given), "read-only");
      assert.deepEqual(
        given.map((cells) => [...cells]),
        before,
      );
      const { proxy, revoke } = Proxy.revocable([], {});
      revoke();
      assertThrows(() => solveSudoku(proxy), "unreadable");
    });
  });
}

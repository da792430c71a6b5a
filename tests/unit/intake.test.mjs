// Files that users choose or drop.
import assert from "node:assert/strict";
import { test } from "node:test";
import { refusalOf } from "../../www/dialogs/import/read.js";
import { chosenFiles, FileError, readFile } from "../../www/ui/files.js";

test("a folder, which browsers pass as a file, is refused as one that cannot be read", async () => {
  const arrayBuffer = () => Promise.reject(new DOMException("a folder", "NotFoundError"));
  const error = await readFile({ size: 4096, arrayBuffer }).catch((error) => error);
  assert.ok(error instanceof FileError);
  assert.deepEqual(refusalOf(error)?.refused, { key: "notice.file" });
});

test("the same file can be chosen twice", () => {
  /** An input that, as in browsers, reports only changes. */
  class Input extends EventTarget {
    files = [];
    set value(_) {
      this.files = [];
    }
    choose(...files) {
      const isSame = String(files) === String(this.files);
      this.files = files;
      if (!isSame) this.dispatchEvent(new Event("change"));
    }
  }
  const input = new Input();
  const chosen = [];
  input.addEventListener("change", (event) => chosen.push(chosenFiles(event)));
  input.choose("one.txt", "two.txt");
  input.choose("one.txt", "two.txt");
  assert.deepEqual(chosen, [
    ["one.txt", "two.txt"],
    ["one.txt", "two.txt"],
  ]);
});

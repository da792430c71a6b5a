// Builds the site into dist/: four pages, their modules, style sheets, workers and wasm, with hashed names.
import { readFileSync } from "node:fs";
import { defineConfig } from "vite";

const PAGES = ["index.html", "learn.html", "embedding.html", "embed.html"];

export default defineConfig({
  // Relative addresses: dist/ works in any folder of any host.
  base: "./",
  publicDir: false,
  build: {
    target: "es2022",
    // The Content-Security-Policy allows files of our own and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: PAGES },
  },
  worker: { format: "es" },
  plugins: [early()],
});

/** Emits www/early.js as it is: a classic script that runs before the first paint, which Vite leaves alone. */
function early() {
  return {
    name: "redoku-early",
    apply: "build",
    buildStart() {
      this.emitFile({
        type: "asset",
        fileName: "www/early.js",
        source: readFileSync("www/early.js"),
      });
    },
  };
}

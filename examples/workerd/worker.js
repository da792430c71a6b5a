// Serves POST /solve (a puzzle) and POST /solve-many (a puzzle on each line) on Cloudflare's runtime, which compiles no
// bytes at run time: the module is imported.

import module from "redoku/redoku_bg.wasm";
import { init, RedokuError, solve, solveMany } from "redoku/slim";

export default {
  async fetch(request) {
    if (request.method !== "POST") return new Response("POST a puzzle", { status: 405 });
    await init(module);
    if (new URL(request.url).pathname === "/solve-many") {
      return new Response(solveMany(new Uint8Array(await request.arrayBuffer())));
    }
    try {
      return Response.json(solve(await request.text()));
    } catch (error) {
      if (!(error instanceof RedokuError)) throw error;
      return Response.json({ code: error.code, message: error.message }, { status: 400 });
    }
  },
};

// Serves POST /solve: bun run main.js
import { RedokuError, solve } from "redoku";

Bun.serve({
  port: Number(Bun.argv[2] ?? 8000),
  async fetch(request) {
    if (request.method !== "POST") return new Response("POST a puzzle", { status: 405 });
    try {
      return Response.json(solve(await request.text()));
    } catch (error) {
      if (!(error instanceof RedokuError)) throw error;
      return Response.json({ code: error.code, message: error.message }, { status: 400 });
    }
  },
});

// Serves POST /solve: deno run --allow-net main.js
import { RedokuError, solve } from "redoku";

Deno.serve({ port: Number(Deno.args[0] ?? 8000) }, async (request) => {
  if (request.method !== "POST") return new Response("POST a puzzle", { status: 405 });
  try {
    return Response.json(solve(await request.text()));
  } catch (error) {
    if (!(error instanceof RedokuError)) throw error;
    return Response.json({ code: error.code, message: error.message }, { status: 400 });
  }
});

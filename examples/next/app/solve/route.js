// POST /solve (a puzzle) on the edge, where no wasm is compiled from bytes: the module is imported.
import wasm from "redoku/redoku_bg.wasm?module";
import { init, RedokuError, solve } from "redoku/slim";

export const runtime = "edge";

export async function POST(request) {
  await init(wasm);
  try {
    return Response.json(solve(await request.text()));
  } catch (error) {
    if (!(error instanceof RedokuError)) throw error;
    return Response.json({ code: error.code, message: error.message }, { status: 400 });
  }
}

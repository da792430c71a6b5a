/** One worker for hints and explanations, apart from the solver's, which must not wait for them. */
import { createClient } from "../engine/page-client.js";

/** @type {ReturnType<typeof createClient> | null} */
let client = null;

export function logicClient() {
  client ??= createClient();
  return client;
}

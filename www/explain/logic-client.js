/** One worker for hints and explanations, apart from the solver's, which must not wait for them. */
import { createClient } from "../engine/page-client.js";

/** @type {ReturnType<typeof createClient> | null} */
let client = null;

export function logicClient() {
  client ??= createClient();
  return client;
}

/** The techniques by id, in teaching order. @type {Promise<Map<string, import("../pkg/logic.js").Technique>> | null} */
let table = null;

export function techniqueTable() {
  table ??= logicClient()
    .ask("techniques", [])
    .then((all) => new Map(all.map((technique) => [technique.id, technique])))
    .catch((error) => {
      table = null;
      throw error;
    });
  return table;
}

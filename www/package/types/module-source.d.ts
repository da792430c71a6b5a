// Where a wasm module may come from.

type Source = URL | string | Response | BufferSource | WebAssembly.Module;

/** The address of the wasm file, a response with it, its bytes, or the compiled module. */
export type ModuleSource = Source | Promise<Source>;

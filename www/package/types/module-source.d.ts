// Where a wasm module may come from. What the platform has is named only if the project's types have it, so that a
// project for Node needs no types of the DOM.

type PlatformUrl = typeof globalThis extends { URL: { prototype: infer Url } } ? Url : never;
type PlatformResponse = typeof globalThis extends { Response: { prototype: infer Response } }
  ? Response
  : never;

/** A compiled module: `WebAssembly.Module`. */
export type CompiledModule = typeof globalThis extends {
  WebAssembly: { Module: { prototype: infer Module } };
}
  ? Module
  : never;

type Source =
  | string
  | PlatformUrl
  | PlatformResponse
  | ArrayBuffer
  | ArrayBufferView
  | CompiledModule;

/** The address of the wasm file, a response with it, its bytes, or the compiled module. */
export type ModuleSource = Source | Promise<Source>;

// Nothing about wasm: webpack brings the file of redoku/slim along by itself.
export default { mode: "production", entry: "./main.js" };

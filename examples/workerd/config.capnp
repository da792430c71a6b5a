using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [(name = "solver", worker = .solver)],
  sockets = [(name = "http", address = "127.0.0.1:8787", http = (), service = "solver")],
);

const solver :Workerd.Worker = (
  compatibilityDate = "2026-01-01",
  modules = [
    (name = "worker.js", esModule = embed "dist/worker.js"),
    (name = "redoku/redoku_bg.wasm", wasm = embed "node_modules/redoku/dist/package/redoku_bg.wasm"),
  ],
);

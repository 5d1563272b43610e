using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [ (name = "main", worker = .menu) ],
  sockets = [ (name = "http", address = "127.0.0.1:8787", http = (), service = "main") ],
);

const menu :Workerd.Worker = (
  modules = [ (name = "worker.mjs", esModule = embed "dist/worker.mjs") ],
  compatibilityDate = "2026-11-01",
);

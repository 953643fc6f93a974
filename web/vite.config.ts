import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const SERVER = "http://127.0.0.1:8000";
const WORKER = "worker.js";

/** Tell the service worker what was built, so that it changes with every build. */
function listBuiltFiles(): Plugin {
  return {
    name: "list-built-files",
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") return;
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/")).sort();
      const list = JSON.stringify(files.map((name) => `/${name}`));
      worker.code = `const BUILT_FILES=${list};${worker.code}`;
    },
  };
}

// The built client is part of the Python package, so that installing it needs no Node.
export default defineConfig({
  plugins: [svelte(), listBuiltFiles()],
  build: {
    outDir: "../src/pyrite/server/browser",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's Content-Security-Policy forbids data: URLs
    rolldownOptions: {
      input: { index: "index.html", worker: "src/worker.ts" },
      output: {
        // Everything the first page needs is one file, because each further one delays a phone.
        codeSplitting: { groups: [{ name: "first", tags: ["$initial"], test: /^(?!.*worker\.ts)/ }] },
        entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js"),
      },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});

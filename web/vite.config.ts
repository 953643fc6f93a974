import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVER = "http://127.0.0.1:8000";

// The built client is part of the Python package, so that an installed one needs no Node.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/pyrite/server/browser",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's Content-Security-Policy forbids data: addresses
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});

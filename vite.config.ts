import { globSync } from "node:fs";
import { join } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { documentEngine, islandSuffix } from "./engine/vite.ts";
import { clientAssets, vitals } from "./scripts/client-assets.ts";
import { keepMaps } from "./scripts/keep-maps.ts";
import { reactTextEncoder } from "./scripts/react-text-encoder.ts";
import { sharedChunks } from "./scripts/shared-chunks.ts";
import { shortClassNames } from "./scripts/short-class-names.ts";

const persist = process.env.SHOP_STATE ?? ".wrangler/state";
const hasStandIns = !process.env.CLOUDFLARE_ENV;

const inputs = ["client/documents.ts", vitals, ...globSync(`client/**/*${islandSuffix}`).toSorted()];

export default defineConfig({
  plugins: [
    react(),
    clientAssets(),
    documentEngine(),
    reactTextEncoder(),
    keepMaps(),
    cloudflare({
      inspectorPort: false,
      persistState: { path: persist },
      auxiliaryWorkers: hasStandIns ? [{ configPath: "./sandbox/wrangler.toml" }] : [],
    }),
  ],
  css: { modules: { generateScopedName: shortClassNames(import.meta.dirname) } },
  build: { target: "es2023", assetsInlineLimit: 0 },
  environments: {
    ...(hasStandIns && { storefront_sandbox: { build: { minify: true } } }),
    client: {
      build: {
        manifest: true,
        // A file keeps its name when a file that it imports changes.
        chunkImportMap: true,
        rolldownOptions: {
          input: inputs,
          preserveEntrySignatures: "allow-extension",
          optimization: { inlineConst: { mode: "all", pass: 3 } },
          output: {
            // Hashes do not compress, and preload lists are full of them; 36 bits are enough to tell releases
            // apart.
            hashCharacters: "base36",
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            assetFileNames: "assets/[name]-[hash:7][extname]",
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  debugName: "shared",
                  name: sharedChunks(inputs.map((input) => join(import.meta.dirname, input))),
                },
              ],
            },
          },
        },
      },
    },
  },
  builder: {
    /** Builds the client first, because the worker imports its manifest. */
    async buildApp(builder) {
      const { client, ssr: _, ...workers } = builder.environments;
      for (const environment of [client, ...Object.values(workers)]) {
        if (environment) await builder.build(environment);
      }
    },
  },
});

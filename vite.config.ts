import { globSync } from "node:fs";
import { join } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { documentEngine, islandSuffix } from "./engine/vite.ts";
import { clientAssets, vitals } from "./scripts/client-assets.ts";
import { keepMaps } from "./scripts/keep-maps.ts";
import { reactTextEncoder } from "./scripts/react-text-encoder.ts";
import { shortClassNames } from "./scripts/short-class-names.ts";

const persist = process.env.SHOP_STATE ?? ".wrangler/state";

/** The part of a chunk's name function that is used here (Rolldown). */
interface Modules {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

/** Whether a file of the client, or what it imports, brings the module; all other chunks follow from who imports them. */
function broughtBy(file: string): (id: string, modules: Modules) => boolean {
  const found = new Set<string>();
  const collect = (id: string, modules: Modules) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) collect(imported, modules);
  };
  return (id, modules) => {
    if (!found.size) collect(join(import.meta.dirname, file), modules);
    return found.has(id);
  };
}

const isOfDocuments = broughtBy("client/documents.ts");

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
      // The stand-ins belong to the demo: a build for an environment of its own goes without.
      auxiliaryWorkers: process.env.CLOUDFLARE_ENV ? [] : [{ configPath: "./sandbox/wrangler.toml" }],
    }),
  ],
  css: { modules: { generateScopedName: shortClassNames(import.meta.dirname) } },
  build: { target: "es2023", assetsInlineLimit: 0 },
  environments: {
    // Each file of request tests has a runtime of its own, which takes in the stand-ins whole.
    storefront_sandbox: { build: { minify: true } },
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          input: ["client/documents.ts", vitals, ...globSync(`client/**/*${islandSuffix}`)],
          preserveEntrySignatures: "allow-extension",
          output: {
            // Hashes do not compress, and every list of files to preload is full of them: 36 bits tell releases apart.
            hashCharacters: "base36",
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            assetFileNames: "assets/[name]-[hash:7][extname]",
            codeSplitting: {
              groups: [
                // All that a page needs until an island is wanted: neither React nor what only islands use.
                {
                  debugName: "base",
                  name: (id, modules) =>
                    isOfDocuments(id, modules) && !id.endsWith("/client/documents.ts") ? "base" : null,
                  priority: 3,
                },
                // In a file of its own, which outlives most releases.
                { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
                // Small parts with several users in one file each: every file costs a phone a request. Prose stays
                // out of it: few islands have any.
                {
                  name: "ui",
                  test: /client\/ui\/(?!rich-content)|shared\/time\/hours\.ts$/,
                  minShareCount: 20,
                },
                { name: "listing", test: /\/listing\//, minShareCount: 3 },
                {
                  name: "dates",
                  test: /shared\/(?:time\/(?:wall-clock|bank-holidays)|delivery\/departure)\.ts$/,
                },
                { name: "drafts", test: /ration\/ration-view\.ts$/ },
                { name: "browser", test: /client\/browser\// },
                { name: "cart", test: /shared\/(?:cart\/source-item-list|hash)\.ts$|\/cart-notice\./ },
                {
                  name: "tracking",
                  test: /tracking\/(?:granted-purposes|forget)\.ts$|marketing\/report-fault\.ts$/,
                },
                { name: "links", test: /(?:shared\/links|\/smart-link|\/text-seo)\.tsx?$/ },
              ],
            },
          },
        },
      },
    },
  },
  builder: {
    /** The client first: the worker imports its manifest. */
    async buildApp(builder) {
      const { client, ssr: _, ...workers } = builder.environments;
      for (const environment of [client, ...Object.values(workers)]) {
        if (environment) await builder.build(environment);
      }
    },
  },
});

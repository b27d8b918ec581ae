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
const hasStandIns = !process.env.CLOUDFLARE_ENV;

interface Modules {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

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
        rolldownOptions: {
          input: ["client/documents.ts", vitals, ...globSync(`client/**/*${islandSuffix}`)],
          preserveEntrySignatures: "allow-extension",
          output: {
            // Hashes do not compress, and preload lists are full of them; 36 bits are enough to tell releases
            // apart.
            hashCharacters: "base36",
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            assetFileNames: "assets/[name]-[hash:7][extname]",
            codeSplitting: {
              groups: [
                {
                  debugName: "base",
                  name: (id, modules) =>
                    isOfDocuments(id, modules) && !id.endsWith("/client/documents.ts") ? "base" : null,
                  priority: 3,
                },
                // React has its own file, which stays cached across most releases.
                { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
                // Every file costs a phone a request, so small shared parts go into one. Few islands have
                // prose.
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
    /** Builds the client first, because the worker imports its manifest. */
    async buildApp(builder) {
      const { client, ssr: _, ...workers } = builder.environments;
      for (const environment of [client, ...Object.values(workers)]) {
        if (environment) await builder.build(environment);
      }
    },
  },
});

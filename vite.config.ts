import { globSync } from "node:fs";
import { join } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { documentEngine } from "./engine/vite.ts";
import { clientAssets, deferredParts, vitals } from "./scripts/client-assets.ts";
import { keepMaps } from "./scripts/keep-maps.ts";
import { reactTextEncoder } from "./scripts/react-text-encoder.ts";
import { shortClassNames } from "./scripts/short-class-names.ts";

const persist = process.env.SHOP_STATE ?? ".wrangler/state";

/** The part of a chunk's name function that is used here (Rolldown). */
interface Modules {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

/** What every page has, since the entry imports it; all other chunks follow from who imports them. */
function isOfEveryPage(id: string, modules: Modules): boolean {
  if (!everyPage.size) collectImports(join(import.meta.dirname, "client/entry.tsx"), modules);
  return everyPage.has(id);
}

const everyPage = new Set<string>();

function collectImports(id: string, modules: Modules): void {
  if (everyPage.has(id)) return;
  everyPage.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) collectImports(imported, modules);
}

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
          // The parts without scripts are built for their style sheets alone.
          input: [
            "client/entry.tsx",
            "client/documents.ts",
            "client/frame-islands.ts",
            ...globSync("client/screens/*-screen.tsx"),
            vitals,
            ...new Set(Object.values(deferredParts).flat()),
          ],
          // A part that nothing imports would else be left out, and its sheet with it.
          preserveEntrySignatures: "allow-extension",
          output: {
            // Hashes do not compress, and every list of files to preload is full of them: 36 bits tell releases apart.
            hashCharacters: "base36",
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            assetFileNames: "assets/[name]-[hash:7][extname]",
            codeSplitting: {
              groups: [
                // Packages in a file of their own, which outlives most releases.
                {
                  debugName: "packages",
                  name: (id, modules) => (isOfEveryPage(id, modules) ? "packages" : null),
                  test: /node_modules/,
                  priority: 2,
                },
                {
                  debugName: "entry",
                  name: (id, modules) => (isOfEveryPage(id, modules) ? "entry" : null),
                  priority: 1,
                },
                // Small parts with several users in one file each: every file costs a phone a request. Prose is an
                // entry of its own, for its sheet, and would give the file its name.
                { name: "ui", test: /client\/ui\/(?!rich-content)/, minShareCount: 20 },
                { name: "listing", test: /\/listing\//, minShareCount: 3 },
                {
                  name: "dates",
                  test: /shared\/(?:time\/(?:wall-clock|bank-holidays)|delivery\/departure)\.ts$/,
                },
                { name: "drafts", test: /ration\/ration-view\.ts$/ },
                { name: "browser", test: /client\/browser\// },
                { name: "lines", test: /shared\/(?:cart\/source-item-list|hash)\.ts$/ },
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

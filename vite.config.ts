import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { clientAssets, deferredParts } from "./scripts/client-assets.ts";
import { reactTextEncoder } from "./scripts/react-text-encoder.ts";
import { shortClassNames } from "./scripts/short-class-names.ts";

const persist = process.env.SHOP_STATE ?? ".wrangler/state";

/** What every page has, in one file; all others follow from who imports them. */
const base =
  /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|rosetta|templite|dlv|dset|turbo-stream)\/|shared\/(routes|links|text\/(text|translator))\.ts|client\/(ui\/(icons|plain-press|smart-link|visually-hidden)\b|islands\/)/;

/** What many screens and parts import: one file instead of twenty small ones, each of which costs a phone a request. */
const shop = /\/(client|shared)\/.*\.tsx?$/;

export default defineConfig({
  plugins: [
    react(),
    clientAssets(),
    reactTextEncoder(),
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
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          // The parts without scripts are built for their style sheets alone.
          input: ["client/entry.tsx", ...new Set(Object.values(deferredParts).flat())],
          // A part that nothing imports would else be left out, and its sheet with it.
          preserveEntrySignatures: "allow-extension",
          output: {
            codeSplitting: {
              groups: [
                { name: "base", test: base, priority: 1 },
                { name: "shop", test: shop, minShareCount: 16 },
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

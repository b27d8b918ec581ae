import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { clientAssets } from "./scripts/client-assets.ts";
import { reactTextEncoder } from "./scripts/react-text-encoder.ts";
import { shortClassNames } from "./scripts/short-class-names.ts";

const persist = process.env.SHOP_STATE ?? ".wrangler/state";

/** What home, listings and products all show: one file instead of ten that compress badly. */
const sharedByTheShop =
  /client\/(ui\/(badge|breadcrumb|button|late|picture|price|rating|section|skeleton|still-html)|features\/product\/(product-card|product-grid|format-rating)|features\/content\/(smart-link|rich-content))|shared\/(money|pictures|price-reduction|i18n\/(ui|product)\.)/;

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
          input: "client/entry.tsx",
          output: { codeSplitting: { groups: [{ name: "shop", test: sharedByTheShop }] } },
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

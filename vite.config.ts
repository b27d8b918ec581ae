import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { clientAssets } from "./scripts/client-assets.ts";
import { reactTextEncoder } from "./scripts/react-text-encoder.ts";
import { shortClassNames } from "./scripts/short-class-names.ts";

const persist = process.env.SHOP_STATE ?? ".wrangler/state";

const parts = "ui/(badge|button|late|section|skeleton|still-html)";
const shelves = "(ui/(breadcrumb|picture|rich-content))";
const cards = "(ui/(price|rating|format-rating)|features/product/(product-card|product-grid))";

/**
 * What several screens show: one file instead of ten that compress badly. Sheets stand apart from scripts, for what the
 * worker has written wears the sheets and needs no scripts.
 */
const sharedByTheShop = [
  {
    name: "base",
    test: /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|rosetta|templite|dlv|dset)\/|shared\/(routes|links|text\/(text|translator)|forms\/bot-check)\.ts|client\/(ui\/(icons|kept|later|smart-link|touches|visually-hidden|when-idle)\b)/,
    priority: 1,
  },
  { name: "sheets", test: new RegExp(`client/(${parts}|${shelves}|${cards})\\.module\\.css`) },
  {
    name: "product-sheets",
    test: /client\/ui\/(counter|field|fold|radio-card|select|table)\.module\.css/,
  },
  { name: "shop", test: new RegExp(`client/${parts}\\.tsx|shared/text/ui\\.texts\\.ts`) },
  { name: "shelves", test: new RegExp(`client/${shelves}\\.tsx|shared/content/pictures\\.ts`) },
  {
    name: "listing",
    test: /client\/(features\/(listing\/|content\/text-seo)|ui\/(pagination|empty-state))|shared\/(listing\/(listing-query|facets|texts)|text\/slug)\.ts/,
  },
  {
    name: "cards",
    test: new RegExp(`client/${cards}\\.tsx?|shared/(money/(money|price-reduction)|product/texts)\\.ts`),
  },
];

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
          output: { codeSplitting: { groups: sharedByTheShop } },
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

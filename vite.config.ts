import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { clientAssets } from "./scripts/client-assets.ts";
import { reactTextEncoder } from "./scripts/react-text-encoder.ts";

const persist = process.env.SHOP_STATE ?? ".wrangler/state";

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
  css: { modules: { generateScopedName: "_[hash:base64:5]" } },
  build: { target: "es2023", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: { input: "client/entry.tsx" },
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

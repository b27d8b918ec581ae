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
      auxiliaryWorkers: [{ configPath: "./sandbox/wrangler.toml" }],
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
    async buildApp(builder) {
      for (const name of ["client", "storefront", "storefront_sandbox"]) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
});

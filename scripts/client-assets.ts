import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const id = "virtual:client-assets";

/**
 * Parts of a screen that stand in its HTML while their scripts wait for a touch (client/ui/wake-on-touch.tsx): their
 * style sheets belong to its first view. The files as the client's manifest names them.
 */
export const writtenParts: Record<string, readonly string[]> = {
  product: ["client/features/product/buy-box.tsx"],
};

/**
 * Gives the worker the files of the client: the manifest of the client's build (built first),
 * or in development the source entry, with every style sheet inline so that no page shows unstyled.
 */
export function clientAssets(): Plugin {
  let root = "";
  let serving = false;
  return {
    name: "client-assets",
    configResolved(config) {
      root = config.root;
      serving = config.command === "serve" && !config.isProduction;
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(resolved) {
      if (resolved !== `\0${id}`) return;
      const buildId = JSON.stringify(serving ? "dev" : buildStamp());
      if (serving) {
        return `const styles = import.meta.glob("/client/**/*.css", { query: "?inline", import: "default", eager: true });
export const assets = { dev: true, manifest: {}, writtenParts: {}, styles, buildId: ${buildId} };`;
      }
      const manifest = await readFile(join(root, "dist/client/.vite/manifest.json"), "utf8").catch(
        () => "{}",
      );
      const parts = JSON.stringify(writtenParts);
      return `export const assets = { dev: false, manifest: ${manifest}, writtenParts: ${parts}, styles: {}, buildId: ${buildId} };`;
    },
  };
}

/** The commit a pipeline names, else the moment of the build. */
function buildStamp(): string {
  return process.env.BUILD_ID ?? Date.now().toString(36);
}

import { relative } from "node:path";
import type { Plugin } from "vite";

const worker = "storefront";

export const islandSuffix = ".island.tsx";

/** Build output that maps CSS sources to files of the client build. */
export const sheetFiles = ".vite/sheets.json";

/** Name that Vite gives the map from lasting names of the client's files to those of this build. */
const importMap = "importmap.json";

/**
 * Tells the worker which files a rendering needs: CSS Modules register when a class is read (sheets.ts),
 * islands know their manifest key (modules.ts).
 */
export function documentEngine(): Plugin {
  let root = "";
  return {
    name: "document-engine",
    enforce: "post",
    configResolved(config) {
      root = config.root;
    },
    applyToEnvironment: ({ name }) => name === worker || name === "client",
    generateBundle: {
      // Runs after Vite's own plugins, which still change the import map.
      order: "post",
      handler(_, bundle) {
        if (this.environment.name !== "client") return;
        const files: Record<string, string> = {};
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk") continue;
          const [file] = chunk.viteMetadata?.importedCss ?? [];
          if (!file) continue;
          for (const id of chunk.moduleIds) if (id.endsWith(".css")) files[relative(root, id)] = file;
        }
        this.emitFile({ type: "asset", fileName: sheetFiles, source: JSON.stringify(files) });
        const map = bundle[importMap];
        if (map?.type !== "asset") return;
        this.emitFile({ type: "asset", name: importMap, source: map.source });
        delete bundle[importMap];
      },
    },
    transform(code, id) {
      if (this.environment.name !== worker) return undefined;
      const key = relative(root, id);
      if (/^client\/.*\.module\.css$/.test(key)) return sheetModule(code, key);
      if (key.endsWith(islandSuffix)) return namedModule(code, id, key);
      return undefined;
    },
  };
}

// `$` names cannot clash with class names.
const sheetModule = (code: string, key: string) => `
import { sheet as $sheet } from "/engine/sheets.ts";
import $text from ${JSON.stringify(`/${key}?inline`)};
${code.replace("export default", "const $classes =")}
export default $sheet(${JSON.stringify(key)}, $text, $classes);
`;

const namedModule = (code: string, id: string, key: string) => `${code}
import * as $itself from ${JSON.stringify(id)};
import { nameModule as $nameModule } from "/engine/modules.ts";
$nameModule(${JSON.stringify(key)}, $itself);
`;

import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { minifySync, type Plugin } from "vite";
import { reloadOnce } from "../client/navigation/reload-guard.ts";
import { sheetFiles } from "../engine/vite.ts";
import { buildId as ownBuild } from "./build-id.ts";
import { fetchAfterPaint, guardScripts, nameSheets, startAfterPaint } from "./inline-scripts.ts";
import { measurePage } from "./measure-page.ts";

const id = "virtual:client-assets";

export const vitals = "client/measure/vitals.ts";

/** Inlines every style sheet in development, so that no page shows unstyled. */
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
      const buildId = JSON.stringify(serving ? "dev" : ownBuild);
      if (serving) {
        // Same order as in the build: the sheets of every screen first, a component's own last.
        const styles = ["styles/*", "ui/*", "**/*"].map(
          (files) =>
            `...import.meta.glob("/client/${files}.css", { query: "?inline", import: "default", eager: true })`,
        );
        return `const styles = { ${styles.join()} };
export const assets = { dev: true, manifest: {}, styles, sheetFiles: {}, guardScripts: "", nameSheets: "", fetchAfterPaint: "", startAfterPaint: "", measurePage: "", importMap: "", buildId: ${buildId} };`;
      }
      const built = join(root, "dist/client");
      const manifest = await readFile(join(built, ".vite/manifest.json"), "utf8").catch(() => "{}");
      const sheetsOf = await readFile(join(built, sheetFiles), "utf8").catch(() => "{}");
      const styles = JSON.stringify(await stylesOf(built, JSON.parse(manifest)));
      const guard = JSON.stringify(sourceOf(guardScripts));
      const sheets = JSON.stringify(sourceOf(nameSheets));
      const fetchAll = JSON.stringify(sourceOf(fetchAfterPaint));
      const importMap = JSON.stringify(importMapIn(built));
      const start = JSON.stringify(`f=>(${sourceOf(startAfterPaint)})(f,${sourceOf(reloadOnce)})`);
      return `export const assets = { dev: false, manifest: ${manifest}, styles: ${styles}, sheetFiles: ${sheetsOf}, guardScripts: ${guard}, nameSheets: ${sheets}, fetchAfterPaint: ${fetchAll}, startAfterPaint: ${start}, measurePage: ${JSON.stringify(sourceOf(measurePage))}, importMap: ${importMap}, buildId: ${buildId} };`;
    },
  };
}

function sourceOf(script: { toString(): string }): string {
  const { code, errors } = minifySync("inline.js", `export default ${script}`);
  if (errors.length > 0) throw new Error(`an inline script cannot be read: ${errors[0]?.message}`);
  return code.replace(/^export default |;$/g, "");
}

function importMapIn(built: string): string {
  const [file] = globSync("assets/importmap-*.json", { cwd: built });
  return file ? `/${file}` : "";
}

async function stylesOf(built: string, manifest: Record<string, { css?: string[] }>) {
  const files = new Set(Object.values(manifest).flatMap(({ css }) => css ?? []));
  const read = async (file: string) => [file, (await readFile(join(built, file), "utf8")).trim()];
  return Object.fromEntries(await Promise.all(Array.from(files, read)));
}

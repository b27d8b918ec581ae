import { assets } from "virtual:client-assets";
import { namedSheet } from "../../client/navigation/named-sheets.ts";
import type { DocumentScripts } from "../../engine/document-scripts.ts";
import type { IslandFiles } from "../../engine/islands/render-islands.tsx";
import type { Sheet } from "../../engine/sheets.ts";

const documentsKey = "client/documents.ts";

interface DocumentAssets {
  styles: string;
  sheets: string[];
  scripts: DocumentScripts;
}

export function documentAssets(): DocumentAssets {
  const chunks = chunksOf([documentsKey]);
  const sheets = [...new Set(chunks.flatMap(({ css }) => css ?? []))];
  return {
    styles: sheets.map((file) => assets.styles[file] ?? "").join(""),
    sheets: sheets.map((file) => `/${file}`),
    scripts: { map: assets.importMap, files: chunks.map(({ file }) => `/${file}`) },
  };
}

/** `files` are build files whose styles `css` contains, so that the browser need not load them again; `written` are left out. */
export function stylesOf(
  sheets: readonly Sheet[],
  written: ReadonlySet<string>,
): { css: string; files: string[] } {
  const wanted = new Set(sheets.flatMap(({ path }) => assets.sheetFiles[path] ?? []));
  const files = sheetOrder().filter((file) => wanted.has(file) && !written.has(`/${file}`));
  const others = sheets.filter(({ path }) => !assets.sheetFiles[path]);
  return {
    css: [
      ...files.map((file) => namedSheet(file, assets.styles[file] ?? "")),
      ...others.map(({ path, css }) => namedSheet(path, css)),
    ].join(""),
    files: files.map((file) => `/${file}`),
  };
}

let order: string[] | undefined;

function sheetOrder(): string[] {
  order ??= [...new Set(chunksOf(Object.keys(assets.manifest)).flatMap(({ css }) => css ?? []))];
  return order;
}

const known = new Map<string, IslandFiles>();

export function filesOf(module: string): IslandFiles {
  const found = known.get(module) ?? collect(module);
  known.set(module, found);
  return found;
}

function collect(module: string): IslandFiles {
  if (assets.dev) return { script: `/${module}`, imports: [], sheets: [] };
  const script = assets.manifest[module]?.file;
  if (!script) throw new Error(`the client has no file of ${module}`);
  const chunks = chunksOf([module]);
  const sheets = new Set(chunks.flatMap(({ css }) => css ?? []));
  const ofEveryPage = new Set([script, ...chunksOf([documentsKey]).map(({ file }) => file)]);
  const imports = chunks.map(({ file }) => file).filter((file) => !ofEveryPage.has(file));
  const names = (files: Iterable<string>) => Array.from(files, (file) => assetName(`/${file}`));
  return { script: `/${script}`, imports: names(imports), sheets: names(sheets) };
}

/** @param file `/assets/name-hash.js` becomes `name-hash` */
export const assetName = (file: string): string => file.slice("/assets/".length, file.lastIndexOf("."));

export const vitalsName = (): string =>
  assets.manifest["client/measure/vitals.ts"]?.file.slice("assets/".length, -".js".length) ?? "";

function chunksOf(keys: readonly string[]) {
  const { manifest } = assets;
  const chunks = new Set<string>();
  const seen = new Set<string>();
  const follow = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(follow);
    chunks.add(key);
  };
  keys.forEach(follow);
  return [...chunks].flatMap((key) => manifest[key] ?? []);
}

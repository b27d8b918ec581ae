import { assets } from "virtual:client-assets";
import type { Sheet } from "../../engine/sheets.ts";

const documentsKey = "client/documents.ts";

interface DocumentAssets {
  /** The text of the style sheets that every page has. */
  styles: string;
  /** Addresses of these sheets. */
  sheets: string[];
  /** Addresses of the scripts that every page has, each behind those that it imports. */
  scripts: string[];
}

export function documentAssets(): DocumentAssets {
  const chunks = chunksOf([documentsKey]);
  const sheets = [...new Set(chunks.flatMap(({ css }) => css ?? []))];
  return {
    styles: sheets.map((file) => assets.styles[file] ?? "").join(""),
    sheets: sheets.map((file) => `/${file}`),
    scripts: chunks.map(({ file }) => `/${file}`),
  };
}

/**
 * Text of style sheets in the order of the client's build, whole files of it where they are part of one: the browser need
 * not load these again. `files` are their addresses; those in `written` are left out.
 */
export function stylesOf(
  sheets: readonly Sheet[],
  written: ReadonlySet<string>,
): { css: string; files: string[] } {
  const wanted = new Set(sheets.flatMap(({ path }) => assets.sheetFiles[path] ?? []));
  const files = sheetOrder().filter((file) => wanted.has(file) && !written.has(`/${file}`));
  const others = sheets.filter(({ path }) => !assets.sheetFiles[path]);
  return {
    css: [...files.map((file) => assets.styles[file] ?? ""), ...others.map(({ css }) => css)].join(""),
    files: files.map((file) => `/${file}`),
  };
}

let order: string[] | undefined;

/** Every sheet of the client, behind those of what its component imports. */
function sheetOrder(): string[] {
  order ??= [...new Set(chunksOf(Object.keys(assets.manifest)).flatMap(({ css }) => css ?? []))];
  return order;
}

interface IslandFiles {
  script: string;
  /** Scripts that it imports, without those that every document has. */
  imports: string[];
  sheets: string[];
}

const known = new Map<string, IslandFiles>();

/** Files of an island: its script, and its style sheets with those of its imports. */
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
  const addresses = (files: Iterable<string>) => Array.from(files, (file) => `/${file}`);
  return { script: `/${script}`, imports: addresses(imports), sheets: addresses(sheets) };
}

/** Of what measures a visit: its name between "/assets/" and ".js". */
export const vitalsName = (): string =>
  assets.manifest["client/measure/vitals.ts"]?.file.slice("assets/".length, -".js".length) ?? "";

/** These chunks with all they import, each once and behind its imports. */
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

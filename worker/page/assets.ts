import { assets } from "virtual:client-assets";
import type { ScreenName } from "../../client/screens/screens.ts";
import type { Sheet } from "../../engine/sheets.ts";

/** Files of the client's build that a page's document contains or names. */
export interface PageAssets {
  /** The text of the style sheets, inlined in the document: no file delays the first paint. */
  styles: string;
  /** Addresses of these sheets. */
  sheets: string[];
  /** Scripts in the order in which they can run: each behind those that it imports. */
  scripts: string[];
}

const known = new Map<ScreenName, PageAssets>();
const entryKey = "client/entry.tsx";

/** Style sheets and scripts of a screen's first view, from the client's manifest. */
export function assetsOf(screen: ScreenName): PageAssets {
  const found = known.get(screen) ?? collect(screen);
  known.set(screen, found);
  return found;
}

function collect(screen: ScreenName): PageAssets {
  const { styles, deferredParts } = assets;
  const key = `client/screens/${screen}-screen.tsx`;
  const found = chunksOf([key, ...listsOf(key), entryKey]);
  // The sheets of the entry are the base of all others.
  const parts = chunksOf([entryKey, key, ...(deferredParts["*"] ?? []), ...(deferredParts[screen] ?? [])]);
  const sheets = [...new Set(parts.flatMap(({ css }) => css ?? []))];
  return {
    styles: sheets.map((file) => styles[file] ?? "").join(""),
    sheets: sheets.map((file) => `/${file}`),
    scripts: found.map(({ file }) => `/${file}`),
  };
}

const documentsKey = "client/documents.ts";

/** Base sheets and scripts of pages that are documents with islands. */
export function documentAssets(): Pick<PageAssets, "styles" | "sheets" | "scripts"> {
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
 * not load these again. `files` are their addresses.
 */
export function stylesOf(sheets: readonly Sheet[]): { css: string; files: string[] } {
  const wanted = new Set(sheets.flatMap(({ path }) => assets.sheetFiles[path] ?? []));
  const files = sheetOrder().filter((file) => wanted.has(file));
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

interface PartFiles {
  script: string;
  /** Scripts that it imports, without those that every document has. */
  imports: string[];
  sheets: string[];
}

const parts = new Map<string, PartFiles>();

/** Files of a part that the client loads by itself: its script, and its style sheets with those of its imports. */
export function filesOf(module: string): PartFiles {
  const found = parts.get(module) ?? collectPart(module);
  parts.set(module, found);
  return found;
}

function collectPart(module: string): PartFiles {
  const script = assets.manifest[module]?.file;
  if (!script) throw new Error(`the client has no file of ${module}`);
  const chunks = chunksOf([module]);
  const sheets = new Set(chunks.flatMap(({ css }) => css ?? []));
  const known = new Set([script, ...chunksOf([documentsKey]).map(({ file }) => file)]);
  const imports = chunks.map(({ file }) => file).filter((file) => !known.has(file));
  const addresses = (files: Iterable<string>) => Array.from(files, (file) => `/${file}`);
  return { script: `/${script}`, imports: addresses(imports), sheets: addresses(sheets) };
}

/** Of what measures a visit: its name between "/assets/" and ".js". */
export const vitalsName = (): string =>
  assets.manifest["client/measure/vitals.ts"]?.file.slice("assets/".length, -".js".length) ?? "";

/** The list that the entry finds a screen in, where that is not its own. */
const listsOf = (screen: string): string[] =>
  ["account", "animal", "checkout", "guide", "service", "subscription"]
    .map((list) => `client/screens/${list}-screens.ts`)
    .filter((list) => assets.manifest[list]?.dynamicImports?.includes(screen));

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

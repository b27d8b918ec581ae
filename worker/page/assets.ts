import { assets } from "virtual:client-assets";
import type { ScreenName } from "../../client/screens/screens.ts";

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

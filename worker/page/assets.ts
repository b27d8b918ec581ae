import { assets } from "virtual:client-assets";
import type { ScreenName } from "../../client/screens/screens.ts";

/** What a page's head names of the client's build. */
export interface PageAssets {
  entry: string;
  styles: string[];
  preloads: string[];
  fonts: string[];
}

const known = new Map<ScreenName, PageAssets>();
const entryKey = "client/entry.tsx";
/** Names the screens that few visits come to: it comes between the entry and one of them. */
const rareKey = "client/screens/rare-screens.ts";

/** Style sheets, module preloads and fonts of a screen's first view, from the client's manifest. */
export function assetsOf(screen: ScreenName): PageAssets {
  const found = known.get(screen) ?? collect(screen);
  known.set(screen, found);
  return found;
}

function collect(screen: ScreenName): PageAssets {
  const { manifest } = assets;
  const key = `client/screens/${screen}-screen.tsx`;
  const isRare = manifest[rareKey]?.dynamicImports?.includes(key);
  const found = chunksOf([entryKey, ...(isRare ? [rareKey] : []), key]);
  const written = chunksOf([...(assets.writtenParts["*"] ?? []), ...(assets.writtenParts[screen] ?? [])]);
  const entry = manifest[entryKey]?.file ?? "";
  return {
    entry: `/${entry}`,
    styles: [...new Set([...found, ...written].flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
    preloads: found.flatMap(({ file }) => (file === entry ? [] : `/${file}`)),
    fonts: Object.values(manifest).flatMap(({ file }) => (file.endsWith(".woff2") ? `/${file}` : [])),
  };
}

/** These chunks with all they import, each once. */
function chunksOf(keys: readonly string[]) {
  const { manifest } = assets;
  const chunks = new Set<string>();
  const follow = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(key)) return;
    chunks.add(key);
    chunk.imports?.forEach(follow);
  };
  keys.forEach(follow);
  return [...chunks].flatMap((key) => manifest[key] ?? []);
}

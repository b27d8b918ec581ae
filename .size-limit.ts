import { readFileSync } from "node:fs";
import type { SizeLimitConfig } from "size-limit";
import { writtenParts } from "./scripts/client-assets.ts";

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

const folder = "dist/client";
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, "utf8"));

export default [
  ...["home", "category", "product"].map((screen) => ({
    name: `first view of ${screen}: scripts and styles, brotli`,
    path: firstViewOf(screen),
    limit: "95 kB",
  })),
  { name: "fonts of a French page", path: fonts(), limit: "70 kB", brotli: false },
] satisfies SizeLimitConfig;

/**
 * What the browser loads before it can use the page: the entry, the screen's chunk, what both import, and their styles;
 * of parts whose scripts wait for a touch, the styles.
 */
function firstViewOf(screen: string): string[] {
  const files = new Set<string>();
  for (const chunk of chunksOf(["client/entry.tsx", `client/screens/${screen}-screen.tsx`])) {
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`${folder}/${file}`);
  }
  for (const { css = [] } of chunksOf([...(writtenParts["*"] ?? []), ...(writtenParts[screen] ?? [])])) {
    for (const file of css) files.add(`${folder}/${file}`);
  }
  return [...files];
}

function chunksOf(keys: string[], seen = new Map<string, Chunk>()): Chunk[] {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The client's manifest has no ${key}: is it built, and did the file move?`);
    if (seen.has(key)) continue;
    seen.set(key, chunk);
    chunksOf(chunk.imports ?? [], seen);
  }
  return [...seen.values()];
}

/** A font cut into subsets is loaded by the letters on the page: French needs the first 256 characters of Unicode. */
function fonts(): string[] {
  const styles = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  const faces = [...new Set(styles)]
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) => readFileSync(`${folder}/${file}`, "utf8").match(/@font-face\s*\{[^}]*\}/g) ?? [])
    .filter((face) => !/unicode-range/.test(face) || /unicode-range:\s*U\+(\?\?|0{0,4}-)/i.test(face));
  const files = faces.flatMap((face) => /url\(["']?\/([^"')]+\.woff2)/.exec(face)?.[1] ?? []);
  if (files.length === 0) throw new Error("No style sheet of the build names a font.");
  return [...new Set(files)].map((file) => `${folder}/${file}`);
}

import { readFileSync } from "node:fs";
import type { SizeLimitConfig } from "size-limit";

interface Chunk {
  file: string;
  css?: string[];
}

const folder = "dist/client";
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, "utf8"));

export default [
  { name: "fonts of a French page", path: fonts(), limit: "35 kB", brotli: false },
] satisfies SizeLimitConfig;

/** Counts only the font subsets that French pages load: `unicode-range` up to U+00FF. */
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

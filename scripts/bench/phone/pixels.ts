import { createRequire } from "node:module";
import type { Answer } from "./edge.ts";

interface Pipeline {
  resize(options: { width: number; withoutEnlargement?: boolean }): Pipeline;
  blur(sigma: number): Pipeline;
  webp(options: { quality: number }): Pipeline;
  toBuffer(): Promise<Buffer>;
}

/** The library behind wrangler's stand-in of the Images service. */
const wrangler = createRequire(createRequire(import.meta.url).resolve("wrangler"));
const sharp: (input: Buffer, options: { density: number }) => Pipeline = createRequire(
  wrangler.resolve("miniflare"),
)("sharp");

/** A drawing of the demo shop in the pixels that an image host delivers. */
export async function pixelsOf(shop: string, path: string): Promise<Answer | undefined> {
  const drawing = await fetch(shop + path.replace(/[?&]tr=.*/, ""));
  if (!drawing.ok) return undefined;
  const width = Number(/w-(\d+)/.exec(path)?.[1] ?? 800);
  const blur = Number(/bl-(\d+)/.exec(path)?.[1] ?? 0);
  const quality = Number(/q-(\d+)/.exec(path)?.[1] ?? 75);
  const drawn = sharp(Buffer.from(await drawing.arrayBuffer()), { density: 144 }).resize({ width });
  const body = await (blur ? drawn.blur(blur) : drawn).webp({ quality }).toBuffer();
  return {
    headers: { "content-type": "image/webp", "cache-control": "public, max-age=604800" },
    body,
  };
}

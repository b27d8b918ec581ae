import { createRequire } from "node:module";
import { picture } from "../../../sandbox/content/pictures.ts";

interface Pipeline {
  resize(options: { width: number }): Pipeline;
  blur(sigma: number): Pipeline;
  webp(options: { quality: number }): Pipeline;
  toBuffer(): Promise<Buffer>;
}

/** sharp comes with wrangler, which uses it to simulate the Images service. */
const wrangler = createRequire(createRequire(import.meta.url).resolve("wrangler"));
const sharp: (input: Buffer, options: { density: number }) => Pipeline = createRequire(
  wrangler.resolve("miniflare"),
)("sharp");

const version = /^\/_sandbox\/pictures\/(.+)\?tr=(.+)$/;

export async function pixelsOf(path: string) {
  const [, name = "", wanted = ""] = version.exec(path) ?? [];
  const drawing = picture(name);
  if (!drawing) return undefined;
  const number = (key: string, otherwise: number) =>
    Number(new RegExp(`${key}-(\\d+)`).exec(wanted)?.[1] ?? otherwise);
  const blur = number("bl", 0);
  const drawn = sharp(Buffer.from(drawing), { density: 144 }).resize({ width: number("w", 800) });
  const body = await (blur ? drawn.blur(blur) : drawn).webp({ quality: number("q", 75) }).toBuffer();
  return { headers: { "content-type": "image/webp", "cache-control": "public, max-age=604800" }, body };
}

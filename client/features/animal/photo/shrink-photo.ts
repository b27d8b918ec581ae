import type { PhotoType } from "../../../../shared/animal/photo/photo-type.ts";
import type { Frame } from "./crop-frame.ts";

/** Bytes. The form around the file brings this to at most 400 kB. */
const largestSent = 392_000;

/** Pixels. Twice the largest size at which the photo is shown. */
const sentSide = 1024;

interface Attempt {
  side: number;
  quality: number;
}

export function attemptsFor(frameSide: number): Attempt[] {
  const side = Math.max(1, Math.round(Math.min(sentSide, frameSide)));
  return [
    { side, quality: 0.85 },
    { side, quality: 0.7 },
    { side, quality: 0.55 },
    { side: Math.ceil(side * 0.75), quality: 0.55 },
    { side: Math.ceil(side * 0.5), quality: 0.5 },
  ];
}

/** Re-encodes the crop, which drops all metadata, including the GPS position. */
export async function shrinkPhoto(
  source: CanvasImageSource,
  frame: Frame,
): Promise<{ file: Blob; type: PhotoType }> {
  for (const attempt of attemptsFor(frame.side)) {
    const made = await encode(draw(source, frame, attempt.side), attempt.quality);
    if (made.file.size <= largestSent) return made;
  }
  throw new Error("the photo does not get small enough");
}

function draw(source: CanvasImageSource, { x, y, side: from }: Frame, side: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas of this size");
  // Transparent pixels would turn black in a JPEG.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = "high";
  context.drawImage(source, x - from / 2, y - from / 2, from, from, 0, 0, side, side);
  return canvas;
}

/** `toBlob` silently returns a PNG if the browser cannot write WebP; then a JPEG is requested. */
export async function encode(
  canvas: HTMLCanvasElement,
  quality: number,
): Promise<{ file: Blob; type: PhotoType }> {
  const webp = await blobOf(canvas, "image/webp", quality);
  if (webp.type === "image/webp") return { file: webp, type: "image/webp" };
  return { file: await blobOf(canvas, "image/jpeg", quality), type: "image/jpeg" };
}

const blobOf = (canvas: HTMLCanvasElement, type: PhotoType, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error(`no ${type}`)));
    canvas.toBlob(take, type, quality);
  });

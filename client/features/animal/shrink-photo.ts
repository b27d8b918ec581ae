import type { PhotoType } from "../../../shared/animal/photo-type.ts";
import type { Frame } from "./crop-frame.ts";

/** Bytes of the file: with the rest of the form at most 400 kB are sent. */
const largestSent = 392_000;

/** Pixels: twice as dense as the largest place it is shown in. */
const sentSide = 1024;

interface Attempt {
  /** Pixels. */
  side: number;
  /** From 0 to 1. */
  quality: number;
}

/** From the best to the smallest: fine fur in full sun takes more room than a cat on a sofa. */
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

/** The square as a new picture: what the camera wrote beside the pixels, the place among it, stays behind. */
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
  // Behind what is transparent: a JPEG would be black there.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = "high";
  context.drawImage(source, x - from / 2, y - from / 2, from, from, 0, 0, side, side);
  return canvas;
}

/** WebP; a browser that cannot write it answers a PNG, and is asked for a JPEG. */
async function encode(canvas: HTMLCanvasElement, quality: number): Promise<{ file: Blob; type: PhotoType }> {
  const webp = await blobOf(canvas, "image/webp", quality);
  if (webp.type === "image/webp") return { file: webp, type: "image/webp" };
  return { file: await blobOf(canvas, "image/jpeg", quality), type: "image/jpeg" };
}

const blobOf = (canvas: HTMLCanvasElement, type: PhotoType, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error(`no ${type}`)));
    canvas.toBlob(take, type, quality);
  });

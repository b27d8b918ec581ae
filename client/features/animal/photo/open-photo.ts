import { withoutOrientation } from "../../../../shared/animal/photo/jpeg.ts";
import { uprightOf } from "./upright.ts";

/** Pixels. Large enough for a sharp 4x zoom, small enough for the memory of a phone. */
const longestSide = 2400;

/** Decodes the photo into an upright canvas. @throws if the browser cannot decode the file */
export async function openPhoto(chosen: Blob): Promise<HTMLCanvasElement> {
  const { file, orientation } = await withoutOrientation(chosen);
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const { width, height, matrix } = uprightOf(bitmap, orientation, scale);
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context || width === 0 || height === 0) throw new Error("no canvas of this size");
  context.imageSmoothingQuality = "high";
  context.setTransform(...matrix);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas;
}

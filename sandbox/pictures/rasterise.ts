import type { RasterFormat, Transformation } from "./transformation.ts";

/**
 * A drawing in pixels. It is given its width before it is handed over, since a picture that is drawn at its own size
 * and enlarged afterwards is blurred; blur that is wanted is drawn as well. The local service knows no quality.
 *
 * @throws Error where the service fails
 */
export async function rasterise(
  images: ImagesBinding,
  svg: string,
  { width, quality, blur }: Transformation,
  format: RasterFormat,
): Promise<ArrayBuffer> {
  const drawing = new Blob([drawnAt(svg, width, blur)]).stream();
  const result = await images.input(drawing).output({ format: `image/${format}`, quality });
  return result.response().arrayBuffer();
}

/** The same drawing, so many pixels wide and blurred by so many of them. */
export function drawnAt(svg: string, width: number, blur: number): string {
  const [, ownWidth = "", ownHeight = ""] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const scale = width / Number(ownWidth);
  const sized = svg.replace(
    "<svg ",
    `<svg width="${width}" height="${Math.round(Number(ownHeight) * scale)}" `,
  );
  if (blur === 0) return sized;
  const filter = `<filter id="blur" x="0" y="0" width="1" height="1"><feGaussianBlur stdDeviation="${Math.round(blur / scale)}"/></filter>`;
  return sized.replace(/(<svg [^>]*>)(.*)<\/svg>$/s, `$1${filter}<g filter="url(#blur)">$2</g></svg>`);
}

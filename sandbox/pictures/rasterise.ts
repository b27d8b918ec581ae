import type { RasterFormat, Transformation } from "./transformation.ts";

/** Sets the width in the SVG first, because enlarging pixels blurs. @throws Error if the service fails */
export async function rasterise(
  images: ImagesBinding,
  svg: string,
  { width, height, ground, quality, blur }: Transformation,
  format: RasterFormat,
): Promise<ArrayBuffer> {
  const drawn = height ? drawnInto(svg, { width, height, ground }) : drawnAt(svg, width, blur);
  const drawing = new Blob([drawn]).stream();
  const result = await images.input(drawing).output({ format: `image/${format}`, quality });
  return result.response().arrayBuffer();
}

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

export function drawnInto(
  svg: string,
  { width, height, ground }: { width: number; height: number; ground?: string | undefined },
): string {
  const fit = ground ? "meet" : "slice";
  const inside = svg.replace(
    /^[\s\S]*?<svg /,
    `<svg width="${width}" height="${height}" preserveAspectRatio="xMidYMid ${fit}" `,
  );
  const rest = ground ? `<rect width="${width}" height="${height}" fill="#${ground}"/>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rest}${inside}</svg>`;
}

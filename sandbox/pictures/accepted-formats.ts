import type { RasterFormat } from "./transformation.ts";

/**
 * The formats that a browser names in its Accept header, beside those that every browser shows. A wish for anything
 * at all does not count: mail programs and old browsers say so, too.
 */
export function acceptedFormats(accept: string): RasterFormat[] {
  const named = accept
    .toLowerCase()
    .split(",")
    .map((part) => part.split(";").map((piece) => piece.trim()))
    .filter((pieces) => !pieces.some((piece) => /^q=0(\.0*)?$/.test(piece)))
    .map(([type]) => type);
  return (["webp", "avif"] as const).filter((format) => named.includes(`image/${format}`));
}

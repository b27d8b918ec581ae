import type { RasterFormat } from "./transformation.ts";

/** A wildcard does not count, because mail programs and old browsers send it too. */
export function acceptedFormats(accept: string): RasterFormat[] {
  const named = accept
    .toLowerCase()
    .split(",")
    .map((part) => part.split(";").map((piece) => piece.trim()))
    .filter((pieces) => !pieces.some((piece) => /^q=0(\.0*)?$/.test(piece)))
    .map(([type]) => type);
  return (["webp", "avif"] as const).filter((format) => named.includes(`image/${format}`));
}

import type { RasterFormat } from "./transformation.ts";
import type { Versions } from "./versions.ts";

interface Choice {
  format: RasterFormat | "svg";
  missing: RasterFormat[];
}

/** AVIF takes a second and seldom needs less than 0.4 of WebP's bytes: it is made only if that would beat the SVG. */
const leastShare = 0.4;

export async function smallestOf(
  drawn: number,
  accepted: readonly RasterFormat[],
  versions: Pick<Versions, "sizeOf">,
): Promise<Choice> {
  const sizes = await Promise.all(
    accepted.map(async (format) => [format, await versions.sizeOf(format)] as const),
  );
  const known = new Map(sizes);
  const webp = known.get("webp");
  const missing = sizes.flatMap(([format, size]) => (size === undefined ? [format] : []));
  const worthMaking = missing.filter(
    (format) => format !== "avif" || webp === undefined || webp * leastShare < drawn,
  );
  const [format] = sizes.reduce<readonly [RasterFormat | "svg", number]>(
    (best, [other, size]) => (size !== undefined && size < best[1] ? [other, size] : best),
    ["svg", drawn],
  );
  return { format, missing: worthMaking };
}

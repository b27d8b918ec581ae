import { pictureWidths } from "../../shared/content/pictures.ts";

export type RasterFormat = "webp" | "avif" | "png" | "jpeg";

/** Width, quality and blur come from short lists, so that few versions are kept. */
export interface Transformation {
  width: number;
  height?: number;
  ground?: string;
  quality: number;
  blur: number;
  format: RasterFormat | "svg" | "auto";
}

const qualities = [20, 40, 60, 75, 90, 100];
const blurs = [4, 10, 30, 100];
const heights = [315, 630];
const formats = new Map<string, Transformation["format"]>([
  ["auto", "auto"],
  ["webp", "webp"],
  ["avif", "avif"],
  ["png", "png"],
  ["jpg", "jpeg"],
  ["svg", "svg"],
]);

/** Values between those of the lists are rounded up. Undefined for an unknown part. */
export function parseTransformation(tr: string): Transformation | undefined {
  const wanted: Transformation = { width: 800, quality: 75, blur: 0, format: "auto" };
  for (const part of tr.split(",")) {
    const [, name, value = ""] = /^(w|h|q|bl|f|cm|bg)-([A-Za-z0-9_]{1,10})$/.exec(part) ?? [];
    const number = /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined;
    if (name === "f") {
      const format = formats.get(value);
      if (!format) return undefined;
      wanted.format = format;
    } else if (name === "cm") {
      if (value !== "pad_resize") return undefined;
      wanted.ground ??= "FFFFFF";
    } else if (name === "bg") {
      if (!/^[0-9A-F]{6}$/i.test(value)) return undefined;
      wanted.ground = value;
    } else if (number === undefined) return undefined;
    else if (name === "w") wanted.width = nextOf(pictureWidths, number);
    else if (name === "h") wanted.height = nextOf(heights, number);
    else if (number > 100) return undefined;
    else if (name === "q") wanted.quality = nextOf(qualities, number);
    else wanted.blur = nextOf(blurs, number);
  }
  return wanted;
}

function nextOf(list: readonly number[], value: number): number {
  return list.find((known) => known >= value) ?? list.at(-1) ?? value;
}

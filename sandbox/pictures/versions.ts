import * as clock from "../../shared/time/clock.ts";
import type { Bindings } from "../env.ts";
import { rasterise } from "./rasterise.ts";
import type { RasterFormat, Transformation } from "./transformation.ts";

export interface Original {
  path: string;
  svg: string;
  hash: string;
}

export interface Versions {
  sizeOf(format: RasterFormat): Promise<number | undefined>;
  bytesOf(format: RasterFormat): Promise<ArrayBuffer | undefined>;
}

export function versionsOf(
  { IMAGES, PICTURES }: Bindings,
  { path, svg, hash }: Original,
  wanted: Transformation,
): Versions | undefined {
  if (!IMAGES || !PICTURES) return undefined;
  const { width, height, ground, quality, blur } = wanted;
  const shape = [`w-${width}`, ...(height ? [`h-${height}`] : []), ...(ground ? [`bg-${ground}`] : [])];
  const keyOf = (format: RasterFormat) => `${path}/${hash}/${shape.join()},q-${quality},bl-${blur}.${format}`;

  return {
    async sizeOf(format) {
      return (await PICTURES.head(keyOf(format)))?.size;
    },
    async bytesOf(format) {
      const stored = await PICTURES.get(keyOf(format));
      if (stored) return stored.arrayBuffer();
      const done = takePlace(keyOf(format));
      if (!done) return undefined;
      try {
        const bytes = await rasterise(IMAGES, svg, wanted, format);
        await PICTURES.put(keyOf(format), bytes);
        return bytes;
      } catch (error) {
        console.error(`no ${format} of ${path}:`, error);
        return undefined;
      } finally {
        done();
      }
    },
  };
}

/** Versions made at the same time: a page asks for dozens of pictures at once. */
const most = 2;

/** Milliseconds after which a version counts as abandoned: an aborted request never reports its end. */
const longest = 30_000;

const inProgress = new Map<string, number>();

function takePlace(key: string): (() => void) | undefined {
  const now = clock.now();
  for (const [other, since] of inProgress) if (now - since > longest) inProgress.delete(other);
  if (inProgress.size >= most || inProgress.has(key)) return undefined;
  inProgress.set(key, now);
  return () => {
    if (inProgress.get(key) === now) inProgress.delete(key);
  };
}

import type { Image } from "./content.ts";

/**
 * Widths in pixels. Few, so that the picture host keeps few versions; it delivers the next larger one of any other.
 */
export const pictureWidths = [80, 160, 240, 320, 480, 640, 800, 1200, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export interface PictureVersion {
  width: number;
  /** From 1 to 100; without it the picture host chooses. */
  quality?: number;
  /** From 1 to 100. */
  blur?: number;
}

/** Behind the address of a picture whose host makes no versions of it. */
const whole = "#whole";

export const asItIs = (url: string): string => url + whole;

export const hasVersions = (url: string): boolean => !url.endsWith(whole);

/**
 * The address of a picture in one of its versions, in whichever format is smallest for the browser that asks.
 *
 * @example pictureAddress("/pictures/a.svg", { width: 480 }) // "/pictures/a.svg?tr=w-480,f-auto"
 */
export function pictureAddress(url: string, { width, quality, blur }: PictureVersion): string {
  const wanted = [
    `w-${width}`,
    ...(quality === undefined ? [] : [`q-${quality}`]),
    ...(blur === undefined ? [] : [`bl-${blur}`]),
    "f-auto",
  ];
  return versionAddress(url, wanted);
}

function versionAddress(url: string, wanted: readonly string[]): string {
  if (!hasVersions(url)) return url.slice(0, -whole.length);
  return `${url}${url.includes("?") ? "&" : "?"}tr=${wanted.join(",")}`;
}

/** The placeholder of a picture: quality 20, blur 4, a quarter of the size (spec 9). */
export function placeholderAddress(url: string, width: PictureWidth): string {
  return pictureAddress(url, { width: width / 4, quality: 20, blur: 4 });
}

/** Size in pixels that social networks ask for. */
export const sharedSize = { width: 1200, height: 630 } as const;

/**
 * A picture for social networks: one size, in a format that all of them read. A wide one is cropped, any other is
 * fitted on the shop's colour.
 */
export function sharedPictureAddress({
  url,
  width,
  height,
}: Pick<Image, "url" | "width" | "height">): string {
  const fit = width / height >= 1.3 ? [] : ["cm-pad_resize", "bg-FBF6EE"];
  const wanted = [`w-${sharedSize.width}`, `h-${sharedSize.height}`, ...fit, "f-jpg"];
  return versionAddress(url, wanted);
}

import type { Image } from "./content.ts";

/** Pixels. Few, to limit the versions that the picture host stores. */
export const pictureWidths = [80, 160, 240, 320, 480, 640, 800, 1200, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export interface PictureVersion {
  width: number;
  quality?: number;
  blur?: number;
}

/** Marks a picture whose host cannot resize. */
const whole = "#whole";

export const asItIs = (url: string): string => url + whole;

export const hasVersions = (url: string): boolean => !url.endsWith(whole);

/** @example pictureAddress("/pictures/a.svg", { width: 480 }) // "/pictures/a.svg?tr=w-480,f-auto" */
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

export function placeholderAddress(url: string, width: PictureWidth): string {
  return pictureAddress(url, { width: width / 4, quality: 20, blur: 4 });
}

export const sharedSize = { width: 1200, height: 630 } as const;

/** Always JPEG, which every social network reads. */
export function sharedPictureAddress({
  url,
  width,
  height,
}: Pick<Image, "url" | "width" | "height">): string {
  const fit = width / height >= 1.3 ? [] : ["cm-pad_resize", "bg-FBF6EE"];
  const wanted = [`w-${sharedSize.width}`, `h-${sharedSize.height}`, ...fit, "f-jpg"];
  return versionAddress(url, wanted);
}

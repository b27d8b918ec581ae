import { formTexts } from "../../forms/texts.ts";
import { formatSize } from "../../text/format-size.ts";
import { translator } from "../../text/translator.ts";
import { mostPixels, pixelsOf, withoutMetadata } from "./photo-metadata.ts";
import { largestPhoto, photoTypeOf } from "./photo-type.ts";

export const noPhoto = "Choisissez d’abord une photo.";

export const emptyPhoto = "Ce fichier est vide. Choisissez une autre photo.";

export const tooManyPixels =
  "Cette photo a trop de pixels\u00a0: 100\u00a0millions au maximum. Choisissez-en une plus petite.";

const say = translator(formTexts);

const tooLargePhoto = say("forms.errors.file_too_large", { bound: formatSize(largestPhoto) });

export async function photoFault(file: unknown): Promise<string | null> {
  if (!(file instanceof Blob) || isNothing(file)) return noPhoto;
  if (file.size === 0) return emptyPhoto;
  if (file.size > largestPhoto) return tooLargePhoto;
  if (!(await photoTypeOf(file))) return say("forms.errors.file_type");
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  // Parts that lie further behind are seen when the metadata is removed from the whole file.
  const pixels = pixelsOf(withoutMetadata(head) ?? []);
  return pixels !== undefined && pixels > mostPixels ? tooManyPixels : null;
}

/** Browsers post an empty file without a name if none was chosen. */
const isNothing = (file: Blob): boolean => file.size === 0 && !(file instanceof File && file.name);

/** Bytes. Profiles and previews may stand before the dimensions of a JPEG. */
const headLength = 1024 * 1024;

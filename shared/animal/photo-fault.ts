import { formTexts } from "../forms/texts.ts";
import { formatSize } from "../text/format-size.ts";
import { translator } from "../text/translator.ts";
import { largestPhoto, photoTypeOf } from "./photo-type.ts";

export const noPhoto = "Choisissez d’abord une photo.";

const say = translator(formTexts);

const tooLargePhoto = say("forms.errors.file_too_large", { bound: formatSize(largestPhoto) });

export async function photoFault(file: unknown): Promise<string | null> {
  if (!(file instanceof Blob) || file.size === 0) return noPhoto;
  if (file.size > largestPhoto) return tooLargePhoto;
  return (await photoTypeOf(file)) ? null : say("forms.errors.file_type");
}

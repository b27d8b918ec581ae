/** Photos that are taken, by media type, with the end of their names. Safari makes a JPEG of what an iPhone takes. */
const photoTypes = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp" } as const;
export type PhotoType = keyof typeof photoTypes;

export const acceptedPhotos = Object.keys(photoTypes).join(",");

/** Bytes. The host's smallest plan takes 25 MB. */
export const largestPhoto = 20 * 1024 * 1024;

/** Bytes that tell the type. */
const headLength = 12;

/** The name and the declared type are only claims: the first bytes decide. Undefined for any other file. */
export async function photoTypeOf(file: Blob): Promise<PhotoType | undefined> {
  const bytes = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  return head.startsWith("RIFF") && head.startsWith("WEBP", 8) ? "image/webp" : undefined;
}

/** Letters that every host keeps in a name. */
export const photoFileName = (animal: number, type: PhotoType): string =>
  `animal-${animal}.${photoTypes[type]}`;

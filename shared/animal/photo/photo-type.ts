/** HEIC is not needed: Safari converts photos of an iPhone to JPEG. */
const photoTypes = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp" } as const;
export type PhotoType = keyof typeof photoTypes;

export const acceptedPhotos = Object.keys(photoTypes).join(",");

/** Bytes, below the 25 MB limit of the image host's smallest plan. */
export const largestPhoto = 20 * 1024 * 1024;

const headLength = 12;

/** The file's name and declared type cannot be trusted, so its first bytes decide. */
export async function photoTypeOf(file: Blob): Promise<PhotoType | undefined> {
  const bytes = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  return head.startsWith("RIFF") && head.startsWith("WEBP", 8) ? "image/webp" : undefined;
}

export const photoFileName = (animal: number, type: PhotoType): string =>
  `animal-${animal}.${photoTypes[type]}`;

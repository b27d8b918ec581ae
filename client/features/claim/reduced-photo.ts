import { openPhoto } from "../animal/photo/open-photo.ts";
import { encode } from "../animal/photo/shrink-photo.ts";

const quality = 0.8;

/** Re-encodes the whole photo, which drops its metadata. @throws if the browser cannot decode it */
export async function reduced(photo: File): Promise<File> {
  const { file, type } = await encode(await openPhoto(photo), quality);
  return new File([file], photo.name.replace(/\.\w+$/, "") + (type === "image/webp" ? ".webp" : ".jpg"), {
    type,
  });
}

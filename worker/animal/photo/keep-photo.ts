import type { Animal } from "../../../shared/animal/animal.ts";
import { photoNotices } from "../../../shared/animal/photo/photo-notices.texts.ts";
import type { UploadedPhoto } from "../../../shared/animal/photo/photo-upload.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext, AppRequest } from "../../context.ts";
import { Refusal } from "../../forms/refusal.ts";
import { changePicture } from "../../nutrition/animal-writes.ts";
import { originOf } from "../../page/origin.ts";
import { pictureUrl } from "../../page/pictures.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";

const say = translator(photoNotices);

export class NotKept extends Refusal {
  readonly uploaded: UploadedPhoto;

  constructor(text: string, uploaded: UploadedPhoto, cause: unknown) {
    super("unavailable", text, { cause });
    this.uploaded = uploaded;
  }
}

/** Replaces the old photo in one write. @throws NotKept; Refusal if the upload was not for this animal */
export async function keepPhoto(c: AppContext, animal: Animal, uploaded: UploadedPhoto): Promise<void> {
  const url = withoutOwnOrigin(c.req, uploaded.url);
  if (!pictureUrl(c.var, url) || !isUploadFor(animal, uploaded.url))
    throw new Refusal("wrong", say("otherHost"));
  await changePicture(c.var, animal.id, { ...uploaded, url }).catch((error: unknown) => {
    if (!(error instanceof UpstreamError) || error.status === 401 || error.status === 404) throw error;
    const isUnknown = error.isDoubtful;
    throw new NotKept(say(isUnknown ? "unsure" : "notSaved"), uploaded, error);
  });
}

/** The host appends a suffix of its own to the file name that was sent. */
function isUploadFor({ id }: Animal, url: string): boolean {
  const path = url.replace(/[?#].*/, "");
  const isPlain =
    !path.split("/").some((segment) => /^(\.|%2e){1,2}$/i.test(segment)) && !path.includes("\\");
  const file = path.slice(path.lastIndexOf("/"));
  return isPlain && ["_", "."].some((sign) => file.startsWith(`/animal-${id}${sign}`));
}

/** The stand-in of the image host runs on this site, whose port may change: only its path is stored. */
function withoutOwnOrigin(req: AppRequest, url: string): string {
  const parsed = URL.parse(url);
  return parsed?.origin === originOf(req) ? parsed.pathname : url;
}

import type { Animal } from "../../../shared/animal/animal.ts";
import { tooManyPixels } from "../../../shared/animal/photo/photo-fault.ts";
import { photoFields, photoFileRules, uploadedRules } from "../../../shared/animal/photo/photo-form.ts";
import { mostPixels, pixelsOf, withoutMetadata } from "../../../shared/animal/photo/photo-metadata.ts";
import { photoNotices } from "../../../shared/animal/photo/photo-notices.texts.ts";
import { postedPhotoProblems } from "../../../shared/animal/photo/photo-problems.texts.ts";
import { largestPhoto, photoFileName, photoTypeOf } from "../../../shared/animal/photo/photo-type.ts";
import type { UploadedPhoto, UploadProblem } from "../../../shared/animal/photo/photo-upload.ts";
import { type FormErrors, fieldError, formError } from "../../../shared/forms/form-errors.ts";
import { noFields, parseForm } from "../../../shared/forms/form-rules.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext } from "../../context.ts";
import type { FormRedirect } from "../../forms/answer.ts";
import { askAgain } from "../../forms/emptied-fields.ts";
import { form } from "../../forms/form.ts";
import { oneOf } from "../../forms/one-of.ts";
import { isSmallBody, type Posted } from "../../forms/posted.ts";
import { Refusal } from "../../forms/refusal.ts";
import { unknownForm } from "../../forms/unknown-form.ts";
import { accountOf } from "../../forms/within-limit.ts";
import { changePicture } from "../../nutrition/animal-writes.ts";
import { animalId, ownAnimal } from "../../nutrition/own-animal.ts";
import { originOf } from "../../page/origin.ts";
import type { Page } from "../../page/page.ts";
import { imageService } from "../../services/image-service.ts";
import { deadlines } from "../../upstream/deadline.ts";
import { UploadFailed } from "../../upstream/images/images.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { keepPhoto, NotKept } from "./keep-photo.ts";
import { photoPage, unreadOwner } from "./photo-page.ts";
import { loggedSettingsProblem } from "./upload-settings.ts";

const say = translator(photoNotices);

interface Params {
  animal: string;
}

const given = async (c: AppContext, { animal: id }: Params) => ({ animal: await ownAnimal(c, id) });
type Given = Awaited<ReturnType<typeof given>>;

const common = {
  networkLimit: "UPLOAD_LIMIT" as const,
  given,
  back: (
    c: AppContext,
    { given: { animal }, errors, refusal }: { given: Given; errors: FormErrors; refusal: Refusal },
  ) =>
    refusal instanceof NotKept
      ? photoPage(c.var, animal, { errors: { ...errors, fields: {} }, uploaded: refusal.uploaded })
      : photoPage(c.var, animal, { errors }),
};

interface Shown {
  uploaded?: UploadedPhoto;
  errors?: FormErrors;
}

const outageOf =
  (text: string, shown: (posted: Posted) => Promise<Shown> = async () => ({})) =>
  async (c: AppContext, { animal }: Params, posted: Posted): Promise<Page | Response> =>
    photoPage(c.var, unreadOwner(animalId(c.req, animal)), {
      errors: formError(text),
      ...(await shown(posted)),
    });

const photoForms = oneOf({
  choose: (_, { values }) => photoFields.schema.parse(values).faire ?? "unknown",
  forms: {
    envoyer: form<Given, { photo: File }, Page | Response, Params>({
      ...common,
      failure: "photo not sent",
      fileBytes: largestPhoto,
      rules: () => photoFileRules,
      personLimits: [{ name: "UPLOAD_LIMIT", key: (_, c) => accountOf(c.var.session) }],
      act: async (c, { given: { animal }, values: { photo } }) => {
        await keepPhoto(c, animal, await upload(c, animal, photo));
        return saved(animal, "saved");
      },
      outage: outageOf(say("notSent"), async ({ data }) => ({
        errors: askAgain(formError(say("notSent")), photoFileRules.emptied?.(data) ?? []),
      })),
    }),
    /** Saves a photo that the browser uploaded to the host, or one that an earlier try could not save. */
    garder: form<Given, UploadedPhoto, Page | Response, Params>({
      ...common,
      failure: "photo not kept",
      rules: () => uploadedRules,
      act: async (c, { given: { animal }, values }) => {
        await keepPhoto(c, animal, values);
        return saved(animal, "saved");
      },
      outage: outageOf(say("notKept"), async ({ values }) => {
        const { values: uploaded } = await parseForm(uploadedRules, values);
        return uploaded ? { uploaded } : {};
      }),
    }),
    retirer: form<Given, unknown, Page | Response, Params>({
      ...common,
      failure: "photo not removed",
      rules: () => noFields,
      act: async (c, { given: { animal } }) => {
        if (animal.picture) await changePicture(c.var, animal.id, null);
        return saved(animal, "removed");
      },
      messages: () => ({ unavailable: say("notRemoved"), unknown: say("unsureRemoved") }),
      outage: outageOf(say("notRemoved")),
    }),
    unknown: unknownForm({ ...common, messages: () => ({ unreadable: say("noForm") }) }),
  },
});

async function upload(c: AppContext, { id }: Animal, photo: File): Promise<UploadedPhoto> {
  const { configuration, deadline } = c.var;
  const problem = loggedSettingsProblem(c.var);
  if (problem) throw refusalOf(problem);
  deadline.restart(deadlines.upload);
  try {
    const images = imageService(c.env, configuration, originOf(c.req), deadline);
    const type = (await photoTypeOf(photo)) ?? "image/jpeg";
    const parts = withoutMetadata(new Uint8Array(await photo.arrayBuffer()));
    const pixels = parts && pixelsOf(parts);
    if (!parts || !pixels) throw refusalOf("wrong-type");
    if (pixels > mostPixels) throw new Refusal("wrong", fieldError("photo", tooManyPixels));
    const file = new Blob(parts, { type });
    return await images.upload({ file, fileName: photoFileName(id, type) }, await images.authenticate());
  } catch (error) {
    if (!(error instanceof UploadFailed)) throw error;
    throw refusalOf(error.problem, error);
  } finally {
    deadline.restart(deadlines.write);
  }
}

function refusalOf(problem: UploadProblem, cause?: Error): Refusal {
  const verdicts: { readonly [Problem in UploadProblem]?: Refusal["verdict"] } = {
    "too-large": "wrong",
    "wrong-type": "wrong",
    "too-often": "too-often",
  };
  const errors = fieldError("photo", postedPhotoProblems[problem]);
  return new Refusal(verdicts[problem] ?? "unavailable", errors, { cause });
}

const saved = ({ id, name }: Animal, what: "saved" | "removed"): FormRedirect => ({
  to: href("mon-compte-mes-animaux-animal", { animal: String(id) }),
  notice: { tone: "success", text: say(what, { name }) },
});

/** Asks the API whose pet it is before a large body is read, since tokens can be forged. */
export async function postPhoto(c: AppContext, params: Params): Promise<Page | Response> {
  if (!isSmallBody(c.req)) {
    await ownAnimal(c, params.animal).catch((error: unknown) => {
      if (!(error instanceof UpstreamError) || c.var.session.ended) throw error;
    });
  }
  return photoForms.act(c, params);
}

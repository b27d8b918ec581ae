import type { AnimalPhotoScreenProps } from "../../../client/screens/animal/animal-photo-screen.tsx";
import type { Animal } from "../../../shared/animal/animal.ts";
import { photoTexts } from "../../../shared/animal/photo/photo.texts.ts";
import { photoHref } from "../../../shared/animal/photo/photo-href.ts";
import { photoProblems } from "../../../shared/animal/photo/photo-problems.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext, AppRequest, Services } from "../../context.ts";
import { animalId, ownAnimal } from "../../nutrition/own-animal.ts";
import { accountPlacesOf } from "../../page/account-frame.ts";
import type { Loader, Page } from "../../page/page.ts";
import { pictureOf } from "../../page/pictures.ts";
import { pageTitle } from "../../page/seo/seo.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { animalDownPage } from "../profile/animal-page.ts";
import { loggedSettingsProblem, uploadSettings } from "./upload-settings.ts";

const t = translator(photoTexts);

type OfAnimal = Loader<"mon-compte-mes-animaux-animal">;

export const withPhotoStep =
  (load: OfAnimal): OfAnimal =>
  async (c, params, match) =>
    isPhotoStep(c.req) ? loadPhotoStep(c, params.animal) : load(c, params, match);

async function loadPhotoStep(c: AppContext, named: string): Promise<Page> {
  const id = animalId(c.req, named);
  try {
    return photoPage(c.var, await ownAnimal(c, named));
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    c.var.log.error("photo step not shown", error);
    return animalDownPage(c.var, id, photoHref(id));
  }
}

export const isPhotoStep = (req: AppRequest): boolean => req.query("modifier") === "photo";

type PhotoOwner = Pick<Animal, "id" | "name" | "kind" | "picture">;

export const unreadOwner = (id: number): PhotoOwner => ({ id, name: t("unread"), kind: null, picture: null });

export function photoPage(
  services: Services<"configuration" | "log" | "settings">,
  { id, name, kind, picture }: PhotoOwner,
  shown: Pick<AnimalPhotoScreenProps, "errors" | "uploaded"> = {},
): Page {
  const problem = loggedSettingsProblem(services);
  const image = pictureOf(services, picture && { url: picture.url, ...photo });
  return {
    screen: "animal-photo",
    props: {
      places: accountPlacesOf(services),
      animal: { id, name, kind, picture: image },
      upload: uploadSettings(services),
      problem: problem && photoProblems[problem],
      ...shown,
    },
    head: {
      title: pageTitle(t(picture ? "change" : "title", { name })),
      canonical: photoHref(id),
      noindex: true,
    },
  };
}

const photo = { alternativeText: "", width: 480, height: 480 };

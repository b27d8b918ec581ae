import type { AnimalFormScreenProps } from "../../../client/screens/animal/animal-form-screen.tsx";
import type { Animal, AnimalKind } from "../../../shared/animal/animal.ts";
import {
  editAnimalHref,
  kindInAddress,
  kindQuery,
  newAnimalHref,
  removalQuery,
  removeAnimalHref,
} from "../../../shared/animal/animal-href.ts";
import { animalForm } from "../../../shared/animal/form/animal-form.ts";
import { animalFormScreenTexts } from "../../../shared/animal/form/animal-form-screen.texts.ts";
import type { SmartForm } from "../../../shared/forms/smart-form.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext, AppRequest, Services } from "../../context.ts";
import { accountPlacesOf } from "../../page/account-frame.ts";
import type { Page } from "../../page/page.ts";
import { pageTitle } from "../../page/seo/seo.ts";
import { noticeProp, takeAnimalNotice } from "../animal-notice.ts";

const t = translator(animalFormScreenTexts);

interface Shown extends Pick<AnimalFormScreenProps, "view"> {
  animal: Pick<Animal, "id" | "name"> | null;
  isFirst?: boolean;
}

export function animalFormPage(c: AppContext, { animal, isFirst = false, view }: Shown): Page {
  const title = titleOf(animal, view);
  return {
    screen: "animal-form",
    ...(view.step === "down" ? { status: 503 } : {}),
    props: {
      places: accountPlacesOf(c.var),
      title,
      animal: animal && { id: animal.id, name: animal.name },
      isFirst,
      view,
      ...noticeProp(takeAnimalNotice(c)),
    },
    head: {
      title: pageTitle(title),
      canonical: animal ? editAnimalHref(animal.id) : newAnimalHref(),
      noindex: true,
    },
  };
}

function titleOf(animal: Shown["animal"], view: Shown["view"]): string {
  if (animal) return t("editTitle", { name: animal.name || t("unnamed") });
  return view.step === "form" ? t(`addTitles.${view.kind}`) : t("addTitle");
}

export const formDown = (c: AppContext, retry: string): Page =>
  animalFormPage(c, { animal: null, view: { step: "down", retry } });

export function profileDown(c: AppContext, id: number): Page {
  const retry = c.req.query(removalQuery)
    ? removeAnimalHref(id)
    : editAnimalHref(id, kindAsked(c.req) ?? undefined);
  return animalFormPage(c, { animal: { id, name: "" }, view: { step: "down", retry } });
}

export async function formOf({ animalLists }: Services<"animalLists">, kind: AnimalKind): Promise<SmartForm> {
  const { fields, ...form } = animalForm(kind, await animalLists());
  return { ...form, fields: fields.filter(({ choices }) => choices?.length !== 0) };
}

export const kindAsked = (req: AppRequest): AnimalKind | null => kindInAddress(req.query(kindQuery));

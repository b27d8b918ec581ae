import type { ReactNode } from "react";
import { CardFoot, CardLink, CardText } from "../../../client/features/account-frame/card-parts.tsx";
import { type GuideLink, GuideLinks } from "../../../client/features/animal/profile/guide-links.tsx";
import type { Animal } from "../../../shared/animal/animal.ts";
import { editAnimalHref } from "../../../shared/animal/animal-href.ts";
import { animalProfileTexts } from "../../../shared/animal/profile/animal-profile.texts.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { Services } from "../../context.ts";

const t = translator(animalProfileTexts);

/** Comes late, since an animal on a vet's ration gets no guide. @param isVets null if unknown */
export function guidesCard(
  services: Services<"settings">,
  animal: Animal,
  isVets: Promise<boolean | null>,
): Promise<ReactNode> | undefined {
  const guides = guidesFor(services, animal);
  if (guides.length === 0) return undefined;
  return isVets.then((vets) => (vets ? forVet(animal.id) : <GuideLinks guides={guides} />));
}

const forVet = (id: number): ReactNode => (
  <>
    <CardText>{t("guides.vet")}</CardText>
    <CardFoot>
      <CardLink href={`${editAnimalHref(id)}#form-animal-feature`}>{t("guides.correct")}</CardLink>
    </CardFoot>
  </>
);

function guidesFor({ settings }: Services<"settings">, { id, kind }: Animal): GuideLink[] {
  const { features } = settings;
  const animal = String(id);
  const food = href("guide-croquettes-animal-recommandations", { animal });
  const menu = href("guide-bi-nutrition-animal", { animal });
  return [
    ...(features.has("guide") && kind
      ? [{ href: food, name: t("guides.food"), text: t("guides.foodText") }]
      : []),
    ...(features.has("bi-nutrition") && kind === "cat"
      ? [{ href: menu, name: t("guides.menu"), text: t("guides.menuText") }]
      : []),
  ];
}

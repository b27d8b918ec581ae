import { dashboardTexts } from "../../../../shared/account/dashboard/dashboard.texts.ts";
import { animalHref, animalsHref, newAnimalHref } from "../../../../shared/animal/animal-href.ts";
import type { ShownAnimal } from "../../../../shared/animal/shown-animal.ts";
import type { OfferedAnimal } from "../../../../shared/guide/offered-animal.ts";
import { href } from "../../../../shared/routes.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { AnimalPortrait } from "../../../ui/animal-portrait.tsx";
import { CardFoot, CardLink, CardText } from "../../account-frame/card-parts.tsx";
import { AnimalOffer } from "../../animal/animal-offer.tsx";
import css from "./own-animals.module.css";

const t = translator(dashboardTexts);

const most = 6;

interface OwnAnimalsProps {
  animals: readonly ShownAnimal[];
  /** Next step of each animal's new food. */
  steps: readonly { animal: number; title: string; text: string }[];
  hasGuide: boolean;
  offer: OfferedAnimal | undefined;
}

export function OwnAnimals({ animals, steps, hasGuide, offer }: OwnAnimalsProps) {
  if (!animals.length) {
    return (
      <>
        <CardText>{t("animals.empty")}</CardText>
        {offer && <AnimalOffer offer={offer} />}
        <CardFoot>
          <CardLink href={newAnimalHref()}>{t("animals.add")}</CardLink>
          {hasGuide && <CardLink href={href("guide-croquettes")}>{t("animals.guide")}</CardLink>}
        </CardFoot>
      </>
    );
  }
  return (
    <>
      <ul className={css.list}>
        {animals.slice(0, most).map(({ id, kind, name, breed, age, picture }) => (
          <li key={id} className={css.animal}>
            <AnimalPortrait kind={kind} picture={picture} />
            <span className={css.words}>
              <a className={css.name} href={animalHref(id)}>
                {name || t("animals.unnamed")}
              </a>
              <span className={`note ${css.facts}`}>
                {[breed ?? (kind && t(`animals.kind.${kind}`)), age].filter(Boolean).join(" · ")}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {animals.length > most && <CardText>{t("animals.more", { count: animals.length - most })}</CardText>}
      {steps.map(({ animal, title, text }) => (
        <CardText key={animal}>
          <a href={animalHref(animal)}>{title}</a>
          <br />
          {text}
        </CardText>
      ))}
      {offer && <AnimalOffer offer={offer} />}
      <CardFoot>
        <CardLink href={animalsHref()}>{t("animals.all")}</CardLink>
        <CardLink href={newAnimalHref()}>{t("animals.add")}</CardLink>
      </CardFoot>
    </>
  );
}

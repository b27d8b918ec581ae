import { dashboardTexts } from "../../../shared/account/dashboard.texts.ts";
import type { Animal } from "../../../shared/animal/animal.ts";
import type { Image } from "../../../shared/content/content.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { AnimalPortrait } from "../animal/animal-portrait.tsx";
import { CardFoot, CardLink, CardText } from "./card-parts.tsx";
import css from "./own-animals.module.css";

const t = translator(dashboardTexts);

export interface ShownAnimal extends Pick<Animal, "id" | "kind" | "name" | "breed"> {
  /** "3 ans"; empty where unknown. */
  age: string;
  picture: Image | null;
}

export function OwnAnimals({ animals }: { animals: readonly ShownAnimal[] }) {
  if (!animals.length) {
    return (
      <>
        <CardText>{t("animals.empty")}</CardText>
        <CardFoot>
          <CardLink href={href("chien")}>{t("animals.dog")}</CardLink>
          <CardLink href={href("chat")}>{t("animals.cat")}</CardLink>
        </CardFoot>
      </>
    );
  }
  return (
    <>
      <ul className={css.list}>
        {animals.map(({ id, kind, name, breed, age, picture }) => (
          <li key={id} className={css.animal}>
            <AnimalPortrait kind={kind} picture={picture} />
            <span>
              <span className={css.name}>{name}</span>
              <span className={css.facts}>
                {[breed ?? (kind && t(`animals.kind.${kind}`)), age].filter(Boolean).join(" · ")}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <CardFoot>
        <CardLink href={href("nous-contacter")}>{t("animals.contact")}</CardLink>
      </CardFoot>
    </>
  );
}

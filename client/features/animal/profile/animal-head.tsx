import type { Animal } from "../../../../shared/animal/animal.ts";
import { photoHref } from "../../../../shared/animal/photo/photo-href.ts";
import { animalProfileTexts } from "../../../../shared/animal/profile/animal-profile.texts.ts";
import type { ShownAnimal } from "../../../../shared/animal/shown-animal.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDate } from "../../../../shared/time/dates.ts";
import { AnimalPortrait } from "../../../ui/animal-portrait.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import css from "./animal-head.module.css";

const t = translator(animalProfileTexts);

export interface AnimalHeadProps {
  animal: ShownAnimal & Pick<Animal, "gender" | "birthday">;
  editHref: string;
}

export function AnimalHead({ animal, editHref }: AnimalHeadProps) {
  const { id, kind, name, breed, age, picture, gender, birthday } = animal;
  const what = [breed ?? (kind && t(`kind.${kind}`)), age].filter(Boolean).join(" · ");
  return (
    <header className={css.head}>
      <a className={css.photo} href={photoHref(id)} aria-label={t(picture ? "photo.change" : "photo.add")}>
        <AnimalPortrait kind={kind} picture={picture} isLarge />
      </a>
      <div className={`stack-1 ${css.words}`}>
        <h1 className={css.name}>{name || t("nameless")}</h1>
        {what && <p className={css.what}>{what}</p>}
        {birthday && age && <p className="note">{t("born", { gender, day: formatDate(birthday) })}</p>}
        <p className={`row-2 ${css.ways} no-print`}>
          <ButtonLink look="outline" size="small" href={editHref}>
            {t("edit")}
          </ButtonLink>
          <ButtonLink look="quiet" size="small" href={photoHref(id)}>
            {t(picture ? "photo.change" : "photo.add")}
          </ButtonLink>
        </p>
      </div>
    </header>
  );
}

import { animalHref, editAnimalHref, removeAnimalHref } from "../../../shared/animal/animal-href.ts";
import { animalsScreenTexts } from "../../../shared/animal/animals-screen.texts.ts";
import { photoHref } from "../../../shared/animal/photo/photo-href.ts";
import type { ShownAnimal } from "../../../shared/animal/shown-animal.ts";
import { onFirstUse } from "../../../shared/on-first-use.ts";
import { formatNumber } from "../../../shared/text/format-number.ts";
import { locale, translator } from "../../../shared/text/translator.ts";
import { AnimalPortrait } from "../../ui/animal-portrait.tsx";
import { Badge } from "../../ui/badge.tsx";
import cardCss from "../../ui/card.module.css";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import css from "./animal-card.module.css";

const t = translator(animalsScreenTexts);

export interface ListedAnimal extends ShownAnimal {
  weight: number | null;
  /** kcal a day; null if unknown, or if a veterinarian decides. */
  need: number | null;
  isComplete: boolean;
}

const kilograms = onFirstUse(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

export function AnimalCard({ id, kind, name, breed, age, weight, need, picture, isComplete }: ListedAnimal) {
  const own = name || t("unnamed");
  const which = <VisuallyHidden> {own}</VisuallyHidden>;
  const facts = [
    ["breed", breed],
    ["age", age],
    ["weight", weight === null ? "" : `${kilograms().format(weight)}\u00a0kg`],
  ] as const;
  return (
    <article className={`${cardCss.outlined} ${css.card}`}>
      <div className={css.head}>
        <div className={css.photo}>
          <AnimalPortrait kind={kind} picture={picture} />
        </div>
        <div className={css.names}>
          <h2 className={css.name}>
            <a href={animalHref(id)}>{own}</a>
          </h2>
          {!isComplete && <Badge tone="orange">{t("incomplete")}</Badge>}
        </div>
      </div>
      <dl className={`stack-2 small ${css.facts}`}>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{t(fact)}</dt>
            <dd>{value || <span className={css.unknown}>{t("unknown")}</span>}</dd>
          </div>
        ))}
        {need !== null && (
          <div>
            <dt>{t("ration")}</dt>
            <dd>{t("need", { need: formatNumber(need) })}</dd>
          </div>
        )}
      </dl>
      <div className={css.actions}>
        <a href={editAnimalHref(id)}>
          {t("edit")}
          {which}
        </a>
        <a href={photoHref(id)}>
          {t(picture ? "photo" : "addPhoto")}
          {which}
        </a>
        <a href={removeAnimalHref(id)}>
          {t("remove")}
          {which}
        </a>
      </div>
    </article>
  );
}

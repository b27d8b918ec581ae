import type { AnimalKind } from "../../../shared/animal/animal.ts";
import { otherAnimalHref } from "../../../shared/guide/guide-href.ts";
import { translator } from "../../../shared/text/translator.ts";
import pill from "../../ui/pill-select.module.css";
import { DescribeForm } from "./describe-form.tsx";
import css from "./fit.module.css";
import { fitChoiceTexts } from "./texts.ts";

const t = translator(fitChoiceTexts);

export interface FitChoiceProps {
  /** How a visitor describes an animal; null without a guide. */
  describe: Describe | null;
  lacksAnimal?: boolean;
}

export interface Describe {
  /** The species that all shown products are for; null leaves the question to the guide. */
  kind: AnimalKind | null;
  /** The page that shows the rations of the described animal. */
  returnTo: string;
  /** Products whose rations the next page says, because without scripts it has those of an animal type. */
  skus: readonly string[];
}

/** `show-fit.ts` puts the visitor's animals in place of the words and of the form. */
export function FitChoice({ describe, lacksAnimal = false }: FitChoiceProps) {
  return (
    <div className={`small ${pill.pill} ${css.choice}`} data-fit-choice={describe?.kind ?? ""}>
      <p className={css.note}>{t(lacksAnimal ? "unsorted" : "example")}</p>
      {describe?.kind ? (
        <details className={css.describe}>
          <summary className="link">{t("describe")}</summary>
          <DescribeForm kind={describe.kind} returnTo={describe.returnTo} skus={describe.skus} />
        </details>
      ) : (
        <p>
          {describe && (
            <a className="link" href={otherAnimalHref()}>
              {t("describe")}
            </a>
          )}
        </p>
      )}
    </div>
  );
}

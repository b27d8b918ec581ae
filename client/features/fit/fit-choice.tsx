import { translator } from "../../../shared/text/translator.ts";
import css from "./fit.module.css";
import { fitChoiceTexts } from "./texts.ts";

const t = translator(fitChoiceTexts);

export interface FitChoiceProps {
  /** Address at which a visitor describes an animal; null without a guide. */
  describe: string | null;
  lacksAnimal?: boolean;
}

/** `show-fit.ts` puts the visitor's animals in place of the words before the link. */
export function FitChoice({ describe, lacksAnimal = false }: FitChoiceProps) {
  return (
    <p className={`small ${css.choice}`} data-fit-choice="">
      <span>{t(lacksAnimal ? "unsorted" : "example")}</span>
      {describe && <a href={describe}>{t("describe")}</a>}
    </p>
  );
}

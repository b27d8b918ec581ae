import { otherAnimalHref } from "../../../shared/guide/guide-href.ts";
import { translator } from "../../../shared/text/translator.ts";
import css from "./fit.module.css";
import { fitChoiceTexts } from "./texts.ts";

const t = translator(fitChoiceTexts);

/** `show-fit.ts` puts the visitor's animals in place of the words before the link. */
export function FitChoice({ lacksAnimal = false }: { lacksAnimal?: boolean }) {
  return (
    <p className={`small ${css.choice}`} data-fit-choice="">
      <span>{t(lacksAnimal ? "unsorted" : "example")}</span>
      <a href={otherAnimalHref()}>{t("describe")}</a>
    </p>
  );
}

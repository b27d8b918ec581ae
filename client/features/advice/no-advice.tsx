import type { NoAdvice as Reason } from "../../../shared/guide/advice.ts";
import { noAdviceTexts } from "../../../shared/guide/no-advice.texts.ts";
import { resultTexts } from "../../../shared/guide/result.texts.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { ButtonLink } from "../../ui/button.tsx";
import cardCss from "../../ui/card.module.css";
import { EmptyState } from "../../ui/empty-state.tsx";
import css from "./no-advice.module.css";

const t = translator(noAdviceTexts);
const ofResult = translator(resultTexts);

const forVet: ReadonlySet<Reason> = new Set(["pathology", "overweight"]);

export interface NoAdviceProps {
  reason: Reason;
  edit: string;
}

export function NoAdvice({ reason, edit }: NoAdviceProps) {
  return (
    <>
      <EmptyState title={t(`none.${reason}.title`)} text={t(`none.${reason}.text`)}>
        {forVet.has(reason) ? (
          <ButtonLink look="outline" href={edit}>
            {ofResult("change")}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink href={edit}>{ofResult("change")}</ButtonLink>
            <ButtonLink look="outline" href={href("nous-contacter")}>
              {ofResult("contact")}
            </ButtonLink>
          </>
        )}
      </EmptyState>
      {forVet.has(reason) && (
        <section className={`${cardCss.filled} ${css.vet}`} aria-labelledby="veterinaire">
          <h2 className="title-xs" id="veterinaire">
            {t("vet.title")}
          </h2>
          <ol className={css.steps}>
            <li>{t("vet.call")}</li>
            <li>{t("vet.keep")}</li>
            <li>{t("vet.show")}</li>
          </ol>
          <p>
            <strong>{t("vet.urgent")}</strong>
          </p>
        </section>
      )}
    </>
  );
}

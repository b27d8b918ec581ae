import { island } from "../../../engine/islands/island.tsx";
import { consentPageTexts } from "../../../shared/consent/page.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import css from "./consent-choices.module.css";
import { ConsentForm, type ConsentFormProps } from "./consent-form.tsx";
import { Objection } from "./objection.tsx";
import { PurposeCard } from "./purpose-card.tsx";

const t = translator(consentPageTexts);

export interface ConsentChoicesProps extends ConsentFormProps {
  refusedBySignal: boolean;
  hasObjected: boolean;
}

function ConsentChoices({ refusedBySignal, hasObjected, ...form }: ConsentChoicesProps) {
  return (
    <>
      <PurposeCard title={t("purposes.audience.title")} purpose="audience">
        <p className={css.exempt}>{t("purposes.audience.exempt")}</p>
        <Objection signal={refusedBySignal} objected={hasObjected} />
      </PurposeCard>
      {form.offered.length === 0 ? (
        <p>{t("nothingOffered")}</p>
      ) : (
        <ConsentForm {...form} disabled={refusedBySignal} />
      )}
    </>
  );
}

export const ConsentChoicesIsland = island(ConsentChoices, { when: "load", follows: true, hasNoBox: true });

import { consentPageTexts } from "../../shared/consent/page.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { ConsentForm, type ConsentFormProps } from "../features/consent/consent-form.tsx";
import { Objection } from "../features/consent/objection.tsx";
import { PurposeCard } from "../features/consent/purpose-card.tsx";
import { island } from "../islands/island.tsx";
import { Static } from "../islands/static.tsx";
import type { StaticHtml } from "../islands/static-html.ts";
import { Notice } from "../ui/notice.tsx";
import { PageTitle } from "../ui/page-title.tsx";
import css from "./consent-screen.module.css";

const t = translator(consentPageTexts);

export interface ConsentScreenProps extends ConsentFormProps {
  refusedBySignal: boolean;
  hasObjected: boolean;
  entries: StaticHtml;
}

export function ConsentPage({ refusedBySignal, hasObjected, entries, ...form }: ConsentScreenProps) {
  return (
    <div className={css.screen}>
      <PageTitle title={t("title")} />
      <div className={css.text}>
        <p>{t("intro")}</p>
        <p>{t("thirdParties")}</p>
        {refusedBySignal && <Notice tone="info">{t("signal")}</Notice>}
        <PurposeCard title={t("purposes.audience.title")} purpose="audience">
          <p className={css.exempt}>{t("purposes.audience.exempt")}</p>
          <Objection signal={refusedBySignal} objected={hasObjected} />
        </PurposeCard>
        {form.offered.length === 0 ? (
          <p>{t("nothingOffered")}</p>
        ) : (
          <ConsentForm {...form} disabled={refusedBySignal} />
        )}
        <Static html={entries} />
      </div>
    </div>
  );
}

export const ConsentScreen = island(ConsentPage, { when: "load", follows: true, hasNoBox: true });

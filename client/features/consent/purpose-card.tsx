import type { ReactNode } from "react";
import type { Purpose } from "../../../shared/consent/consent.ts";
import { consentPageTexts } from "../../../shared/consent/page.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import cardCss from "../../ui/card.module.css";
import css from "./purpose-card.module.css";

const t = translator(consentPageTexts);

interface PurposeCardProps {
  purpose: Purpose | "audience";
  title: ReactNode;
  host?: string | undefined;
  children: ReactNode;
}

export function PurposeCard({ purpose, title, host, children }: PurposeCardProps) {
  const place = host === undefined ? "" : host ? t("at", { host }) : t("ourSite");
  return (
    <section className={cardCss.framed}>
      <h2 className="title-s">{title}</h2>
      <dl className={css.facts}>
        <dt>{t("what")}</dt>
        <dd>{t(`purposes.${purpose}.what`)}</dd>
        <dt>{t("who")}</dt>
        <dd>
          {t(`purposes.${purpose}.who`)}
          {place && ` ${place}.`}
        </dd>
        <dt>{t("long")}</dt>
        <dd>{t(`purposes.${purpose}.long`)}</dd>
      </dl>
      {children}
    </section>
  );
}

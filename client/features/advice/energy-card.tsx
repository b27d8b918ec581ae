import { resultTexts } from "../../../shared/guide/result.texts.ts";
import type { ShownAdvice } from "../../../shared/guide/shown-advice.ts";
import { formatNumber } from "../../../shared/text/format-number.ts";
import { translator } from "../../../shared/text/translator.ts";
import cardCss from "../../ui/card.module.css";
import css from "./energy-card.module.css";

const t = translator(resultTexts);

interface EnergyCardProps extends Pick<ShownAdvice, "energy" | "formula"> {
  weight: number | null;
}

export function EnergyCard({ energy, formula, weight }: EnergyCardProps) {
  const { need, low, high, source } = energy;
  return (
    <section className={`${cardCss.filled} ${css.card}`} aria-labelledby="besoin">
      <div>
        <h2 className="title-xs" id="besoin">
          {t("need.title")}
        </h2>
        <p className={css.need}>{t("need.amount", { need: formatNumber(need) })}</p>
        <p>{t("need.band", { low: formatNumber(low), high: formatNumber(high) })}</p>
      </div>
      <div className="stack-2 note measure">
        {formula?.steps.map(({ code, share }) => (
          <p key={code}>{t("need.change", { why: t(`steps.${code}`), share })}</p>
        ))}
        {source && <p>{t("need.source", { source })}</p>}
        <p>{t("need.vet")}</p>
        {formula && weight !== null && Math.abs(weight - formula.weight) > 0.005 && (
          <p>{t("need.shape", { weight: formatNumber(Math.round(formula.weight * 10) / 10) })}</p>
        )}
      </div>
    </section>
  );
}

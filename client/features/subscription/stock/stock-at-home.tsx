import { stockTexts } from "../../../../shared/subscription/stock/stock.texts.ts";
import type { StockAtHome as Stock } from "../../../../shared/subscription/stock/stock-at-home.ts";
import { changeHref } from "../../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDay } from "../../../../shared/time/dates.ts";
import { Badge } from "../../../ui/badge.tsx";
import { StockAdvice } from "./stock-advice.tsx";
import css from "./stock-at-home.module.css";
import { StockFigure } from "./stock-figure.tsx";

const t = translator(stockTexts);

export function StockAtHome({ id, stock }: { id: number; stock: Stock }) {
  const { bowls, sureness, uncounted, forVet } = stock;
  if (!bowls.length) {
    return (
      <>
        <p className={css.headline}>{t("waiting.title")}</p>
        <p className={`note ${css.note}`}>{t("waiting.text")}</p>
        <Correct id={id} />
      </>
    );
  }
  return (
    <div className={`stack-4 ${css.stock}`}>
      <StockAdvice id={id} stock={stock} />
      <StockFigure {...stock} />
      <p className={`note ${css.note}`}>
        <Badge tone="muted">{t(`sureness.${sureness}`)}</Badge>
        {` ${[
          basisOf(stock),
          uncounted.length > 0 && t("basis.uncounted", { animals: uncounted }),
          forVet.length > 0 && t("basis.forVet", { animals: forVet }),
        ]
          .filter(Boolean)
          .join(" ")}`}
      </p>
      <Correct id={id} />
    </div>
  );
}

function Correct({ id }: { id: number }) {
  return (
    <p>
      <a className="link small" href={changeHref(id, "stock")}>
        {t("action.correct")}
      </a>
    </p>
  );
}

function basisOf({ bowls, saidOn, sureness }: Stock): string {
  if (saidOn) return t(sureness === "rough" ? "basis.saidRough" : "basis.said", { day: formatDay(saidOn) });
  if (sureness === "rough") return t("basis.rough");
  return t("basis.counted", { eaters: [...new Set(bowls.flatMap(({ eaters }) => eaters))] });
}

import { stockTexts } from "../../../../shared/subscription/stock/stock.texts.ts";
import type { StockAtHome } from "../../../../shared/subscription/stock/stock-at-home.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { StockAdvice } from "./stock-advice.tsx";
import css from "./stock-at-home.module.css";
import { StockFigure } from "./stock-figure.tsx";

const t = translator(stockTexts);

export function StockSummary({ id, stock }: { id: number; stock: StockAtHome }) {
  return (
    <div className={`stack-4 ${css.stock}`}>
      <h3 className="title-xs">{t("title")}</h3>
      <StockAdvice id={id} stock={stock} />
      <StockFigure {...stock} isBrief />
    </div>
  );
}

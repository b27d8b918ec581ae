import { formatMoney, formatPerKilo } from "../../shared/money/money.ts";
import { reductionOf } from "../../shared/money/price-reduction.ts";
import { uiTexts } from "../../shared/text/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { Badge } from "./badge.tsx";
import css from "./price.module.css";

const t = translator(uiTexts);

export interface PriceProps {
  /** Whole minor units; zero shows as "Offert", null and invalid amounts as dashes. */
  amount: number | null | undefined;
  from?: string | undefined;
  /** Shown as the earlier price only if higher than `amount`: `docs/rules/law.md#price-reductions`. */
  lowestPrice30Days?: number | null | undefined;
}

export function Price({ amount, from, lowestPrice30Days }: PriceProps) {
  const reduction = reductionOf(amount, lowestPrice30Days);
  return (
    <>
      {from && <span className="muted">{`${from} `}</span>}
      <span className={reduction ? `${css.price} ${css.reduced}` : css.price}>{formatMoney(amount)}</span>
      {reduction && (
        <>
          {reduction.percent && (
            <>
              {" "}
              <Badge tone="accent">{t("price.percent", { percent: reduction.percent })}</Badge>
            </>
          )}{" "}
          <span className={css.lowest}>
            {`${t("price.lowest")} `}
            <s>{formatMoney(reduction.lowest)}</s>
          </span>
        </>
      )}
    </>
  );
}

/** Weight in grams. The law requires a unit price beside every price except a free product's. */
export function PricePerKilo({ amount, weight }: Record<"amount" | "weight", number | null | undefined>) {
  if (amount === 0) return null;
  return <span className={`note ${css.unit}`}>{formatPerKilo(amount, weight)}</span>;
}

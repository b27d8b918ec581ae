import { formatMoney, formatPerKilo } from "../../shared/money/money.ts";
import { reductionOf } from "../../shared/money/price-reduction.ts";
import { uiTexts } from "../../shared/text/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { Badge } from "./badge.tsx";
import css from "./price.module.css";

const t = translator(uiTexts);

export interface PriceProps {
  /** Whole minor units; anything else shows as dashes, zero as "Offert". */
  amount: number | null | undefined;
  /** "dès", for several prices. */
  from?: string | undefined;
  /** If higher, the price is shown as reduced from it; nothing else is struck through. */
  lowestPrice30Days?: number | null | undefined;
}

/** A price; reduced, with the lowest of the last 30 days under its legal name (L112-1-1). */
export function Price({ amount, from, lowestPrice30Days }: PriceProps) {
  const reduction = reductionOf(amount, lowestPrice30Days);
  return (
    <>
      {from && <span className={css.from}>{from} </span>}
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
            {t("price.lowest")} <s>{formatMoney(reduction.lowest)}</s>
          </span>
        </>
      )}
    </>
  );
}

/** Unit price, required beside every price; `weight` in grams. None for a free product. */
export function PricePerKilo({ amount, weight }: Record<"amount" | "weight", number | null | undefined>) {
  if (amount === 0) return null;
  return <span className={css.unit}>{formatPerKilo(amount, weight)}</span>;
}

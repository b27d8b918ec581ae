import { formatMoney, formatPerKilo } from "../../shared/money.ts";
import css from "./price.module.css";

export interface PriceProps {
  /** Whole minor units; anything else shows as dashes. */
  amount: number | null | undefined;
  /** "dès", where the product has several prices. */
  from?: string | undefined;
}

/** One price, never struck through: a reduction needs the lowest price of the last 30 days, which nobody gives us. */
export function Price({ amount, from }: PriceProps) {
  return (
    <>
      {from && <span className={css.from}>{from} </span>}
      <span className={css.price}>{formatMoney(amount)}</span>
    </>
  );
}

/** The price of a kilo that stands beside every price; `weight` in grams. What is offered has none. */
export function PricePerKilo({ amount, weight }: { amount: number | null | undefined; weight: number }) {
  if (amount === 0) return null;
  return <span className={css.unit}>{formatPerKilo(amount, weight)}</span>;
}

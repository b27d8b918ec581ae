import type { CartAccounting } from "../../../shared/cart/cart.ts";
import { formatAmount } from "../../../shared/money/money.ts";
import { translator } from "../../../shared/text/translator.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { cartTexts } from "./cart.texts.ts";

const t = translator(cartTexts);

export interface ShippingProgressProps {
  accounting: CartAccounting;
  /** Whole minor units; null shows nothing. */
  from: number | null;
}

/** Progress to free shipping. What is charged is decided by the e-commerce API. */
export function ShippingProgress({ accounting, from }: ShippingProgressProps) {
  const { subtotal, shippingFees } = accounting;
  if (from === null || subtotal === null || shippingFees === null) return null;
  const remaining = from - subtotal;
  if (shippingFees > 0 && remaining <= 0) return null;
  return (
    <ProgressBar
      value={shippingFees === 0 ? from : subtotal}
      max={from}
      label={
        shippingFees === 0
          ? t("shipping.reached")
          : t("shipping.remaining", { amount: formatAmount(remaining) })
      }
    />
  );
}

import type { CartAccounting } from "../../../shared/cart/cart.ts";
import { cartTexts } from "../../../shared/cart/texts.ts";
import { formatAmount } from "../../../shared/money/money.ts";
import { translator } from "../../../shared/text/translator.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";

const t = translator(cartTexts);

export interface ShippingProgressProps {
  accounting: CartAccounting;
  /** Whole minor units, as the content system says it; without it nothing is promised. */
  from: number | null;
}

/** How far it is to the shipping that the shop offers. What is charged is the e-commerce API's to say. */
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

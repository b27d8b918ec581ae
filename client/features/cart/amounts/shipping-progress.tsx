import { goodsIn } from "../../../../shared/cart/amounts/amount-rows.ts";
import type { Cart } from "../../../../shared/cart/cart.ts";
import { formatAmount } from "../../../../shared/money/money.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { cartTexts } from "../cart.texts.ts";

const t = translator(cartTexts);

export function ShippingProgress({ cart: { accounting, delivery } }: { cart: Cart }) {
  const from = delivery?.freeFrom ?? null;
  const { shippingFees } = accounting;
  const goods = goodsIn(accounting);
  if (from === null || goods === null || shippingFees === null) return null;
  const remaining = from - goods;
  if (shippingFees > 0 && remaining <= 0) return null;
  return (
    <ProgressBar
      value={shippingFees === 0 ? from : goods}
      max={from}
      label={
        shippingFees === 0
          ? t("shipping.reached")
          : t("shipping.remaining", { amount: formatAmount(remaining) })
      }
    />
  );
}

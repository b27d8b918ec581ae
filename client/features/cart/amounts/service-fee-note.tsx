import { goodsIn } from "../../../../shared/cart/amounts/amount-rows.ts";
import type { Cart } from "../../../../shared/cart/cart.ts";
import { formatAmount, formatRound } from "../../../../shared/money/money.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { cartTexts } from "../cart.texts.ts";

const t = translator(cartTexts);

export function ServiceFeeNote({ accounting, delivery }: Pick<Cart, "accounting" | "delivery">) {
  const goods = goodsIn(accounting);
  const from = delivery?.serviceFreeFrom ?? null;
  if (!accounting.serviceFees || from === null || goods === null || goods >= from) return null;
  return (
    <p className="note">
      {t("accounting.serviceNote", { from: formatRound(from), amount: formatAmount(from - goods) })}
    </p>
  );
}

import { addItemTexts } from "../../../shared/subscription/add/add-item.texts.ts";
import type { AddWish } from "../../../shared/subscription/add/add-item-form.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext } from "../../context.ts";
import { keepInCart } from "../../purchase/cart/cart-line.ts";

const t = translator(addItemTexts);

/** Idempotent. Must run after the parcel has the items. @returns a sentence about what stays in the cart */
export async function takeOutOfCart(
  c: AppContext,
  { variant, quantity, together }: AddWish,
): Promise<string> {
  if (together === null) return t("stillInCart");
  return keepInCart(c, variant, together - quantity).then(inCart, (error: unknown) => {
    c.var.log.error("line not taken out of the cart", error);
    return t("stillInCart");
  });
}

function inCart(rest: number | null): string {
  if (rest === null) return "";
  return rest === 0 ? t("outOfCart") : t("fewerInCart", { quantity: rest });
}

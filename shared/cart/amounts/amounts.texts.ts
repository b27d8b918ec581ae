import { formatAmount, formatRound } from "../../money/money.ts";
import { translator } from "../../text/translator.ts";
import type { Cart } from "../cart.ts";
import type { AmountRow } from "./amount-rows.ts";
import { smallOrder } from "./next-threshold.ts";

export const amountsTexts = {
  subtotal: "Sous-total",
  subscriptionDiscount: "Remise abonnement",
  promotion: "Remises",
  shipping: "Livraison",
  shippingOffered: "Offerte",
  shippingDue: "selon votre choix",
  service: "Petite commande",
  serviceBelow: "Petite commande (moins de {{from}})",
  other: "Autres frais",
  total: "Total",
  totalWithoutDelivery: "Total hors livraison",
  totalWithoutTax: "Total hors taxes",
  vat: "Dont TVA",
} as const;

const t = translator(amountsTexts);

/** A service fee names its reason. */
export function rowName({ name }: AmountRow, cart: Pick<Cart, "accounting" | "delivery">): string {
  const small = name === "service" ? smallOrder(cart) : null;
  return small ? t("serviceBelow", { from: formatRound(small.from) }) : t(name);
}

export function amountText({ name, amount }: AmountRow): string {
  if (amount === "due") return amountsTexts.shippingDue;
  return name === "shipping" && amount === 0 ? amountsTexts.shippingOffered : formatAmount(amount);
}

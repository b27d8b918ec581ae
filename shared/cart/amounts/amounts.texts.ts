import { formatAmount } from "../../money/money.ts";
import type { AmountRow } from "./amount-rows.ts";

export const amountsTexts = {
  subtotal: "Sous-total",
  subscriptionDiscount: "Remise abonnement",
  promotion: "Remises",
  shipping: "Livraison",
  shippingOffered: "Offerte",
  shippingDue: "selon votre choix",
  service: "Frais de service",
  other: "Autres frais",
  total: "Total",
  totalWithoutDelivery: "Total hors livraison",
  totalWithoutTax: "Total hors taxes",
  vat: "Dont TVA",
} as const;

export function amountText({ name, amount }: AmountRow): string {
  if (amount === "due") return amountsTexts.shippingDue;
  return name === "shipping" && amount === 0 ? amountsTexts.shippingOffered : formatAmount(amount);
}

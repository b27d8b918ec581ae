import { translator } from "../../text/translator.ts";
import { dayInParis } from "../../time/wall-clock.ts";
import type { CustomerSubscription, SubscriptionCard } from "../customer-subscription.ts";
import { meaningOfSubscription } from "../subscription-states.ts";
import { paymentCardTexts } from "./payment-card.texts.ts";

const t = translator(paymentCardTexts);

const brands: Record<string, string> = { visa: "Visa", mastercard: "Mastercard", amex: "American Express" };

export const cardName = ({ brand, lastDigits }: SubscriptionCard): string =>
  t("name", { brand: (Object.hasOwn(brands, brand) && brands[brand]) || brand, digits: lastDigits }).trim();

export function cardExpiry(card: SubscriptionCard, now: Date): string {
  const { expiryMonth: month, expiryYear: year } = card;
  if (month === null || year === null) return "";
  return t(isExpired(card, now) ? "expired" : "expires", {
    month: `${String(month).padStart(2, "0")}/${year}`,
  });
}

export function isExpired(
  { expiryMonth, expiryYear }: Pick<SubscriptionCard, "expiryMonth" | "expiryYear">,
  now: Date,
): boolean {
  if (expiryMonth === null || expiryYear === null) return false;
  const [year = 0, month = 0] = dayInParis(now).split("-").map(Number);
  return expiryYear < year || (expiryYear === year && expiryMonth < month);
}

export const isUnpaid = ({ state, alerts }: Pick<CustomerSubscription, "state" | "alerts">): boolean =>
  meaningOfSubscription(state).isUnpaid === true ||
  alerts.some(({ kind }) => kind === "payment_failed" || kind === "awaiting_payment");

import { translator } from "../text/translator.ts";
import { cardTexts } from "./card.texts.ts";
import type { CustomerSubscription, SubscriptionCard } from "./customer-subscription.ts";

const t = translator(cardTexts);

const brands: Record<string, string> = { visa: "Visa", mastercard: "Mastercard", amex: "American Express" };

/** "Visa •••• 4242". */
export const cardName = ({ brand, lastDigits }: SubscriptionCard): string =>
  t("name", { brand: (Object.hasOwn(brands, brand) && brands[brand]) || brand, digits: lastDigits }).trim();

/** "expire fin 11/2026"; empty where unknown. */
export function cardExpiry(card: SubscriptionCard, now: Date): string {
  const { expiryMonth: month, expiryYear: year } = card;
  if (month === null || year === null) return "";
  return t(isExpired(card, now) ? "expired" : "expires", {
    month: `${String(month).padStart(2, "0")}/${year}`,
  });
}

/** A card is good to the end of its month, in Paris. */
export function isExpired(
  { expiryMonth, expiryYear }: Pick<SubscriptionCard, "expiryMonth" | "expiryYear">,
  now: Date,
): boolean {
  if (expiryMonth === null || expiryYear === null) return false;
  const [year = 0, month = 0] = dayInParis.format(now).split("-").map(Number);
  return expiryYear < year || (expiryYear === year && expiryMonth < month);
}

const dayInParis = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" });

/** An order of it waits for its money. */
export const isUnpaid = ({ state, alerts }: Pick<CustomerSubscription, "state" | "alerts">): boolean =>
  waiting.includes(state) || alerts.some(({ kind }) => waiting.includes(kind));

const waiting: readonly string[] = ["payment_failed", "awaiting_payment"];

import { type Frequency, frequencyOf, minimumDeliveries, noSubscription } from "../frequency/frequency.ts";
import { translator } from "../text/translator.ts";
import type { CartLine } from "./cart.ts";
import type { AddItem } from "./cart-input.ts";

export const joinedLineTexts = {
  once: "Cela fait {{quantity}} exemplaires de ce format, tous en achat unique.",
  subscribed:
    "Cela fait {{quantity}} exemplaires de ce format, tous en abonnement\u00a0: {{frequency}}, {{minimum}} livraisons au minimum.",
  keptOnce: "Ce format reste en achat unique dans votre panier.",
  keptSubscribed:
    "Ce format est en abonnement dans votre panier\u00a0: {{frequency}}, {{minimum}} livraisons au minimum.",
} as const;

const t = translator(joinedLineTexts);

interface Added {
  quantity: number;
  /** Days; 0 is a one-off purchase. */
  interval: number;
}

export const addedBy = ({ quantity = 1, purchase, interval }: AddItem): Added => ({
  quantity: Number(quantity),
  interval: purchase === "subscription" ? Number(interval) : noSubscription,
});

/** The API keeps one line per format, entirely one-off or entirely a subscription. */
export function joinedText(
  { quantity, subscriptionInterval: interval }: Pick<CartLine, "quantity" | "subscriptionInterval">,
  added: Added,
  frequencies: readonly Frequency[],
): string | undefined {
  if (quantity === null || interval === null) return undefined;
  const isOnce = interval === noSubscription;
  const words = frequencyOf(interval, frequencies);
  const frequency = words.charAt(0).toLowerCase() + words.slice(1);
  const params = { quantity, frequency, minimum: minimumDeliveries };
  if (quantity > added.quantity) return isOnce ? t("once", { quantity }) : t("subscribed", params);
  if (interval === added.interval) return undefined;
  return isOnce ? t("keptOnce") : t("keptSubscribed", params);
}

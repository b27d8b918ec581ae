import { applicationName } from "../identity.ts";
import type { SubscriptionCard } from "../subscription/customer-subscription.ts";

/** Wire format of messages to the surrounding application (docs/decisions/046-web-views.md). */
export type WebViewMessage = { subscription: number } & (
  | { type: "ready" }
  | {
      type: "payment-updated";
      card: SubscriptionCard | null;
      order: "none" | "paid" | "waiting" | "cancelled";
    }
  | { type: "payment-unchanged" }
  | { type: "payment-failed"; reason: "refused" | "abandoned" }
  | { type: "unavailable" }
  | { type: "closed" }
);

export const messageSource = { source: applicationName, version: 1 } as const;

/** Values of the `etat` parameter, for applications that follow addresses when scripts are off. */
export const webViewStates = {
  "payment-updated": "modifiee",
  "payment-unchanged": "inchangee",
  "payment-failed": "echec",
  closed: "ferme",
} as const satisfies Partial<Record<WebViewMessage["type"], string>>;

export const exampleMessages: readonly WebViewMessage[] = [
  { type: "ready", subscription: 1 },
  {
    type: "payment-updated",
    subscription: 1,
    card: { brand: "visa", lastDigits: "4242", expiryMonth: 9, expiryYear: 2029 },
    order: "none",
  },
  { type: "payment-unchanged", subscription: 1 },
  { type: "payment-failed", subscription: 1, reason: "refused" },
  { type: "unavailable", subscription: 1 },
  { type: "closed", subscription: 1 },
];

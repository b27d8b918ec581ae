import type { SubscriptionCard } from "../subscription/customer-subscription.ts";

/** What a web view tells the application around it (docs/decisions/046-web-views.md). `subscription` is its id. */
export type WebViewMessage = { subscription: number } & (
  | { type: "ready" }
  /** `order` that waited for its money before: now paid, still waiting, or cancelled after its last try. */
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

/** In every message, so that an application knows it among others. */
export const messageSource = { source: "museau", version: 1 } as const;

/** In addresses (`etat`), for applications that follow them where scripts are off. A message never comes from it alone. */
export const webViewStates = {
  "payment-updated": "modifiee",
  "payment-unchanged": "inchangee",
  "payment-failed": "echec",
  closed: "ferme",
} as const satisfies Partial<Record<WebViewMessage["type"], string>>;

/** One of each type, for the demo. */
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

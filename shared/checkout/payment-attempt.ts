/** What became of the last try to pay an order. `bankCode` and `bankMessage` are the bank's own (spec 8). */
export type LastAttempt =
  | { kind: "refused"; method: string | null; bankCode: string | null; bankMessage: string | null }
  /** Left at the gateway: abandoned there, or cancelled at paypal. */
  | { kind: "given-up"; method: string | null };

/** How the payment of an order stands; whatever it is but "checking", the order's page knows what comes next. */
export interface PaymentAnswer {
  outcome: "unplaced" | "paid" | "cancelled" | "checking" | "due";
}

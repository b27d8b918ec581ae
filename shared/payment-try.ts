/** What became of the last try to pay an order. `bankCode` and `bankMessage` are the bank's own (spec 8). */
export type LastTry =
  | { kind: "refused"; method: string | null; bankCode: string | null; bankMessage: string | null }
  /** Left at the gateway: abandoned there, or cancelled at paypal. */
  | { kind: "given-up"; method: string | null };

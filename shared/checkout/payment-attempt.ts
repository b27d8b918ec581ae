/** `bankCode` and `bankMessage` are the bank's own (spec 8). */
export type LastAttempt =
  | { kind: "refused"; method: string | null; bankCode: string | null; bankMessage: string | null }
  | { kind: "given-up"; method: string | null };

export interface PaymentAnswer {
  outcome: "unplaced" | "paid" | "cancelled" | "checking" | "due";
}

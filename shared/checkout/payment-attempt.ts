/** `bankCode` and `bankMessage` are the bank's own (spec 8). */
export type LastAttempt =
  | { kind: "refused"; method: string | null; bankCode: string | null; bankMessage: string | null }
  | { kind: "given-up"; method: string | null };

export interface PaymentAnswer {
  outcome: "unplaced" | "paid" | "cancelled" | "checking" | "due";
}

/**
 * Of an attempt that is open at the gateway. `returned` from there: the result is on its way and is waited for before
 * anything is offered (lessons, paid twice). `slow`: it was waited for. `open`: the shopper had left the gateway.
 */
export type CheckStage = "returned" | "slow" | "open";

/** Keys of `payment.texts.ts`. */
export const checkTitles = {
  returned: "check.title",
  slow: "check.slowTitle",
  open: "check.openTitle",
} as const satisfies Record<CheckStage, string>;

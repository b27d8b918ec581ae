export type LastAttempt =
  | { kind: "refused"; method: string | null; bankCode: string | null; bankMessage: string | null }
  | { kind: "given-up"; method: string | null };

export interface PaymentAnswer {
  outcome: "unplaced" | "paid" | "cancelled" | "checking" | "due";
}

/**
 * `returned`: the result is awaited, so no other payment may be offered (the order could be paid twice).
 * `slow`: that wait timed out. `open`: the shopper left the gateway.
 */
export type CheckStage = "returned" | "slow" | "open";

export const checkTitles = {
  returned: "check.title",
  slow: "check.slowTitle",
  open: "check.openTitle",
} as const satisfies Record<CheckStage, string>;

/** Matched at the beginning of a payment method's code; its instructions do not matter. */
const delayed = {
  transfer: /^(bank[_-]?transfer|transfer|wire|virement)(?![a-z])/i,
  cheque: /^(check|cheque|chèque)(?!\p{L}|[_-]?out)/iu,
  paypal: /^paypal/i,
} as const;

export type DelayedPayment = keyof typeof delayed;

export function delayedPayment(code: string | null | undefined): DelayedPayment | undefined {
  const kinds: DelayedPayment[] = ["transfer", "cheque", "paypal"];
  return kinds.find((kind) => delayed[kind].test(code ?? ""));
}

/** Delivery days count from the payment; PayPal settles within minutes. */
export function isPaidAtOnce(code: string | null | undefined): boolean {
  const kind = delayedPayment(code);
  return kind === undefined || kind === "paypal";
}

/** Payment methods whose money comes later (spec 9), by the beginning of their code. */
const delayed = {
  transfer: /^(bank[_-]?transfer|transfer|wire|virement)(?![a-z])/i,
  cheque: /^(check|cheque|chèque)(?!\p{L}|[_-]?out)/iu,
  paypal: /^paypal/i,
} as const;

export type DelayedPayment = keyof typeof delayed;

/** Whatever they carry as instructions (readings, delayed payment methods). */
export function delayedPayment(code: string | null | undefined): DelayedPayment | undefined {
  const kinds: DelayedPayment[] = ["transfer", "cheque", "paypal"];
  return kinds.find((kind) => delayed[kind].test(code ?? ""));
}

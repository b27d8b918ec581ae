import type { Coupon } from "./coupon-list.ts";

/** As Sylius' generator draws codes: a prefix, then hexadecimal capitals. */
export const isWelcomeCode = (code: string): boolean => /^BIENVENUE-[\dA-F]{8}$/.test(code);

export const newWelcomeCode = (): string =>
  `BIENVENUE-${crypto.getRandomValues(new Uint8Array(4)).toHex().toUpperCase()}`;

/** Of the newsletter's welcome mail (spec 9): 5 € on the first order. */
export const welcomeOffer: Omit<Coupon, "code"> = {
  reward: { kind: "amount", amount: 500 },
  minimum: 3000,
  subscriptions: false,
  startsIn: 0,
  endsAt: null,
  usedUp: false,
};

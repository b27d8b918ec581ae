import type { Coupon } from "./coupon-list.ts";

export const isWelcomeCode = (code: string): boolean => /^BIENVENUE-[\dA-F]{8}$/.test(code);

export const newWelcomeCode = (): string =>
  `BIENVENUE-${crypto.getRandomValues(new Uint8Array(4)).toHex().toUpperCase()}`;

export const welcomeOffer = {
  reward: { kind: "amount", amount: 500 },
  minimum: 3000,
  subscriptions: false,
  startsIn: 0,
  endsAt: null,
  usedUp: false,
  firstOrder: true,
} as const satisfies Omit<Coupon, "code">;

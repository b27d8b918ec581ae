import { describe, expect, test } from "vitest";
import { coupons } from "./coupon-list.ts";
import { refusalOf, rewardOf } from "./coupon-rules.ts";

const now = new Date("2026-11-01T12:00:00Z");
const goods = (total: number, subscribed = false) => ({ total, subscribed });
const refusal = (code: string, total: number, subscribed = false) =>
  refusalOf(code, goods(total, subscribed), now)?.replace(/[\u00a0\u202f]/g, " ") ?? null;

describe("a coupon code", () => {
  test("is accepted in small letters and with spaces around it", () => {
    expect(refusal(" bienvenue ", 3000)).toBeNull();
  });

  test.each([
    ["that does not exist", "INCONNU", "Ce code promo n’existe pas. Vérifiez qu’il est bien écrit."],
    ["that has ended", "ETE2025", "Le code « ETE2025 » a expiré le 31 août 2025. Essayez un autre code."],
    [
      "that everybody has used",
      "COMPLET",
      "Le code « COMPLET » a déjà servi autant de fois que prévu. Essayez un autre code.",
    ],
    [
      "that begins tomorrow",
      "DEMAIN",
      "Le code « DEMAIN » n’est pas encore valable : essayez-le à partir du 2 novembre 2026.",
    ],
    ["of nothing but spaces", "  ", "Saisissez un code promo."],
  ])("%s is refused with what to do", (_, code, sentence) => {
    expect(refusal(code, 9000)).toBe(sentence);
  });

  test("below its minimum says how much is missing", () => {
    expect(refusal("BIENVENUE", 2550)).toBe(
      "Le code « BIENVENUE » s’applique à partir de 30 € de produits : il vous manque 4,50 €.",
    );
    expect(refusal("FIDELE10", 1999)).toContain("il vous manque 0,01 €");
    expect(refusal("FIDELE10", 2000)).toBeNull();
    expect(refusal("CHIOT2026", 2499)).toContain("à partir de 25 €");
  });

  test("that is not for subscriptions is refused with one in the cart; the others are accepted", () => {
    expect(refusal("BIENVENUE", 9000, true)).toBe(
      "Le code « BIENVENUE » ne s’applique pas aux abonnements : passez vos produits en achat unique pour l’utiliser.",
    );
    expect(refusal("FIDELE10", 9000, true)).toBeNull();
  });

  test("without conditions is accepted in any cart", () => {
    expect(refusal("LIVRAISON", 0)).toBeNull();
  });
});

describe("a coupon on the order", () => {
  test("has no effect until its condition is met", () => {
    expect(rewardOf("BIENVENUE", goods(2999), now)).toBeNull();
    expect(rewardOf("BIENVENUE", goods(9000, true), now)).toBeNull();
    expect(rewardOf("BIENVENUE", goods(3000), now)).toEqual({ kind: "amount", amount: 500 });
  });

  test("has no effect after its end", () => {
    expect(rewardOf("ETE2025", goods(9000), now)).toBeNull();
    expect(rewardOf("ETE2025", goods(9000), new Date("2025-08-31T21:59:59Z"))).not.toBeNull();
    expect(rewardOf(null, goods(9000), now)).toBeNull();
  });
});

test("no coupon takes more than 34 % off, the legal limit for pet food", () => {
  for (const { reward } of coupons) {
    if (reward.kind === "percent") expect(reward.percent).toBeLessThanOrEqual(34);
  }
});

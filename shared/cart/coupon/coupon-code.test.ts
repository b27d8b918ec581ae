import { expect, test } from "vitest";
import { couponCodeIn } from "./coupon-code.ts";

test.each([
  "BIENVENUE5",
  " BIENVENUE5 ",
  "BIENVENUE5.",
  "BIENVENUE5,",
  "BIENVENUE5 !",
  "«\u00a0BIENVENUE5\u00a0»",
  "« BIENVENUE5 ».",
  '"BIENVENUE5"',
  "“BIENVENUE5”",
  "‘BIENVENUE5’",
  "'BIENVENUE5'.",
  "(BIENVENUE5)",
  "Code : BIENVENUE5",
  "code promo: BIENVENUE5",
  "Mon code promo :BIENVENUE5",
  "votre code:BIENVENUE5",
  "*BIENVENUE5*",
  "**BIENVENUE5**",
  "BIENVENUE5*",
  "`BIENVENUE5`",
  "‹BIENVENUE5›",
  "「BIENVENUE5」",
  "<BIENVENUE5>",
  "🎁BIENVENUE5 🎉",
  "❤️ BIENVENUE5",
  "BIENVENUE5 (-10 %)",
  "code BIENVENUE5",
  "code promo BIENVENUE5",
  "Avec le code BIENVENUE5",
  "Code de réduction : BIENVENUE5",
  "*Code promo : « BIENVENUE5 »*",
  "\u202aBIENVENUE5\u202c",
  "BIEN\u00adVENUE5",
  "ＢＩＥＮＶＥＮＵＥ５",
  "BIЕNVENUE5",
])("%o is the code BIENVENUE5", (copied) => expect(couponCodeIn(copied)).toBe("BIENVENUE5"));

test.each([
  "NOEL-2026",
  "L'ÉTÉ",
  "A.B",
  "-10%",
  "CODE10",
  "QRCODE:5",
  "5€",
  "NOEL(10)",
  "NOEL10!",
  "CODE PROMO",
  "CODE",
])("%s stays", (code) => {
  expect(couponCodeIn(code)).toBe(code);
});

test.each(["Code promo :", "🎁", "« »", "code code PROMO", "(NOEL(10))"])(
  "%o is read the same twice",
  (text) => {
    expect(couponCodeIn(couponCodeIn(text))).toBe(couponCodeIn(text));
  },
);

import { describe, expect, test } from "vitest";
import { formatAmount } from "../../money/money.ts";
import { translator } from "../../text/translator.ts";
import { nextChargeTexts } from "./next-charge.texts.ts";
import type { NextCharge } from "./next-charge.ts";
import { sayNextCharge } from "./say-next-charge.ts";

const t = translator(nextChargeTexts);
const charge = (changes: Partial<NextCharge> = {}): NextCharge => ({
  basis: "carrier",
  amount: 2490,
  delivery: 490,
  services: 0,
  isReduced: false,
  mayHaveFees: false,
  ...changes,
});
const amount = formatAmount(2490);
const delivery = formatAmount(490);
const withCarrier = t("notes.carrier", { delivery });

test.each([
  ["settled", t("settled", { amount }), ""],
  ["carrier", t("carrier", { amount }), withCarrier],
  ["usual", t("usual", { amount }), t("notes.usual", { delivery })],
  ["goods", t("goods", { amount }), t("notes.goods")],
] as const)("an amount of the kind %s reads %j, with the note %j", (basis, said, note) => {
  const price = basis === "goods" ? 0 : 490;
  expect(sayNextCharge(charge({ basis, delivery: price }))).toEqual({ amount: said, note });
});

test("an offered delivery is not told as one of 0 €", () => {
  expect(sayNextCharge(charge({ delivery: 0 })).note).toBe(t("notes.offered"));
});

test("without any price the note says when it will be told", () => {
  expect(sayNextCharge(null)).toEqual({ amount: "", note: t("unknown") });
});

describe("beside the estimate", () => {
  test.each([
    ["counted service fees", { services: 190 }, t("notes.services")],
    ["reductions that are left out", { isReduced: true }, t("notes.withoutReductions")],
    ["service fees that may come", { mayHaveFees: true }, t("notes.fees")],
  ])("%s are told", (_, changes, note) => {
    expect(sayNextCharge(charge(changes)).note).toBe(`${withCarrier} ${note}`);
  });

  test("service fees of a settled amount are in it without a word", () => {
    expect(sayNextCharge(charge({ basis: "settled", services: 190 })).note).toBe("");
  });

  test("fees that may come make it a least amount; delivery that comes on top stays told", () => {
    const mayHaveFees = true;
    expect(sayNextCharge(charge({ mayHaveFees })).amount).toBe(t("atLeast", { amount }));
    expect(sayNextCharge(charge({ basis: "goods", mayHaveFees })).amount).toBe(t("goods", { amount }));
  });
});

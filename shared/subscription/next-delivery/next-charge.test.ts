import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../../tests/rigs/property.ts";
import { type Charged, type ChargedLine, nextChargeOf } from "./next-charge.ts";
import { sayNextCharge } from "./say-next-charge.ts";

const terms = { freeFrom: 4900, price: 490 };
const line = (subscriptionInterval: number, unitPrice: number | null, total = unitPrice): ChargedLine => ({
  subscriptionInterval,
  quantity: 1,
  unitPrice,
  total,
});
const monthly = line(31, 2000);

function order(
  lines: ChargedLine[],
  change: Partial<Charged["accounting"]> & Partial<Charged> = {},
): Charged {
  const { coupon = null, unreadLines = 0, ...accounting } = change;
  return {
    lines,
    coupon,
    unreadLines,
    accounting: { shippingFees: 490, serviceFees: null, promotionReduction: 0, total: 2490, ...accounting },
  };
}

const said = (
  charged: Charged,
  { isCarrierDue = false, ...known }: { isCarrierDue?: boolean; price?: null } = {},
) => {
  const its = charged.lines.filter(({ subscriptionInterval }) => subscriptionInterval === 31);
  const { amount, note } = sayNextCharge(nextChargeOf(its, charged, { ...terms, ...known }, isCarrierDue));
  return `${amount} | ${note}`.replaceAll("\u00a0", " ").replaceAll("\u202f", " ");
};

test("an order of this very delivery has its amount, as the API settled it", () => {
  expect(said(order([monthly]))).toBe("24,90 €, livraison comprise | ");
  expect(said(order([monthly], { serviceFees: 190, total: 2680 }))).toBe("26,80 €, livraison comprise | ");
  expect(said(order([monthly], { shippingFees: 0, total: 2000 }))).toBe("20,00 €, livraison comprise | ");
});

test("beside other goods it costs its own, with the delivery of this order, and says that it is an estimate", () => {
  expect(said(order([monthly, line(0, 900)], { total: 3390 }))).toMatch(
    /^Environ 24,90 €, livraison comprise \| Est.* \(4,90 €\)/,
  );
});

test("service fees that this order does not pay may be added to a smaller one", () => {
  const large = { serviceFees: 0, total: 3390 };
  expect(said(order([monthly, line(0, 900)], large))).toMatch(
    /^À partir de 24,90 €, livraison comprise.*frais de service/,
  );
  expect(said(order([monthly], { serviceFees: 0 }))).toBe("24,90 €, livraison comprise | ");
});

test("service fees that this order pays come with each delivery that is no larger, before a carrier is chosen, too", () => {
  const small = order([line(31, 1250)], { serviceFees: 190, total: 1440 });
  expect(said(small, { isCarrierDue: true })).toMatch(
    /^À partir de 14,40 €, plus la livraison \| .*Frais de service compris\./,
  );
  expect(said(order([line(31, 800), line(0, 500)], { serviceFees: 190, total: 1980 }))).toMatch(
    /^Environ 14,80 €, livraison comprise \| .*Frais de service compris\./,
  );
});

test("a reduction of this order is not carried over", () => {
  const reduced = { promotionReduction: -500, coupon: "BIENVENUE", total: 1990 };
  expect(said(order([line(31, 2000, 1500)], reduced))).toMatch(
    /^Environ 24,90 €.*Sans les remises de cette commande/,
  );
  expect(said(order([line(31, null, 1500)], reduced))).toMatch(/^ \| Une semaine avant/);
});

test("a delivery that was offered for the amount of this order is counted at the usual price", () => {
  const offered = order([monthly, line(0, 4000)], { shippingFees: 0, total: 6000 });
  expect(said(offered)).toMatch(
    /^Environ 24,90 €, livraison comprise \| .*avec 4,90 € pour la livraison, offerte cette fois/,
  );
  expect(said(offered, { price: null })).toMatch(/^À partir de 20,00 €, plus la livraison/);
  expect(said(order([monthly], { shippingFees: 0, coupon: "PORT", total: 2000 }))).toMatch(
    /^Environ 24,90 €/,
  );
});

test("enough goods of its own have it offered, and so has a carrier that costs nothing", () => {
  const enough = order([line(31, 5000), line(0, 900)], { shippingFees: 0, total: 5900 });
  expect(said(enough)).toMatch(/^Environ 50,00 €, livraison comprise \| .*livraison offerte/);
  const fetched = order([monthly, line(0, 900)], { shippingFees: 0, total: 2900 });
  expect(said(fetched)).toMatch(/^Environ 20,00 €, livraison comprise/);
});

test("before a carrier is chosen the delivery comes on top", () => {
  expect(said(order([monthly]), { isCarrierDue: true })).toMatch(/^À partir de 20,00 €, plus la livraison/);
  expect(said(order([monthly], { shippingFees: null }))).toMatch(/^À partir de 20,00 €/);
});

test("before a carrier is chosen, enough goods already have it offered", () => {
  const enough = order([line(31, 5000)], { shippingFees: 0, total: 5000 });
  expect(said(enough, { isCarrierDue: true })).toMatch(/^Environ 50,00 €, livraison comprise/);
});

test("beside a line that cannot be read nothing is settled, nor is an offered delivery taken for a free carrier", () => {
  expect(said(order([monthly], { unreadLines: 1 }))).toMatch(/^Environ 24,90 €, livraison comprise/);
  expect(said(order([monthly], { unreadLines: 1, shippingFees: 0, total: 6000 }))).toMatch(
    /^Environ 24,90 €, livraison comprise \| .*avec 4,90 € pour la livraison/,
  );
});

test("an unknown quantity is counted by the total of its line", () => {
  const unknown = { ...monthly, quantity: null };
  expect(said(order([unknown, line(0, 900)], { total: 3390 }))).toMatch(/^Environ 24,90 €/);
});

test("what is shown is never less than its goods, nor called settled beside anything else", () => {
  const amount = fc.integer({ min: 1, max: 20_000 });
  const fees = fc.constantFrom(null, 0, 390, 490, 990);
  assertProperty(
    fc.property(
      fc.array(fc.record({ price: amount, isOnce: fc.boolean() }), { minLength: 1, maxLength: 5 }),
      fees,
      fc.boolean(),
      fc.boolean(),
      (drawn, shippingFees, hasCoupon, isCarrierDue) => {
        const lines = [monthly, ...drawn.map(({ price, isOnce }) => line(isOnce ? 0 : 31, price))];
        const goods = lines.reduce((sum, { subscriptionInterval, unitPrice }) => {
          return subscriptionInterval ? sum + (unitPrice ?? 0) : sum;
        }, 0);
        const total = lines.reduce<number>((sum, { unitPrice }) => sum + (unitPrice ?? 0), shippingFees ?? 0);
        const charged = order(lines, { shippingFees, coupon: hasCoupon ? "X" : null, total });
        const its = lines.filter(({ subscriptionInterval }) => subscriptionInterval);
        const charge = nextChargeOf(its, charged, terms, isCarrierDue);
        expect(charge?.amount).toBeGreaterThanOrEqual(goods);
        if (charge?.basis === "settled") {
          expect(charge.amount).toBe(total);
          expect(its.length === lines.length && !hasCoupon && !isCarrierDue).toBe(true);
        }
      },
    ),
  );
});

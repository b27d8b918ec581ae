import { expect, test } from "vitest";
import * as z from "zod/mini";
import { checkoutOrderSchema } from "../../upstream/ecommerce/order/order.ts";
import { placeToFix } from "./place-to-fix.ts";
import { refusalReason } from "./refusal-reason.ts";

const orderOf = (...unitPrices: number[]) =>
  z.parse(checkoutOrderSchema, {
    tokenValue: "t",
    state: "cart",
    items: unitPrices.map((unitPrice, id) => ({
      id,
      productName: `Croquettes ${id}`,
      variant: { code: String(id) },
      quantity: 1,
      unitPrice,
    })),
  });

const refusal = (...paths: string[]) => ({
  status: 422,
  message: undefined,
  violations: paths.map((path) => ({ path, message: "non", code: null })),
});

const before = orderOf(100, 200);

test.each([
  ["a stock that ran out is mended in the cart", ["items"], before, "cart"],
  ["a new price is shown where it was read", ["items"], orderOf(100, 250), "recapitulatif"],
  ["two new prices too", ["items", "items.1.variant"], orderOf(110, 250), "recapitulatif"],
  ["a new price and a stock: the cart", ["items", "items"], orderOf(100, 250), "cart"],
  ["a coupon that ended", ["couponCode"], before, "cart"],
  ["an address", ["shippingAddress.city"], before, "facturation"],
  ["a carrier", ["shipments.0.method"], before, "livraison"],
  ["a relay point", ["pickupPoint"], before, "livraison"],
  ["a payment method", ["payments.0.method"], before, "paiement"],
  ["nothing by name", [""], before, "recapitulatif"],
])("%s", (_, paths, after, place) => {
  expect(placeToFix(refusal(...paths), before, after)).toBe(place);
});

test("a sentence on the whole order that names a product is about the cart, in our own words", () => {
  const message = "Not enough stock of Croquettes 1, 3 kg.";
  const problem = { status: 422, message, violations: [{ path: "", message, code: null }] };
  expect(placeToFix(problem, before, before)).toBe("cart");
  const reason = refusalReason("cart", problem, { shown: before, order: before });
  expect(reason).toMatch(/^il n’y a plus assez de stock pour Croquettes 1\./);
  expect(
    placeToFix({ ...problem, violations: [{ path: "", message: "No.", code: null }] }, before, before),
  ).toBe("recapitulatif");
});

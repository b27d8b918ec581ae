import { expect, test } from "vitest";
import { demoAddress, familyHouse } from "../../demo/demo-addresses.ts";
import type { Order } from "../order-store.ts";
import { totalsOf } from "../prices.ts";
import { invoiceOf } from "./invoice-content.ts";

const address = demoAddress(5, familyHouse);

function line(price: number, quantity: number, interval = 0): Order["items"][number] {
  const variant = {
    code: String(price),
    sku: "MUS",
    productName: `Croquettes ${price}`,
    variantName: "2 kg",
    weight: 2000,
    price,
    subscriptionPrice: price,
    stock: 1,
    sellable: true,
  };
  const prices = { unitPrice: price, originalUnitPrice: price };
  const origin = { sourceItemList: null, upsell: false };
  return {
    id: price,
    orderId: 1,
    variantCode: variant.code,
    quantity,
    subscriptionInterval: interval,
    onceQuantity: 0,
    ...prices,
    ...origin,
    variant,
  };
}

const payment: Order["payments"][number] = {
  id: 1,
  orderId: 1,
  method: "card",
  state: "completed",
  gatewayToken: null,
  isAuthenticating: false,
  decided: null,
  bankCode: null,
  bankMessage: null,
  amount: null,
  chosenAt: null,
  card: null,
  returnPath: null,
  completedAt: "2026-11-02T10:00:00.000Z",
};

function order(change: Partial<Order> = {}): Order {
  return {
    id: 1,
    tokenValue: "t",
    number: "MUS0000001",
    state: "fulfilled",
    checkoutState: "completed",
    paymentState: "paid",
    shippingState: "shipped",
    currencyCode: "EUR",
    localeCode: "fr-FR",
    channelCode: "museau_fr",
    customerId: 5,
    couponCode: null,
    billingAddress: address,
    shippingAddress: address,
    shippingMethod: "colissimo",
    pickupPoint: null,
    createdAt: "2026-11-02T10:00:00.000Z",
    checkoutCompletedAt: "2026-11-02T10:00:00.000Z",
    subscriptionId: null,
    period: null,
    frozenAt: null,
    charges: 0,
    nextChargeAt: null,
    shipsAt: null,
    shippedAt: "2026-11-03T10:00:00.000Z",
    deliveredAt: null,
    trackingCode: null,
    items: [line(333, 1), line(777, 1)],
    payments: [payment],
    ...change,
  };
}

const invoice = (change?: Partial<Order>) => invoiceOf(order(change), new Date("2026-11-10T10:00:00Z"));

test.each([
  ["small sums that round up", {}],
  ["a coupon and a gift", { couponCode: "FIDELE10", items: [line(4999, 1), line(3333, 2)] }],
  ["Belgium, at 21 per cent", { shippingAddress: { ...address, countryCode: "BE" } }],
  ["many lines", { items: Array.from({ length: 30 }, (_, index) => line(101 + index, 3)) }],
])("the rows add up to the total, with and without VAT: %s", (_, change) => {
  const { total, taxTotal } = totalsOf(order(change));
  const { rows } = invoice(change);
  const sumOf = (part: "net" | "gross") => rows.reduce((sum, row) => sum + row[part], 0);
  expect([sumOf("gross"), sumOf("net")]).toEqual([total, total - taxTotal]);
});

test("it names what was bought, subscribed, offered and taken off, and how it was paid", () => {
  const { rows, settlement, vatRate } = invoice({
    couponCode: "FIDELE10",
    items: [line(4999, 1, 42), line(3333, 1)],
  });
  expect(rows.map(({ name }) => name)).toEqual([
    "Croquettes 4999, 2 kg (abonnement)",
    "Croquettes 3333, 2 kg",
    "Échantillon de friandises, 30 g (offert)",
    "Remise, code FIDELE10",
    "Livraison",
  ]);
  expect([settlement, vatRate]).toEqual([
    "Facture acquittée par carte bancaire le 2\u00a0novembre\u00a02026.",
    20,
  ]);
  expect(invoice({ paymentState: "refunded" }).settlement).toContain("puis remboursée.");
});

import { expect, test } from "vitest";
import { collateralLosses } from "../../../../tests/rigs/mutations.ts";
import { orderCalls } from "./order-calls.ts";
import { orderSummarySchema } from "./order-summary.ts";

const member = {
  "@id": "/api/v2/shop/orders/jeton~1",
  tokenValue: "jeton~1",
  number: "000000042",
  state: "fulfilled",
  paymentState: "paid",
  shippingState: "shipped",
  checkoutCompletedAt: "2026-11-02 10:00:00",
  currencyCode: "EUR",
  total: 4999,
  subscription: "/api/v2/shop/subscriptions/17",
  items: [
    {
      "@id": "/api/v2/shop/order-items/101",
      variant: { code: "V-101", product: { "@id": "/api/v2/shop/products/P-101" } },
      productName: "Croquettes",
      variantName: "2 kg",
      quantity: 2,
    },
    { id: 102, variant: "/api/v2/shop/product-variants/V-102", productName: "Terrine", quantity: 12 },
  ],
};

const ordersIn = (answer: unknown, page = 1) =>
  orderCalls(
    async (_, schema) => schema.parse(answer),
    () => Promise.reject(new Error("not asked")),
    "1.10",
  ).orders(page, 10);

test("an order of the list is read in the shop's words", () => {
  expect(orderSummarySchema.parse(member)).toEqual({
    token: "jeton~1",
    number: "000000042",
    state: "fulfilled",
    paymentState: "paid",
    shippingState: "shipped",
    payments: null,
    orderedAt: "2026-11-02 10:00:00",
    currencyCode: "EUR",
    total: 4999,
    articles: 14,
    subscription: "17",
    items: [
      {
        variant: { code: "V-101", product: "P-101" },
        productName: "Croquettes",
        variantName: "2 kg",
        quantity: 2,
      },
      { variant: { code: "V-102" }, productName: "Terrine", variantName: "", quantity: 12 },
    ],
  });
});

test("one odd member of it costs itself and is logged", () => {
  const identities = ["tokenValue", "items.*.id", "items.*.@id", "items.*.variant", "items.*.variant.code"];
  expect(collateralLosses(orderSummarySchema, member, identities)).toEqual([]);
});

test.each([
  ["neither state (versions up to 1.14)", {}, "new"],
  ["a cart by its checkout", { checkoutState: "cart" }, "cart"],
])("the state is told without one: %s", (_, told, state) => {
  expect(orderSummarySchema.parse({ tokenValue: "a", ...told })).toMatchObject({ state, articles: null });
});

test("lines that could not be read make the number of articles unknown", () => {
  expect(orderSummarySchema.parse({ ...member, items: [...member.items, true] }).articles).toBeNull();
});

test("a cart among the orders is left out, and so is one that cannot be read", async () => {
  const { orders } = await ordersIn({
    "hydra:member": [{ ...member, state: "cart" }, { number: "1" }, member],
    "hydra:totalItems": 3,
  });
  expect(orders.map(({ token }) => token)).toEqual(["jeton~1"]);
});

test.each([
  ["a next page", { "hydra:view": { "hydra:next": "?page=2" }, "hydra:totalItems": 11 }, 1, true],
  ["a next page of later versions", { view: { next: "?page=2" }, totalItems: 11 }, 1, true],
  ["a next page, of unknown length", { view: { next: "?page=2" } }, 1, true],
  ["no next page", { "hydra:view": {}, "hydra:totalItems": 11 }, 1, false],
  [
    "a next page though all are seen",
    { "hydra:view": { "hydra:next": "?page=3" }, totalItems: 20 },
    2,
    false,
  ],
])("more is loaded while there is more: %s", async (_, view, page, hasNext) => {
  expect((await ordersIn({ member: [member], ...view }, page)).hasNext).toBe(hasNext);
});

test("an empty list of PHP ends it, whatever is next", async () => {
  expect(await ordersIn({ "hydra:member": {}, "hydra:view": { "hydra:next": "?page=2" } })).toEqual({
    orders: [],
    hasNext: false,
    total: null,
  });
});

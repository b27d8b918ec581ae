import { expect, test } from "vitest";
import { isEmptyOrder, isUsableCart } from "../../../../shared/order/order.ts";
import { parseTolerantly } from "../../lists.ts";
import { checkoutOrderSchema, orderSchema } from "./order.ts";

const item = {
  id: 3,
  variant: { code: "10000001", product: "/api/v2/shop/products/MUS-1" },
  productName: "Croquettes",
  variantName: "2 kg",
  quantity: 2,
  unitPrice: 1290,
  total: 2580,
  subscriptionInterval: 31,
};

test("a variant is an object with its code, or an IRI that ends with it", () => {
  const order = orderSchema.parse({
    tokenValue: "abc",
    state: "cart",
    items: [item, { ...item, variant: "/api/v2/shop/product-variants/10000002" }],
  });
  expect(order.items.map(({ variant }) => variant)).toEqual([
    { code: "10000001", product: "MUS-1" },
    { code: "10000002", product: undefined },
  ]);
});

test.each([
  ["an object with its code", { promotionCoupon: { code: "FIDELE10" } }, "FIDELE10"],
  ["an IRI that ends with it", { promotionCoupon: "/api/v2/shop/promotion-coupons/%C3%89T%C3%89" }, "ÉTÉ"],
  ["an IRI that escapes nothing", { promotionCoupon: "/api/v2/shop/promotion-coupons/-10%" }, "-10%"],
  ["the code itself", { couponCode: "FIDELE10" }, "FIDELE10"],
  ["a code with a percent sign", { couponCode: "-10%" }, "-10%"],
  ["a code with a slash", { couponCode: "A/B" }, "A/B"],
  ["nothing", { promotionCoupon: null }, null],
])("the coupon is %s", (_, named, code) => {
  expect(orderSchema.parse({ tokenValue: "abc", state: "cart", ...named }).coupon).toBe(code);
});

test("stock is false only where the API says so", () => {
  const inStock = (variant: unknown) =>
    orderSchema.parse({ tokenValue: "abc", state: "cart", items: [{ ...item, variant }] }).items[0]?.variant
      .inStock;
  expect(inStock({ code: "10000001", inStock: false })).toBe(false);
  expect(inStock({ code: "10000001", inStock: true })).toBe(true);
  expect(inStock({ code: "10000001", inStock: null })).toBeUndefined();
  expect(inStock("/api/v2/shop/product-variants/10000001")).toBeUndefined();
});

test("a missing key and null both mean none", () => {
  expect(orderSchema.parse({ tokenValue: "abc", state: "cart" }).items).toEqual([]);
  expect(
    orderSchema.parse({ tokenValue: "abc", state: "cart", items: null, freeProducts: null, total: null })
      .total,
  ).toBeNull();
});

test("only a cart in state cart is valid to load", () => {
  const inState = (state: string) => isUsableCart(orderSchema.parse({ tokenValue: "abc", state }));
  expect(["cart", "new", "completed", "cancelled"].map(inState)).toEqual([true, false, false, false]);
});

test("an item that cannot be read is left out and named, the others stand", () => {
  const odd = { ...item, id: null, productName: "Friandises", name: "Friandises" };
  const { data, leftOut } = parseTolerantly(orderSchema, {
    tokenValue: "abc",
    state: "cart",
    items: [odd, item],
    freeProducts: {},
  });
  expect(data?.items.map(({ id }) => id)).toEqual([3]);
  expect(data?.freeProducts).toEqual([]);
  expect(leftOut).toMatchObject([{ kind: "item", key: "Friandises" }]);
});

test.each([
  ["an item without an id", [{ ...item, id: null }], 1],
  ["two items that are no records", [true, 7, item], 2],
  ["no list at all", "odd", 1],
  ["an empty list", [], 0],
  ["nothing", null, 0],
])(
  "a cart counts the lines that it could not read, and is not empty with them: %s",
  (_, items, unreadLines) => {
    const cart = orderSchema.parse({ tokenValue: "abc", state: "cart", items });
    expect(cart.unreadLines).toBe(unreadLines);
    expect(isEmptyOrder(cart)).toBe(unreadLines === 0);
  },
);

test.each([
  ["an IRI", "/api/v2/shop/order-items/3", { productName: "", quantity: null, subscriptionInterval: null }],
  ["without a variant", { ...item, variant: null }, { productName: "Croquettes", quantity: 2 }],
])("a line that names no variant keeps its place: %s", (_, line, known) => {
  const { items, unreadLines } = orderSchema.parse({ tokenValue: "abc", state: "cart", items: [line] });
  expect(items).toMatchObject([{ id: 3, variant: { code: "" }, ...known }]);
  expect(unreadLines).toBe(0);
});

test.each([
  [28, 28],
  ["28", 28],
  [28.5, null],
  ["28 jours", null],
  [true, null],
  [null, 0],
  [undefined, 0],
])(
  "an interval of %j is %j: one that cannot be read is unknown, none is a one-off purchase",
  (told, interval) => {
    const order = { tokenValue: "abc", state: "cart", items: [{ ...item, subscriptionInterval: told }] };
    expect(orderSchema.parse(order).items[0]?.subscriptionInterval).toBe(interval);
  },
);

test.each([
  [2, 2],
  ["2", 2],
  [2.5, null],
  [null, null],
])("a quantity of %j is %j", (told, quantity) => {
  const order = { tokenValue: "abc", state: "cart", items: [{ ...item, quantity: told }] };
  expect(orderSchema.parse(order).items[0]?.quantity).toBe(quantity);
});

test("a price in digits is not whole: it shows as dashes", () => {
  const order = { tokenValue: "abc", state: "cart", items: [{ ...item, unitPrice: "1290" }], total: "2580" };
  expect(orderSchema.parse(order)).toMatchObject({ total: null, items: [{ unitPrice: null }] });
});

test.each([
  ["an IRI", "/api/v2/shop/payment-methods/card"],
  ["an object with its code", { code: "card" }],
  [
    "an object with an IRI and an id of its own",
    { "@id": "/api/v2/shop/payment-methods/card", id: 1, name: "Carte" },
  ],
  [
    "an object that only says its IRI",
    { "@id": "/api/v2/shop/payment-methods/card", "@type": "PaymentMethod" },
  ],
])("a method is %s", (_, method) => {
  const order = {
    tokenValue: "abc",
    state: "new",
    payments: [{ id: 1, method }],
    shipments: [{ id: 2, method }],
  };
  const { payments, shipments } = checkoutOrderSchema.parse(order);
  expect([payments[0]?.method, shipments[0]?.method]).toEqual(["card", "card"]);
});

test("a payment without a number has that of its IRI; what the server adds to it changes nothing", () => {
  const payments = [{ "@id": "/api/v2/shop/payments/9", state: "new", details: "PHP", more: 1 }];
  const read = checkoutOrderSchema.parse({ tokenValue: "abc", state: "new", payments, shipments: null });
  expect(read.payments).toEqual([{ id: 9, state: "new", method: null, amount: null, details: null }]);
  expect(read).toMatchObject({ shipments: [], number: null, billingAddress: null, customerId: null });
});

test.each([
  ["/api/v2/shop/customers/5", "5"],
  [{ "@id": "/api/v2/shop/customers/5" }, "5"],
  [{ id: 5 }, "5"],
  [null, null],
  [{ firstName: "Camille" }, null],
])("the customer of an order comes as %j", (customer, id) => {
  expect(orderSchema.parse({ tokenValue: "abc", state: "cart", customer }).customerId).toBe(id);
});

test("a shipment tells the names of its carrier and its point where the order has them", () => {
  const shipment = {
    id: 2,
    method: { code: "relay", name: "Point relais" },
    pickupPoint: "/api/v2/shop/pickup-points/75-1",
  };
  const { shipments } = checkoutOrderSchema.parse({
    tokenValue: "abc",
    state: "cart",
    shipments: [shipment],
  });
  expect(shipments).toEqual([
    {
      id: 2,
      state: null,
      method: "relay",
      pickupPoint: "75-1",
      shippedAt: null,
      tracking: null,
      carrier: { name: "Point relais" },
    },
  ]);
});

test.each([
  [{ carrier: "Colissimo", code: "6A1", url: "https://colis.example/6A1" }, "https://colis.example/6A1"],
  [{ code: "6A1", url: "/_sandbox/suivi/6A1" }, "/_sandbox/suivi/6A1"],
  ["6A1", null],
  [{ code: "6A1", url: "javascript:alert(1)" }, null],
  [{ code: "6A1", url: "http://colis.example/6A1" }, null],
  [{ code: "6A1", url: "//colis.example/6A1" }, null],
  [{ code: "6A1", url: 7 }, null],
])("a parcel is followed where its address is safe: %j", (tracking, url) => {
  const shipments = [{ id: 2, shippedAt: "2026-11-20 08:00:00", tracking }];
  const read = checkoutOrderSchema.parse({ tokenValue: "abc", state: "fulfilled", shipments });
  expect(read.shipments[0]).toMatchObject({
    shippedAt: "2026-11-20 08:00:00",
    tracking: { code: "6A1", url },
  });
});

test.each([null, [], {}, "", { carrier: "Colissimo" }])(
  "nothing to follow is no tracking: %j",
  (tracking) => {
    const shipments = [{ id: 2, tracking }];
    expect(
      checkoutOrderSchema.parse({ tokenValue: "abc", state: "new", shipments }).shipments[0],
    ).toMatchObject({ tracking: null });
  },
);

test("an order is read in the shop's words", () => {
  const amounts = {
    itemsTotal: 4380,
    taxTotal: 730,
    shippingTotal: 490,
    serviceTotal: 0,
    orderPromotionTotal: -500,
  };
  expect(orderSchema.parse({ tokenValue: "abc", state: "cart", ...amounts })).toMatchObject({
    token: "abc",
    itemsTotal: 4380,
    vatIncluded: 730,
    shippingFees: 490,
    serviceFees: 0,
    promotionReduction: -500,
  });
});

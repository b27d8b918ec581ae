import { expect, test } from "vitest";
import { collateralLosses } from "../../../tests/rigs/mutations.ts";
import { parseTolerantly } from "../lists.ts";
import { countrySchema, customerAddressSchema } from "./address/address.ts";
import { authenticationSchema, customerSchema } from "./customer/customer.ts";
import { checkoutOrderSchema, orderedVariantSchema, orderSchema } from "./order/order.ts";
import {
  carrierSchema,
  paymentConfigurationSchema,
  paymentMethodSchema,
  pickupPointSchema,
} from "./order/shipment.ts";

const address = (place: string) => ({
  firstName: `Prénom ${place}`,
  lastName: `Nom ${place}`,
  company: `Société ${place}`,
  countryCode: `C${place}`,
  provinceCode: `Code ${place}`,
  provinceName: `Région ${place}`,
  street: `Rue ${place}`,
  street2: `Bâtiment ${place}`,
  city: `Ville ${place}`,
  postcode: `Postal ${place}`,
  phoneNumber: `+33 ${place}`,
  phoneNumber2: `+32 ${place}`,
  deliveryInstructions: `Code ${place}`,
});

const totals = {
  itemsTotal: 7001,
  taxTotal: 7002,
  shippingTotal: 7003,
  serviceTotal: 7004,
  orderPromotionTotal: -7005,
  total: 7006,
};

const item = (number: number) => ({
  "@id": `/api/v2/shop/order-items/${number}`,
  productName: `Produit ${number}`,
  variantName: `Format ${number}`,
  quantity: number + 1000,
  unitPrice: number + 2000,
  originalUnitPrice: number + 3000,
  subtotal: number + 4000,
  total: number + 5000,
  subscriptionInterval: number + 6000,
});

const embedded = {
  "@id": "/api/v2/shop/orders/jeton~1",
  tokenValue: "jeton~1",
  number: "000000042",
  state: "new",
  checkoutState: "completed",
  paymentState: "awaiting_payment",
  shippingState: "ready",
  currencyCode: "CHF",
  checkoutCompletedAt: "2026-11-02 10:00:00",
  customer: { "@id": "/api/v2/shop/customers/81", email: "nina@exemple.fr" },
  items: [
    {
      ...item(101),
      variant: {
        "@id": "/api/v2/shop/product-variants/V-101",
        product: { "@id": "/api/v2/shop/products/P-101" },
        inStock: true,
      },
    },
    { ...item(102), id: 102, variant: { code: "V-102" }, variantCode: "V-102" },
  ],
  freeProducts: [{ productName: "Cadeau", quantity: 77 }],
  payments: [
    {
      "@id": "/api/v2/shop/payments/91",
      state: "failed",
      method: { "@id": "/api/v2/shop/payment-methods/carte", name: "Carte bancaire" },
      details: { bankCode: "51", bankMessage: "Provision insuffisante" },
    },
    { id: 92, state: "processing", method: { code: "virement" } },
  ],
  shipments: [
    {
      "@id": "/api/v2/shop/shipments/93",
      state: "cart-ready",
      shippedAt: "2026-11-04 09:00:00",
      tracking: { carrier: "Relais Colis", code: "RC-93", url: "https://suivi.exemple.fr/RC-93" },
      method: {
        "@id": "/api/v2/shop/shipping-methods/relais",
        translations: { fr_FR: { name: "En relais" } },
      },
      pickupPoint: {
        "@id": "/api/v2/shop/pickup-points/FR-9",
        name: "Le Kiosque",
        street: "Quai",
        postcode: "13001",
        city: "Marseille",
      },
    },
  ],
  billingAddress: address("facturée"),
  shippingAddress: address("livrée"),
  promotionCoupon: { "@id": "/api/v2/shop/promotion-coupons/FIDELE10" },
  subscription: "/api/v2/shop/subscriptions/717",
  ...totals,
};

const named = {
  tokenValue: "jeton-2",
  checkoutState: "addressed",
  customer: "/autre/prefixe/shop/customers/82",
  items: [{ ...item(103), id: 103, variant: "/index.php/api/v2/shop/product-variants/V-103" }],
  payments: [{ id: 94, method: "https://api.exemple.fr/shop/payment-methods/paypal" }],
  shipments: [{ id: 95, method: "/api/v2/shop/shipping-methods/domicile", pickupPoint: null }],
  couponCode: "ÉTÉ/26",
  ...totals,
};

const identities = [
  "tokenValue",
  "items.*.id",
  "items.*.@id",
  "items.*.variant",
  "items.*.variant.code",
  "items.*.variant.@id",
];

const carrier = {
  "@id": "/api/v2/shop/shipping-methods/relais",
  translations: { fr_FR: { name: "En relais" } },
  description: "Trois jours",
  price: 390,
  kind: "relay",
};

const point = {
  "@id": "/api/v2/shop/pickup-points/FR-9",
  name: "Le Kiosque",
  street: "Quai",
  postcode: "13001",
  city: "Marseille",
  countryCode: "/api/v2/shop/countries/FR",
  latitude: 43.29,
  longitude: 5.37,
  openingHours: [[{ from: "09:00", to: "12:30" }], [], [{ from: "14:00", to: "19:00" }]],
  active: false,
};

const hours = ["from", "to"].map((end) => `openingHours.*.*.${end}`);
const variant = { code: "V-1", product: "/api/v2/shop/products/P-1", inStock: true };
const entry = { ...address("du carnet"), id: 5, alias: "Maison", isDefault: true };
const country = { code: "BE", name: "Belgique" };
const method = { code: "virement", name: "Virement", description: "Sous 3 jours", instructions: "IBAN" };
const configuration = { redirectUrl: "https://banque.exemple.fr/9", instructions: "Au dos" };
const person = {
  firstName: "Nina",
  lastName: "Petit",
  email: "nina@exemple.fr",
  subscriber: true,
  user: { verified: false },
};

const login = {
  token: "a.b.c",
  refresh_token: "jeton",
  customer: { "@id": "/api/v2/shop/customers/81", email: "nina@exemple.fr" },
  user: { verified: true },
  cart: "/api/v2/shop/orders/jeton~1",
};

test.each([
  ["an order of embedded records", () => collateralLosses(checkoutOrderSchema, embedded, identities)],
  ["an order of references", () => collateralLosses(checkoutOrderSchema, named, identities)],
  ["a cart", () => collateralLosses(orderSchema, named, identities)],
  ["a variant", () => collateralLosses(orderedVariantSchema, variant, ["code"])],
  ["an address", () => collateralLosses(customerAddressSchema, entry, ["id"])],
  ["a country", () => collateralLosses(countrySchema, country, ["code"])],
  ["a carrier", () => collateralLosses(carrierSchema, carrier, ["@id"])],
  ["a pickup point", () => collateralLosses(pickupPointSchema, point, ["@id", ...hours])],
  ["a payment method", () => collateralLosses(paymentMethodSchema, method, ["code"])],
  ["a payment configuration", () => collateralLosses(paymentConfigurationSchema, configuration)],
  ["a login", () => collateralLosses(authenticationSchema, login, ["token", "customer", "customer.@id"])],
  ["a customer", () => collateralLosses(customerSchema, person)],
])("one odd member of %s costs itself and is logged", (_, losses) => {
  expect(losses()).toEqual([]);
});

test("references are read in each of their forms", () => {
  const order = checkoutOrderSchema.parse(embedded);
  expect(order).toMatchObject({ token: "jeton~1", customerId: "81", coupon: "FIDELE10" });
  expect(order.items.map(({ id, variant }) => [id, variant])).toEqual([
    [101, { code: "V-101", product: "P-101", inStock: true }],
    [102, { code: "V-102", product: undefined, inStock: undefined }],
  ]);
  expect(order.payments.map(({ id, method: code }) => [id, code])).toEqual([
    [91, "carte"],
    [92, "virement"],
  ]);
  expect(order.shipments).toMatchObject([
    {
      id: 93,
      method: "relais",
      carrier: { name: "En relais" },
      pickupPoint: "FR-9",
      point: { name: "Le Kiosque" },
    },
  ]);
  const other = checkoutOrderSchema.parse(named);
  expect(other).toMatchObject({
    customerId: "82",
    coupon: "ÉTÉ/26",
    items: [{ variant: { code: "V-103" } }],
  });
  expect([other.payments[0]?.method, other.shipments[0]?.method]).toEqual(["paypal", "domicile"]);
  expect(pickupPointSchema.parse(point)).toMatchObject({ id: "FR-9", countryCode: "FR" });
});

test("an embedded record without code, id or IRI, and a payment or shipment without id, cost no order", () => {
  const method = { "@id": "/api/v2/.well-known/genid/5f1c", name: "Carte bancaire" };
  const { data, leftOut } = parseTolerantly(checkoutOrderSchema, {
    tokenValue: "abc",
    payments: [{ "@type": "Payment", method }],
    shipments: [{ method: { translations: [] } }],
  });
  expect([data?.payments[0], data?.shipments[0]]).toMatchObject([
    { id: null, method: null },
    { id: null, method: null },
  ]);
  expect(leftOut).toEqual([]);
});

const line = (number: number) => ({ ...item(number), variantCode: `V-${number}` });

test.each([
  ["a list", [line(104), line(105)], [104, 105]],
  ["numbered, as PHP writes a list with gaps", { 0: line(104), 2: line(105) }, [104, 105]],
  ["an empty object", {}, []],
  ["null", null, []],
])("items come as %s", (_, items, ids) => {
  const { data, leftOut } = parseTolerantly(orderSchema, { tokenValue: "abc", items });
  expect([data?.items.map(({ id }) => id), leftOut]).toEqual([ids, []]);
});

test.each([
  ["told", { state: "cancelled", checkoutState: "completed" }, "cancelled"],
  ["told by the checkout of a cart", { checkoutState: "payment_selected" }, "cart"],
  ["told by the checkout of a placed order", { checkoutState: "completed" }, "new"],
  ["of a cart that says nothing of it", {}, "cart"],
])("the state of an order is %s: carts up to version 1.14 do not have it", (_, states, state) => {
  expect(orderSchema.parse({ tokenValue: "abc", ...states }).state).toBe(state);
});

test.each([[[]], [{}], [null], [undefined]])("an empty payment configuration is %j", (answer) => {
  const { data, leftOut } = parseTolerantly(paymentConfigurationSchema, answer);
  expect([data, leftOut]).toEqual([{ addresses: [], instructions: null, request: null }, []]);
});

test("what has no name is called by its code; a country by its French name", () => {
  expect(carrierSchema.parse({ code: "relais", name: null }).name).toBe("relais");
  expect(paymentMethodSchema.parse({ code: "carte", translations: { fr_FR: { name: "Carte" } } }).name).toBe(
    "Carte",
  );
  expect(countrySchema.parse({ "@id": "/api/v2/shop/countries/LU", name: null })).toEqual({
    code: "LU",
    name: "Luxembourg",
  });
});

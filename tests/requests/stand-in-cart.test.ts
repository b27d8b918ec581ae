import { afterEach, expect, test } from "vitest";
import { addTo, askApi, cartWith, type Refusal, refusedAt } from "./stand-in-api.ts";
import { askStandIns } from "./visitor.ts";

const chicken = { code: "11000101", price: 2190, subscriptionPrice: 1971 };
const lamb = { code: "11000201", price: 2490 };

const setVariant = (change: { stock?: number; price?: number }) =>
  askStandIns(`/_sandbox/variants/${chicken.code}`, change);

afterEach(() => setVariant({ stock: 40, price: chicken.price }));

test("a subscription line costs 10 % less, and has the one-off price too", async () => {
  const { order } = await cartWith([{ ...chicken, interval: 31 }]);
  expect(order.items[0]).toMatchObject({
    unitPrice: chicken.subscriptionPrice,
    originalUnitPrice: chicken.price,
  });
});

test("goods under 15 € have a service fee, an empty cart has none", async () => {
  expect((await cartWith([])).order).toMatchObject({ serviceTotal: 0, shippingTotal: 0, total: 0 });
  await setVariant({ price: 1000 });
  expect((await cartWith([chicken])).order).toMatchObject({ serviceTotal: 190, total: 1000 + 190 + 490 });
});

test("VAT depends on the channel, then on the shipping address", async () => {
  const { cart, order } = await cartWith([{ ...chicken, quantity: 3 }], "museau_lu");
  expect(order.taxTotal).toBe(order.total - Math.round((order.total * 100) / 117));
  const billingAddress = {
    firstName: "Paul",
    lastName: "Martin",
    street: "1 rue Neuve",
    city: "Bruxelles",
    postcode: "1000",
    countryCode: "BE",
  };
  const { body } = await askApi("PATCH", `orders/${cart}/address`, { billingAddress });
  expect(body).toMatchObject({
    checkoutState: "addressed",
    shippingAddress: billingAddress,
    taxTotal: order.total - Math.round((order.total * 100) / 121),
  });
});

test("an invalid address is refused at its own field", async () => {
  const { cart } = await cartWith([chicken]);
  const billingAddress = { firstName: "A", lastName: "B", street: "C", city: "Lyon", countryCode: "FR" };
  const refused = await askApi<Refusal>("PATCH", `orders/${cart}/address`, { billingAddress });
  expect(refusedAt(refused)).toBe("422 billingAddress.postcode: Ce champ est à remplir.");
});

test("a sold-out format shows in the cart; its line can be reduced or removed, never raised", async () => {
  const { cart, order } = await cartWith([{ ...chicken, quantity: 5 }]);
  expect(order.items[0]?.variant.inStock).toBe(true);
  const line = `orders/${cart}/items/${order.items[0]?.id}`;

  await setVariant({ stock: 3 });
  expect(refusedAt(await askApi<Refusal>("PATCH", line, { quantity: 6, subscriptionInterval: 0 }))).toContain(
    "il n’en reste que 3 en stock",
  );
  expect(
    (await askApi("PATCH", line, { quantity: 4, subscriptionInterval: 0 })).body.items[0]?.quantity,
  ).toBe(4);

  await setVariant({ stock: 0 });
  const { body } = await askApi("GET", `orders/${cart}`);
  expect(body.items[0]).toMatchObject({ quantity: 4, variant: { inStock: false } });
  expect(refusedAt(await askApi<Refusal>("PATCH", line, { quantity: 5, subscriptionInterval: 0 }))).toContain(
    "en rupture de stock",
  );
  expect((await askApi("PATCH", line, { subscriptionInterval: 31 })).status).toBe(200);
  expect((await askApi("DELETE", line)).status).toBe(200);
});

test("a cart takes a new price at its next change, not by a read", async () => {
  const { cart } = await cartWith([chicken]);
  await setVariant({ price: 1000 });
  expect((await askApi("GET", `orders/${cart}`)).body.items[0]?.unitPrice).toBe(chicken.price);
  const { body } = await addTo(cart, lamb);
  expect(body).toMatchObject({ items: [{ unitPrice: 1000 }, {}], itemsTotal: 1000 + lamb.price });
  expect((await askApi("GET", `orders/${cart}`)).body.itemsTotal).toBe(1000 + lamb.price);
});

test("a removal is a change too", async () => {
  const { cart, order } = await cartWith([chicken, lamb]);
  await setVariant({ price: 1000 });
  await askApi("DELETE", `orders/${cart}/items/${order.items[1]?.id}`);
  expect((await askApi("GET", `orders/${cart}`)).body.itemsTotal).toBe(1000);
});

test("a placed order keeps its prices", async () => {
  const { cart } = await cartWith([chicken]);
  await askStandIns(`/_sandbox/orders/${cart}/state`, { state: "new" });
  await setVariant({ price: 1000 });
  expect((await addTo(cart, lamb)).status).toBe(404);
  expect((await askApi("GET", `orders/${cart}`)).body.itemsTotal).toBe(chicken.price);
});

test("one format is one line, with the interval of the last addition", async () => {
  const { cart } = await cartWith([{ ...chicken, quantity: 2 }]);
  const { body } = await addTo(cart, { ...chicken, interval: 62 });
  expect(body.items).toHaveLength(1);
  expect(body.items[0]).toMatchObject({
    quantity: 3,
    subscriptionInterval: 62,
    unitPrice: chicken.subscriptionPrice,
  });
});

test("parallel additions make one line, lose nothing and do not exceed the stock", async () => {
  const { cart } = await cartWith([]);
  const added = await Promise.all(Array.from({ length: 8 }, () => addTo(cart, chicken)));
  expect(added.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  const { body } = await askApi("GET", `orders/${cart}`);
  expect(body.items.map(({ quantity }) => quantity)).toEqual([8]);

  await setVariant({ stock: 10 });
  const more = await Promise.all(Array.from({ length: 6 }, () => addTo(cart, chicken)));
  expect(more.filter(({ status }) => status === 200)).toHaveLength(2);
  expect((await askApi("GET", `orders/${cart}`)).body.items[0]?.quantity).toBe(10);
});

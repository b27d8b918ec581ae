import { afterEach, expect, test } from "vitest";
import { logIn, people } from "./customer.ts";
import { askApi, cartWith, type OrderAnswer, variantIri } from "./stand-in-api.ts";
import { askStandIns, breakService, mendServices, visitor } from "./visitor.ts";

const chicken = "11000101";
const line = { productVariant: variantIri(chicken), quantity: 2 };
const speak = (dialect: string) => askStandIns("/_sandbox/dialect", { dialect });

afterEach(async () => {
  await speak("specification");
  await mendServices();
});

test("the specification adds by PATCH, and its PUT reads the customer only", async () => {
  const { cart } = await cartWith([{ code: chicken, quantity: 2 }]);
  const posted = await askApi("POST", `orders/${cart}/items`, line);
  expect(posted.status).toBe(405);
  expect(posted.headers.get("allow")).toBe("PATCH");
  expect((await askApi("PUT", `orders/${cart}`, { couponCode: "BIENVENUE" })).status).toBe(400);
  expect((await askApi("GET", `orders/${cart}`)).body.promotionCoupon).toBeNull();
});

test.each(["1.11", "1.12", "1.13", "2.0"])(
  "version %s adds by POST, folds coupon, address and customer into PUT, and drops the coupon that is not sent",
  async (dialect) => {
    const { token, customer } = await logIn(people.paul.email);
    await speak(dialect);
    const created = await askApi("POST", "orders", { localeCode: "fr_FR", channelCode: "museau_fr" });
    const cart = created.body.tokenValue;
    expect((await askApi("PATCH", `orders/${cart}/items`, line)).status).toBe(405);
    const added = await askApi("POST", `orders/${cart}/items`, line);
    expect(added).toMatchObject({ status: 201, body: { items: [{ quantity: 2, subscriptionInterval: 0 }] } });

    const couponCode = "BIENVENUE";
    expect((await askApi("PATCH", `orders/${cart}/apply-coupon`, { couponCode })).status).toBe(404);
    const put = (body: object) => askApi("PUT", `orders/${cart}`, body, { token });
    const reduced = (await put({ couponCode })).body;
    expect(reduced).toMatchObject({ orderPromotionTotal: -500 });
    expect(reduced).not.toHaveProperty("promotionCoupon");
    expect((await put({ couponCode: "INCONNU" })).status).toBe(422);
    expect((await askApi("DELETE", `orders/${cart}/coupon/BIENVENUE`)).status).toBe(404);

    const billingAddress = {
      firstName: "Paul",
      lastName: "Martin",
      street: "1 rue Neuve",
      city: "Bruxelles",
      postcode: "1000",
      countryCode: "BE",
    };
    const addressed = await put({ billingAddress, couponCode });
    expect(addressed.body).toMatchObject({
      checkoutState: "addressed",
      shippingAddress: { city: "Bruxelles" },
      orderPromotionTotal: -500,
    });
    expect((await askApi("PUT", `orders/${cart}`, { customer })).status).toBe(401);
    const assigned = await put({ customer });
    expect(JSON.stringify(assigned.body)).toContain(customer);
    expect(assigned.body).toMatchObject({ billingAddress: { city: "Bruxelles" }, orderPromotionTotal: 0 });

    const id = added.body.items[0]?.id;
    expect(await askApi("DELETE", `orders/${cart}/items/${id}`, undefined, { token })).toMatchObject({
      status: 204,
      body: undefined,
    });
  },
);

test.each(["1.10", "1.11", "2.0"])(
  "version %s hands a customer the last filled cart, and knows the channel's own locale only",
  async (dialect) => {
    const { token } = await logIn(people.nora.email);
    const create = (localeCode: string) =>
      askApi("POST", "orders", { localeCode, channelCode: "museau_fr" }, { token });
    const { body } = await create("fr-FR");
    await askApi("PATCH", `orders/${body.tokenValue}/items`, line, { token });
    await speak(dialect);
    expect(await create("fr_FR")).toMatchObject({ status: 201, body: { tokenValue: body.tokenValue } });
    expect((await create("fr-FR")).status).toBe(500);
  },
);

test("version 2.0 has no hydra prefix, no null, variants by name, and the fields of the specification", async () => {
  const { cart } = await cartWith([{ code: chicken, quantity: 4 }]);
  await speak("2.0");
  const { body } = await askApi<Record<string, unknown>>("GET", `orders/${cart}`);
  expect(JSON.stringify(body)).not.toMatch(/null|hydra:/);
  expect(body).toMatchObject({
    items: [{ variant: variantIri(chicken), subscriptionInterval: 0 }],
    freeProducts: [{ quantity: 1 }],
    serviceTotal: 0,
  });
  const variant = await askApi<unknown>("GET", `product-variants/${chicken}`);
  expect(variant.body).toMatchObject({ code: chicken, inStock: true, price: 2190 });
});

test("version 2.0 lists orders and their dates in its own way", async () => {
  const { token, customer } = await logIn(people.hugo.email);
  const { cart } = await cartWith([{ code: chicken }]);
  await askApi("PUT", `orders/${cart}`, { customer }, { token });
  await askStandIns(`/_sandbox/orders/${cart}/state`, { state: "fulfilled" });
  const before = await askApi<object>("GET", "orders", undefined, { token });
  expect(before.body).toMatchObject({ "hydra:totalItems": 1 });

  await speak("2.0");
  const { body } = await askApi<{ member: (OrderAnswer & { checkoutCompletedAt: string })[] }>(
    "GET",
    "orders",
    undefined,
    { token },
  );
  expect(body).toMatchObject({ totalItems: 1, view: { "@type": "PartialCollectionView" } });
  expect(body.member[0]?.checkoutCompletedAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
});

test("version 2.0 has every failure as problem+json, injected ones too", async () => {
  await speak("2.0");
  const absent = await askApi<object>("GET", "orders/inconnu");
  expect(absent.headers.get("content-type")).toContain("application/problem+json");
  expect(absent.body).toEqual({
    type: "/errors/404",
    title: "An error occurred",
    detail: "Cette commande n’existe pas.",
    status: 404,
  });
  await breakService({ service: "ecommerce", mode: "status", status: 503, times: 1 });
  expect((await askApi("GET", "orders/inconnu")).body).toMatchObject({ type: "/errors/503", status: 503 });
});

test("the page of the stand-ins shows the version and switches it", async () => {
  const browser = visitor();
  const answer = await browser.post("/_sandbox/dialect", { dialect: "1.12" });
  expect(answer.status).toBe(303);
  expect((await browser.visit("/_sandbox/")).html).toContain("Sylius 1.12");
  expect((await browser.post("/_sandbox/dialect", { dialect: "3.0" })).status).toBe(400);
  const setting = await browser.get("/_sandbox/dialect");
  expect(await setting.json()).toEqual({ dialect: "1.12" });
});

import { env } from "cloudflare:workers";
import { describe, expect, onTestFinished, test } from "vitest";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { thresholdTexts } from "../../shared/cart/amounts/threshold.texts.ts";
import { emptyCart } from "../../shared/cart/cart.ts";
import { cartVersion } from "../../shared/cart/cart-change.ts";
import { nextChargeTexts } from "../../shared/subscription/next-delivery/next-charge.texts.ts";
import { part } from "../words.ts";
import {
  add,
  applyCoupon,
  bigBag,
  cartOf,
  cartPage,
  change,
  chicken,
  lamb,
  type OrderJson,
  remove,
  rewriteOrders,
  shopper,
  subscribed,
  treats,
} from "./cart-shopper.ts";
import { askApi, cartWith } from "./stand-in-api.ts";
import { askStandIns, mendAfterEach, visitor } from "./visitor.ts";

const { accounting: texts } = cartTexts;

mendAfterEach();

describe("every accounting line is there, in whole minor units", () => {
  test.each([
    {
      cart: "a small one pays shipping and service",
      items: [treats],
      accounting: {
        subtotal: 790,
        subscriptionDiscount: 0,
        shippingFees: 490,
        serviceFees: 190,
        promotionReduction: 0,
        total: 1470,
        totalWithoutTax: 1225,
        vatIncluded: 245,
      },
    },
    {
      cart: "a larger one pays shipping alone",
      items: [{ ...chicken, quantity: 2 }],
      accounting: { subtotal: 4380, shippingFees: 490, serviceFees: 0, total: 4870, vatIncluded: 812 },
    },
    {
      cart: "from 49 € shipping is offered",
      items: [bigBag],
      accounting: { subtotal: 9490, shippingFees: 0, promotionReduction: 0, total: 9490, vatIncluded: 1582 },
    },
    {
      cart: "a promotion without a code is a reduction",
      items: [{ ...bigBag, quantity: 2 }],
      accounting: { subtotal: 18_980, promotionReduction: -500, total: 18_480, totalWithoutTax: 15_400 },
    },
    {
      cart: "what a subscription takes off is taken off the subtotal",
      items: [subscribed],
      accounting: { subtotal: 4380, subscriptionDiscount: -438, promotionReduction: 0, total: 4432 },
    },
    {
      cart: "beside a subscription the rest is bought at its price",
      items: [subscribed, lamb],
      accounting: {
        subtotal: 6870,
        subscriptionDiscount: -438,
        shippingFees: 0,
        total: 6432,
        vatIncluded: 1072,
      },
    },
  ])("$cart", async ({ items, accounting }) => {
    const { browser } = await shopper(...items);
    const { cart } = await cartOf(browser);
    expect(cart?.accounting).toMatchObject(accounting);
    const { totalWithoutTax, vatIncluded, total } = cart?.accounting ?? emptyCart.accounting;
    expect(Number(totalWithoutTax) + Number(vatIncluded)).toBe(total);
  });

  test("a write answers the amounts of the cart read after it", async () => {
    const { browser, line } = await shopper(subscribed);
    const written = [
      await add(browser, bigBag),
      await change(browser, line.id, { interval: 0 }),
      await applyCoupon(browser, "FIDELE10"),
      await remove(browser, line.id),
    ];
    for (const { change: done } of written) expect(done?.accounting.total).toBeGreaterThan(0);
    const cart = (await cartOf(browser)).cart ?? emptyCart;
    const { lines, frequencies, delivery, ...totals } = cart;
    expect(written.at(-1)?.change).toMatchObject({ ...totals, version: cartVersion(cart) });
  });
});

test("amounts are those of the e-commerce API, never computed by the shop", async () => {
  const { browser, token } = await shopper();
  await add(browser, { ...lamb, purchase: "subscription", interval: 31 });
  const { body: order } = await askApi("GET", `orders/${token}`);
  const { cart } = await cartOf(browser);
  expect(cart?.accounting).toEqual({
    subtotal: order.itemsTotal + 249,
    subscriptionDiscount: -249,
    shippingFees: order.shippingTotal,
    isShippingDue: false,
    serviceFees: order.serviceTotal,
    otherFees: 0,
    promotionReduction: order.orderPromotionTotal,
    total: order.total,
    totalWithoutTax: order.total - order.taxTotal,
    vatIncluded: order.taxTotal,
  });
  expect(cart?.lines.map(({ unitPrice }) => unitPrice)).toEqual(
    order.items.map(({ unitPrice }) => unitPrice),
  );

  const bag = `/_sandbox/variants/${chicken.variantCode}`;
  onTestFinished(() => askStandIns(bag, { price: chicken.price }));
  await askStandIns(bag, { price: 1 });
  expect((await cartOf(browser)).cart?.lines[0]?.unitPrice).toBe(chicken.price);
});

describe("the cart page has the amounts without scripts", () => {
  test("for a small cart: goods, fees, total, tax", async () => {
    const { text } = await cartPage((await shopper(treats)).browser);
    for (const row of [
      `${texts.subtotal} 7,90 €`,
      `${texts.shipping} 4,90 €`,
      "Petite commande (moins de 15 €) 1,90 €",
      `${texts.total} 14,70 €`,
      `${texts.totalWithoutTax} 12,25 €`,
      `${texts.vat} 2,45 €`,
    ]) {
      expect(text).toContain(row);
    }
    expect(text).toMatch(part(thresholdTexts.smallOrder, { from: "15 €", fee: "1,90 €", amount: "7,10 €" }));
    expect(text).not.toContain(texts.promotion);
    expect(text).not.toContain(texts.subscriptionDiscount);
  });

  test("for a subscription and an expensive bag: reductions, free shipping", async () => {
    const { text } = await cartPage((await shopper(subscribed, bigBag)).browser);
    for (const row of [
      `${texts.subtotal} 138,70 €`,
      `${texts.subscriptionDiscount} −4,38 €`,
      `${texts.promotion} −5,00 €`,
      `${texts.shipping} ${texts.shippingOffered}`,
      `${texts.total} 129,32 €`,
    ]) {
      expect(text).toContain(row);
    }
    expect(text).not.toContain(texts.service);
    expect(text).toMatch(part(texts.nextCharge));
    expect(text).toMatch(part(nextChargeTexts.goods, { amount: "39,42 €" }));
    expect(text).toContain(texts.subscriptionNote);
    expect(text).toContain(cartTexts.line.subscription);
  });

  test("the amount missing for free shipping, and that it is reached", async () => {
    const { browser } = await shopper();
    expect((await cartPage(browser)).text).toMatch(part(thresholdTexts.delivery, { amount: "5,20 €" }));
    await add(browser, treats);
    expect((await cartPage(browser)).text).toContain(thresholdTexts.reached);
  });

  test("a price of zero is 'Offert', never 'gratuit'", async () => {
    const { browser } = await shopper();
    rewriteOrders(withItems({ unitPrice: 0, total: 0 }));
    const { text } = await cartPage(browser);
    expect(text).toContain("Offert");
    expect(text).not.toMatch(/gratuit/i);
  });
});

const withItems = (change: Record<string, unknown>) => (order: OrderJson) => ({
  ...order,
  items: order.items.map((item) => ({ ...item, ...change })),
});

describe("an order promotion is shown before it is subtracted", () => {
  test.each(["specification", "1.10", "1.11", "1.12", "1.13", "2.0"])("by version %s", async (dialect) => {
    const { browser, token } = await shopper({ ...bigBag, quantity: 2 });
    onTestFinished(() => askStandIns("/_sandbox/dialect", { dialect: "specification" }));
    await askStandIns("/_sandbox/dialect", { dialect });
    const { body } = await askApi<Record<string, unknown>>("GET", `orders/${token}`);
    expect(body).toMatchObject({ itemsTotal: 18_480, items: [{ subtotal: 18_980, total: 18_480 }] });
    expect("itemsSubtotal" in body).toBe(dialect === "1.13" || dialect === "2.0");
    const { cart } = await cartOf(browser);
    expect(cart?.lines).toMatchObject([{ total: 18_980 }]);
    expect(cart?.accounting).toMatchObject({ subtotal: 18_980, promotionReduction: -500, total: 18_480 });
    const { text } = await cartPage(browser);
    expect(text).toContain(`${texts.subtotal} 189,80 € ${texts.promotion} −5,00 €`);
  });
});

describe("a zero is called free only if something says so", () => {
  const free = `${texts.shipping} ${texts.shippingOffered}`;
  const uncounted = (order: OrderJson) => ({
    ...order,
    shippingTotal: 0,
    taxTotal: 0,
    total: Number(order.total) - Number(order.shippingTotal),
  });

  test("fees and taxes of 0 are not known yet as long as nothing has a carrier", async () => {
    const { browser } = await shopper();
    rewriteOrders(uncounted);
    const { text } = await cartPage(browser);
    expect(text).toContain(`${texts.shipping} ${texts.shippingDue} ${texts.totalWithoutDelivery} 43,80 €`);
    for (const said of [free, thresholdTexts.reached, texts.vat]) expect(text).not.toContain(said);
  });

  test("a carrier says so", async () => {
    const { browser } = await shopper();
    rewriteOrders((order) => ({ ...uncounted(order), shipments: [{ id: 1, method: "domicile" }] }));
    expect((await cartPage(browser)).text).toContain(free);
  });

  test("the threshold says so", async () => {
    const { browser } = await shopper(bigBag);
    rewriteOrders(uncounted);
    expect((await cartPage(browser)).text).toContain(free);
  });

  test("a promotion of the delivery says so", async () => {
    const { browser } = await shopper();
    await applyCoupon(browser, "LIVRAISON");
    expect((await cartPage(browser)).text).toContain(free);
  });
});

describe("missing amounts are not made up", () => {
  test("a missing amount and a null one are absent, and the page shows dashes for a total", async () => {
    const { browser } = await shopper();
    rewriteOrders(({ serviceTotal, taxTotal, ...order }) => ({ ...order, total: null, shippingTotal: null }));
    expect((await cartOf(browser)).cart?.accounting).toEqual({
      subtotal: 4380,
      subscriptionDiscount: 0,
      shippingFees: null,
      isShippingDue: false,
      serviceFees: null,
      otherFees: null,
      promotionReduction: 0,
      total: null,
      totalWithoutTax: null,
      vatIncluded: null,
    });
    const { text } = await cartPage(browser);
    expect(text).toContain(`${texts.total} --,-- €`);
    for (const absent of [texts.service, texts.totalWithoutTax, texts.vat, thresholdTexts.delivery]) {
      expect(text).not.toMatch(part(absent));
    }
  });

  test("without the one-off price the reduction of a subscription is unknown", async () => {
    const { browser } = await shopper(subscribed);
    rewriteOrders(withItems({ originalUnitPrice: null }));
    expect((await cartOf(browser)).cart?.accounting.subscriptionDiscount).toBeNull();
    expect((await cartPage(browser)).text).not.toContain(texts.subscriptionDiscount);
  });

  test("an emptied cart has no coupons, fees and gifts", async () => {
    const { browser, line } = await shopper();
    await applyCoupon(browser, "CHIOT2026");
    const { change: done } = await remove(browser, line.id);
    const { lines, frequencies, delivery, ...nothing } = emptyCart;
    expect(done).toMatchObject({ ...nothing, line: null, version: cartVersion(emptyCart) });
  });
});

describe("taxes are those of the country", () => {
  test.each([
    ["museau_fr", 4870, 812],
    ["museau_be", 4970, 863],
    ["museau_lu", 4970, 722],
  ])("of the channel %s without an address", async (channelCode, total, vatIncluded) => {
    const { cart } = await cartWith([{ code: chicken.variantCode, quantity: 2 }], channelCode);
    const browser = visitor({ cookies: { "__Host-cartToken": cart } });
    expect((await cartOf(browser)).cart?.accounting).toMatchObject({
      total,
      totalWithoutTax: total - vatIncluded,
      vatIncluded,
    });
  });

  test.each([
    ["BE", "1000", 863],
    ["LU", "1009", 722],
  ])("of the country of delivery, once it is known: %s", async (countryCode, postcode, vatIncluded) => {
    const { browser, token } = await shopper();
    const billingAddress = {
      firstName: "Paul",
      lastName: "Martin",
      street: "1 rue Neuve",
      city: "Ville",
      postcode,
      countryCode,
    };
    await askApi("PATCH", `orders/${token}/address`, { billingAddress });
    const { accounting } = (await cartOf(browser)).cart ?? emptyCart;
    expect(accounting).toMatchObject({ shippingFees: 590, total: 4970, vatIncluded });
    expect((await cartPage(browser)).text).toContain(`Dont TVA ${vatIncluded / 100}`.replace(".", ","));
  });
});

describe("free products", () => {
  test("are in the cart and on its page, with 'Offert'", async () => {
    const { browser } = await shopper(bigBag);
    const { cart } = await cartOf(browser);
    expect(cart?.freeProducts).toEqual([{ name: "Échantillon de friandises", quantity: 1 }]);
    expect(cart?.count).toBe(1);
    const { text } = await cartPage(browser);
    expect(text).toContain(`Échantillon de friandises ${cartTexts.offered}`);
  });

  test("come and go with the answer to a change", async () => {
    const { browser, line } = await shopper({ ...lamb, quantity: 3 });
    const more = await change(browser, line.id, { quantity: 4 });
    expect(more.change?.freeProducts).toHaveLength(1);
    const less = await change(browser, line.id, { quantity: 3 });
    expect(less.change?.freeProducts).toEqual([]);
  });

  test("show their quantity above one", async () => {
    const { browser } = await shopper(bigBag);
    rewriteOrders((order) => ({ ...order, freeProducts: [{ productName: "Pâtée", quantity: 3 }] }));
    expect((await cartPage(browser)).text).toContain("3 × Pâtée");
  });
});

test("every call names the channel of the demo", async () => {
  const { token } = await shopper();
  const stored = await env.DB.prepare("select channelCode, localeCode from orders where tokenValue = ?")
    .bind(token)
    .first();
  expect(stored).toEqual({ channelCode: env.CHANNEL_CODE, localeCode: "fr-FR" });
});

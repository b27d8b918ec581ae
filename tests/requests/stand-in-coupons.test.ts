import { expect, test } from "vitest";
import { addTo, askApi, cartWith, type OrderAnswer, type Refusal, refusedAt } from "./stand-in-api.ts";

const chicken = { code: "11000101" };

const apply = <T = OrderAnswer>(cart: string, couponCode: string) =>
  askApi<T>("PATCH", `orders/${cart}/apply-coupon`, { couponCode });

test.each([
  ["BIENVENUE", { orderPromotionTotal: -500, shippingTotal: 490 }],
  [" fidele10 ", { orderPromotionTotal: -438, shippingTotal: 490 }],
  ["Livraison", { orderPromotionTotal: 0, shippingTotal: 0 }],
])("a code ignores case and spaces, is on the order and has its effect: %s", async (code, effect) => {
  const { cart } = await cartWith([{ ...chicken, quantity: 2 }]);
  const { status, body } = await apply(cart, code);
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...effect, promotionCoupon: { code: code.trim().toUpperCase() } });
});

test.each([
  ["INCONNU", "Ce code promo n’existe pas. Vérifiez qu’il est bien écrit."],
  ["ETE2025", "a expiré le 31 août 2025"],
  ["COMPLET", "a déjà servi autant de fois que prévu"],
  ["DEMAIN", "n’est pas encore valable"],
  ["BIENVENUE", "il vous manque 8,10 €."],
  ["CHIOT2026", "il vous manque 3,10 €."],
])("a code that cannot be applied is 422 at couponCode and says what to do: %s", async (code, words) => {
  const { cart } = await cartWith([chicken]);
  const refused = refusedAt(await apply<Refusal>(cart, code));
  expect(refused).toContain("422 couponCode: ");
  expect(refused).toContain(words);
  expect((await askApi("GET", `orders/${cart}`)).body.promotionCoupon).toBeNull();
});

test("a second code replaces the first; a refused one does not", async () => {
  const { cart } = await cartWith([{ ...chicken, quantity: 2 }]);
  await apply(cart, "BIENVENUE");
  expect((await apply(cart, "FIDELE10")).body.promotionCoupon?.code).toBe("FIDELE10");
  await apply(cart, "ETE2025");
  expect((await askApi("GET", `orders/${cart}`)).body.promotionCoupon?.code).toBe("FIDELE10");
});

test("a code is removed once; one that is not applied is 404", async () => {
  const { cart } = await cartWith([{ ...chicken, quantity: 2 }]);
  await apply(cart, "BIENVENUE");
  expect((await askApi("DELETE", `orders/${cart}/coupon/FIDELE10`)).status).toBe(404);
  const removed = await askApi("DELETE", `orders/${cart}/coupon/bienvenue`);
  expect(removed).toMatchObject({ status: 200, body: { promotionCoupon: null, orderPromotionTotal: 0 } });
  expect((await askApi("DELETE", `orders/${cart}/coupon/BIENVENUE`)).status).toBe(404);
});

test("a coupon has no effect while the cart is below its minimum", async () => {
  const { cart, order } = await cartWith([{ ...chicken, quantity: 2 }]);
  await apply(cart, "BIENVENUE");
  const line = `orders/${cart}/items/${order.items[0]?.id}`;
  const below = await askApi("PATCH", line, { quantity: 1, subscriptionInterval: 0 });
  expect(below.body).toMatchObject({ promotionCoupon: { code: "BIENVENUE" }, orderPromotionTotal: 0 });
  const above = await askApi("PATCH", line, { quantity: 3, subscriptionInterval: 0 });
  expect(above.body).toMatchObject({ promotionCoupon: { code: "BIENVENUE" }, orderPromotionTotal: -500 });
});

test("the welcome coupon is refused with a subscription, and loses its effect with a later one", async () => {
  const { cart } = await cartWith([{ ...chicken, quantity: 2, interval: 31 }]);
  expect(refusedAt(await apply<Refusal>(cart, "BIENVENUE"))).toContain("ne s’applique pas aux abonnements");

  const { cart: once } = await cartWith([{ ...chicken, quantity: 2 }]);
  await apply(once, "BIENVENUE");
  const { body } = await addTo(once, { code: "11000201", interval: 62 });
  expect(body).toMatchObject({ promotionCoupon: { code: "BIENVENUE" }, orderPromotionTotal: 0 });
});

test("a coupon for a free product adds it while its minimum is met", async () => {
  const { cart, order } = await cartWith([{ ...chicken, quantity: 2 }]);
  const puppy = { productName: "Sachet de croquettes chiot", variantName: "300 g", quantity: 1 };
  expect((await apply(cart, "CHIOT2026")).body.freeProducts).toEqual([puppy]);
  const below = await askApi("PATCH", `orders/${cart}/items/${order.items[0]?.id}`, {
    quantity: 1,
    subscriptionInterval: 0,
  });
  expect(below.body.freeProducts).toEqual([]);
});

test("without a code: a sachet from 80 €, 5 € less from 120 €", async () => {
  const { order } = await cartWith([{ ...chicken, quantity: 4 }]);
  expect(order).toMatchObject({ itemsTotal: 8760, orderPromotionTotal: 0 });
  expect(order.freeProducts).toEqual([
    { productName: "Échantillon de friandises", variantName: "30 g", quantity: 1 },
  ]);
  expect((await cartWith([{ ...chicken, quantity: 6 }])).order.orderPromotionTotal).toBe(-500);
});

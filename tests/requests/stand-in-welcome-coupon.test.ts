import { expect, test } from "vitest";
import { logIn } from "./customer.ts";
import { askApi, cartWith, type Refusal, refusedAt } from "./stand-in-api.ts";
import { type Checkout, checkoutOf, mailsTo, placed } from "./stand-in-checkout.ts";

const chicken = { code: "11000101" };
const two = { quantity: 2 };

const subscribe = (email: string) => askApi("POST", "newsletter-subscriptions", { email });

async function mailedCode(email: string): Promise<string> {
  await subscribe(email);
  const [mail] = await mailsTo(email);
  const code = /BIENVENUE-[\dA-F]{8}/.exec(mail?.html ?? "")?.[0];
  if (!code) throw new Error(`no code for ${email}`);
  return code;
}

test("a subscription is welcomed with a code of its own, once per e-mail", async () => {
  expect((await subscribe("Nadia@Exemple.fr")).status).toBe(204);
  expect((await subscribe("nadia@exemple.fr")).status).toBe(204);
  const mails = await mailsTo("nadia@exemple.fr");
  expect(mails.map(({ subject }) => subject)).toEqual(["Votre code de 5 € pour une première commande"]);
  expect(await mailedCode("autre@exemple.fr")).not.toBe(await mailedCode("encore@exemple.fr"));
});

test("a new customer redeems it once, with the order that is placed first", async () => {
  const code = await mailedCode("paul@exemple.fr");
  const [first, second, third] = [await checkoutOf(two), await checkoutOf(two), await checkoutOf(two)];
  const apply = <T>({ ask }: Checkout) =>
    ask<T>("PATCH", "/apply-coupon", { couponCode: code.toLowerCase() });
  await apply(second);
  expect((await apply(first)).body).toMatchObject({ promotionCoupon: { code }, orderPromotionTotal: -500 });
  await placed("card", first);
  expect(await first.read()).toMatchObject({ state: "new", orderPromotionTotal: -500 });

  await placed("card", second);
  expect(refusedAt(await second.ask<Refusal>("PATCH", "/complete", {}))).toContain("ne s’applique plus");
  expect((await second.read()).state).toBe("cart");
  expect(refusedAt(await apply<Refusal>(third))).toContain("a déjà servi");
});

test("an old customer is refused, and a cart that nobody has signed in to", async () => {
  const code = await mailedCode("camille@exemple.fr");
  const { cart } = await cartWith([{ ...chicken, quantity: 2 }]);
  const anonymous = await askApi<Refusal>("PATCH", `orders/${cart}/apply-coupon`, { couponCode: code });
  expect(refusedAt(anonymous)).toContain("Connectez-vous ou créez votre compte");
  const { token } = await logIn("camille.durand@example.fr");
  await askApi("PUT", `orders/${cart}`, { customer: "/api/v2/shop/customers/1" }, { token });
  const old = await askApi<Refusal>("PATCH", `orders/${cart}/apply-coupon`, { couponCode: code }, { token });
  expect(refusedAt(old)).toContain("réservé à la première commande");
  expect((await askApi("GET", `orders/${cart}`, undefined, { token })).body).toMatchObject({
    promotionCoupon: null,
  });
});

test("the code that everybody knows is for a first order, too", async () => {
  const { token } = await logIn("camille.durand@example.fr");
  const { cart } = await cartWith([{ ...chicken, quantity: 2 }]);
  await askApi("PUT", `orders/${cart}`, { customer: "/api/v2/shop/customers/1" }, { token });
  const body = { couponCode: "BIENVENUE" };
  const answer = await askApi<Refusal>("PATCH", `orders/${cart}/apply-coupon`, body, { token });
  expect(refusedAt(answer)).toContain("réservé à la première commande");
});

test("one that was never sent does not exist, and one on too little says what is missing", async () => {
  const { token } = await logIn("nora.lefevre@example.fr");
  const { cart } = await cartWith([chicken]);
  await askApi("PUT", `orders/${cart}`, { customer: "/api/v2/shop/customers/3" }, { token });
  const apply = (couponCode: string) =>
    askApi<Refusal>("PATCH", `orders/${cart}/apply-coupon`, { couponCode }, { token });
  expect(refusedAt(await apply("BIENVENUE-00000000"))).toContain("n’existe pas");
  expect(refusedAt(await apply(await mailedCode("nora@exemple.fr")))).toContain("il vous manque 8,10 €");
});

import { expect, test } from "vitest";
import { summaryTexts } from "../../shared/checkout/summary/summary.texts.ts";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import { look, newAddress, shopperWith, submitStep, wayOf } from "./checkout-shopper.ts";
import { cartWith } from "./stand-in-api.ts";
import { visitor } from "./visitor.ts";

test("the cart's button assigns the order to the customer and leads to it", async () => {
  const shopper = await shopperWith();
  const answer = await shopper.browser.post("/api/cart/checkout");
  expect(wayOf(answer)).toBe(`303 ${shopper.path("facturation")}`);
  expect((await look(shopper.browser, shopper.path("facturation"))).heading).toBe(
    checkoutTexts.stepTitles.facturation,
  );
});

test("a visitor is sent to the login, and from there to the order", async () => {
  const { cart } = await cartWith([{ code: "11000101" }]);
  const browser = visitor({ cookies: { "__Host-cartToken": cart } });
  const answer = await browser.post("/api/cart/checkout");
  expect(wayOf(answer)).toBe(`303 /connexion/?retour=${encodeURIComponent(`/commande/${cart}/`)}`);
});

test("an empty cart is not ordered", async () => {
  const shopper = await shopperWith([]);
  expect(wayOf(await shopper.browser.post("/api/cart/checkout"))).toBe("303 /panier/");
});

test("an order goes step by step without scripts, each step in the address", async () => {
  const shopper = await shopperWith();
  expect(wayOf(await submitStep(shopper, "facturation", newAddress()))).toBe(
    `303 ${shopper.path("livraison")}`,
  );
  expect(wayOf(await submitStep(shopper, "livraison", { transporteur: "colissimo" }))).toBe(
    `303 ${shopper.path("paiement")}`,
  );
  expect(wayOf(await submitStep(shopper, "paiement", { moyen: "card" }))).toBe(
    `303 ${shopper.path("recapitulatif")}`,
  );
  const { text, heading } = await look(shopper.browser, shopper.path());
  expect(heading).toBe("Vérifiez votre commande");
  expect(text).toContain(summaryTexts.submit);
});

test("no step says the tokens of the session, which scripts must not read", async () => {
  const shopper = await shopperWith();
  await submitStep(shopper, "facturation", newAddress());
  await submitStep(shopper, "livraison", { transporteur: "colissimo" });
  await submitStep(shopper, "paiement", { moyen: "card" });
  const tokens = ["jwtTokenRaw", "refreshToken"].map((name) => shopper.browser.cookies.get(`__Host-${name}`));
  for (const step of ["facturation", "livraison", "paiement", "recapitulatif"] as const) {
    const { html, heading } = await look(shopper.browser, shopper.path(step));
    expect(heading).toBe(checkoutTexts.stepTitles[step]);
    for (const token of tokens) expect(html).not.toContain(token ?? "a cookie without a token");
  }
});

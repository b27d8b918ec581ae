import { beforeAll, expect, test } from "vitest";
import { couponTexts } from "../../shared/subscription/coupon/coupon.texts.ts";
import { browserWith, logIn, noticeOf, people } from "./customer.ts";
import { textOf } from "./page-html.ts";
import { rewriteSubscriptions } from "./subscription-answers.ts";
import { stepPath, takeStep } from "./subscription-step.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach, type Visitor } from "./visitor.ts";

mendAfterEach();

const step = stepPath(2, "code");
const coupons = "/shop/subscriptions/2/coupons";
let camille: Visitor;

beforeAll(async () => {
  camille = browserWith(await logIn(people.camille.email));
});

const take = (fields: { couponCode?: string; retirer?: string }) =>
  takeStep(camille, step, { couponCode: "", retirer: "", ...fields });

test("a code is applied to the next shipment, with the total that the API settled; a second press applies nothing twice", async () => {
  const first = await take({ couponCode: "livraison" });
  expect(first.headers.get("location")).toBe("/mon-compte/mes-abonnements/2/");
  expect(noticeOf(camille)).toMatch(
    /^Le code LIVRAISON est appliqué\. Total de votre colis du .*\s€, livraison/,
  );
  await take({ couponCode: "LIVRAISON" });
  expect(noticeOf(camille)).toContain("Le code LIVRAISON est appliqué.");
  const { html } = await camille.visit(step);
  expect(textOf(html)).toMatch(textPattern(couponTexts.replaces));
});

test("a code that takes the place of another says so", async () => {
  await take({ couponCode: "FIDELE10" });
  expect(noticeOf(camille)).toContain("Le code FIDELE10 est appliqué. Il remplace LIVRAISON.");
});

test.each([
  ["", couponTexts.missing],
  ["RIEN-DE-TEL", "Ce code promo n’existe pas"],
  ["ETE2025", "a expiré le 31 août 2025"],
  ["BIENVENUE", "ne s’applique pas aux abonnements"],
])("the code %j is refused beside its field", async (couponCode, why) => {
  const answer = await take({ couponCode });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain("aria-invalid");
  expect(textOf(html)).toContain(why);
});

test("a code is removed once", async () => {
  await take({ couponCode: "FIDELE10" });
  for (const _ of [1, 2]) {
    await take({ retirer: "FIDELE10" });
    expect(noticeOf(camille)).toContain("Le code FIDELE10 est retiré.");
  }
});

test("a lost answer is read again: applied after all it is told so, else nothing was changed", async () => {
  await breakService({ service: "ecommerce", mode: "lost", path: coupons, times: 1 });
  await take({ couponCode: "FIDELE10" });
  expect(noticeOf(camille)).toContain("Le code FIDELE10 est appliqué.");
  await breakService({ service: "ecommerce", mode: "status", status: 503, path: coupons, times: 1 });
  const answer = await take({ retirer: "FIDELE10" });
  expect(answer.status).toBe(503);
  expect(textOf(await answer.text())).toContain("Rien n’a été modifié");
  expect(textOf((await camille.visit(step)).html)).toContain("FIDELE10");
});

test("a code that has no effect any more is shown with its reason, and one without a reason too", async () => {
  rewriteSubscriptions((subscription) => ({
    ...subscription,
    coupons: [
      { code: "ETE2025", valid: false, reason: "Ce code a expiré le 31 août 2025." },
      { code: "MYSTERE", valid: false },
      { code: "FIDELE10", valid: true, reason: null },
    ],
  }));
  const { html } = await camille.visit(step);
  expect(textOf(html)).toMatch(/ETE2025 Sans effet .*Ce code a expiré le 31 août 2025\./);
  expect(textOf(html)).toMatch(/MYSTERE Sans effet .*n’est plus valable pour vos produits/);
  expect(textOf(html)).toContain("FIDELE10 Appliqué");
});

import { beforeEach, expect, test } from "vitest";
import { addItemTexts } from "../../shared/subscription/add/add-item.texts.ts";
import { postFormsIn } from "../rigs/posted-forms.ts";
import { add, cartOf, lamb, soldOut } from "./cart-shopper.ts";
import { browserWith, logIn, noticeOf, people } from "./customer.ts";
import { textOf } from "./page-html.ts";
import { run } from "./subscription-engine.ts";
import { stepFieldsAt, stepPath, takeStep } from "./subscription-step.ts";
import { textPattern } from "./text-pattern.ts";
import {
  breakService,
  mendAfterEach,
  mendServices,
  productPath,
  switchSetting,
  type Visitor,
  visitor,
} from "./visitor.ts";

mendAfterEach();

const items = "/shop/subscriptions/2/items";
const addPath = (code: string, more = "") => stepPath(2, "ajouter", `&variante=${code}${more}`);
let camille: Visitor;

beforeEach(async () => {
  camille = browserWith(await logIn(people.camille.email));
});

test("a product is added for once unless the shopper says otherwise; a second press adds nothing twice", async () => {
  const path = addPath("11000201");
  const fields = await stepFieldsAt(camille, path);
  expect(fields).toMatchObject({ rythme: "une-fois", quantite: "1" });
  for (const _ of [1, 2]) {
    const answer = await camille.post(path, { ...fields, quantite: "2" });
    expect(answer.headers.get("location")).toBe("/mon-compte/mes-abonnements/2/");
    expect(noticeOf(camille)).toMatch(/quantité 2, part avec votre prochain colis, une seule fois\..* Total/);
  }
  const { html } = await camille.visit(path);
  expect(textOf(html)).toMatch(/contient déjà ce produit, pour cette fois seulement \(quantité\s: 2\)/);
  expect(await stepFieldsAt(camille, path)).toMatchObject({ quantite: "2" });
});

const soldAt = (code: string, price: number) =>
  run(`update variants set subscriptionPrice = subscriptionPrice + ${price} where code = '${code}'`);

test("the price of the step, the subscription’s, is the one that is settled, for once and at every delivery", async () => {
  const path = addPath("11000202");
  const { html } = await camille.visit(path);
  const shown = /(\d+,\d\d)\s€ \d+,\d\d\s€\/kg/.exec(textOf(html))?.[1];
  expect(shown).toBeDefined();
  for (const rythme of ["une-fois", "chaque"]) {
    await takeStep(camille, path, { rythme });
    expect(noticeOf(camille)).toContain(`${shown}\u00a0€ l’unité.`);
  }
});

test("where it is settled dearer than the step said, that is told, and one press takes it back", async () => {
  const path = addPath("11000302");
  const fields = await stepFieldsAt(camille, path);
  await soldAt("11000302", 500);
  const answer = await camille.post(path, fields);
  expect(answer.headers.get("location")).toBe("/mon-compte/mes-abonnements/2/");
  expect(noticeOf(camille)).toMatch(/Son prix est de .* l’unité, et non de/);
  const { html } = await camille.visit("/mon-compte/mes-abonnements/2/");
  const undo = postFormsIn(html).find(({ action }) => action === stepPath(2, "quantites"));
  await camille.post(undo?.action ?? "", undo?.fields ?? {});
  expect(noticeOf(camille)).toMatch(/\s: retiré\./);
  await soldAt("11000302", -500);
  expect((await stepFieldsAt(camille, path)).quantite).toBe("1");
  expect(textOf((await camille.visit(path)).html)).not.toMatch(textPattern(addItemTexts.inParcel));
});

test("it is added to every delivery where that is chosen, and then no second time", async () => {
  const path = addPath("11000301");
  await takeStep(camille, path, { rythme: "chaque" });
  expect(noticeOf(camille)).toMatch(textPattern(addItemTexts.doneEvery));
  const { html } = await camille.visit(path);
  expect(textOf(html)).toContain("Vous en recevez déjà 1 dans chaque colis");
  expect(html).not.toContain('value="chaque"');
  const again = await takeStep(camille, path, { rythme: "chaque", quantite: "5" });
  expect(again.status).toBe(422);
});

test("two presses at once make one line of the wished quantity", async () => {
  const path = addPath("11000401");
  const fields = await stepFieldsAt(camille, path);
  await Promise.all([camille.post(path, fields), camille.post(path, fields)]);
  expect((await stepFieldsAt(camille, path)).quantite).toBe("1");
});

test.each(["0", "-1", "1e9", "1000000000", "abc", ""])(
  "the quantity %j is refused beside its field",
  async (quantite) => {
    const answer = await takeStep(camille, addPath("11000101"), { quantite });
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain("Indiquez un nombre entre 1 et 99");
  },
);

test("more than there is in stock is refused in the API’s words", async () => {
  const answer = await takeStep(camille, addPath("11000101"), { quantite: "99" });
  expect(answer.status).toBe(422);
  expect(textOf(await answer.text())).toContain("il n’en reste que");
});

test.each(["99999999", "abc", "1"])("the variant %s does not exist: others are offered", async (code) => {
  const { answer, html } = await camille.visit(addPath(code));
  expect(answer.status).toBe(200);
  expect(textOf(html)).toMatch(textPattern(addItemTexts.notSold));
  expect(html).not.toContain('name="quantite"');
  const version = (await stepFieldsAt(camille, stepPath(2, "quantites"))).version ?? "";
  const posted = { variante: code, quantite: "1", rythme: "une-fois", version, offre: "" };
  expect((await camille.post(addPath(code), posted)).status).toBe(422);
});

test("a variant that is sold out cannot be added", async () => {
  const { html } = await camille.visit(addPath(soldOut.variantCode));
  expect(textOf(html)).toMatch(textPattern(addItemTexts.soldOut));
  const version = (await stepFieldsAt(camille, stepPath(2, "quantites"))).version ?? "";
  const posted = { variante: soldOut.variantCode, quantite: "1", rythme: "une-fois", version, offre: "" };
  expect((await camille.post(addPath(soldOut.variantCode), posted)).status).toBe(422);
});

test("without a product the step offers what was bought before, and the shop", async () => {
  const { html } = await camille.visit(stepPath(2, "ajouter"));
  expect(textOf(html)).toMatch(/Déjà commandés|Va bien avec/);
  expect(html).toMatch(/modifier=ajouter&amp;variante=\d{8}/);
  expect(html).toContain('href="/chat/"');
});

test.each([
  ["lost", "11000501", /part avec votre prochain colis/],
  ["status", "11000502", /Rien n’a été modifié/],
] as const)("an answer that is %s is read again before anything is said", async (mode, code, said) => {
  const path = addPath(code);
  const fields = await stepFieldsAt(camille, path);
  await breakService({ service: "ecommerce", mode, path: items, method: "POST", times: 1 });
  const answer = await camille.post(path, fields);
  expect(noticeOf(camille) + textOf(await answer.text())).toMatch(said);
});

test("a product’s page leads a subscriber to the next parcel; the page of everybody else stays as it is", async () => {
  const link = /href="([^"]*modifier=ajouter[^"]*)"/;
  const anonymous = (await visitor().visit(productPath)).html;
  expect(anonymous).not.toMatch(link);
  const { html } = await camille.visit(productPath);
  const path = (link.exec(html)?.[1] ?? "").replaceAll("&amp;", "&");
  const { way } = await camille.visit(path);
  expect(way.at(-1)).toMatch(/^\/mon-compte\/mes-abonnements\/1\/\?modifier=ajouter&variante=\d{8}$/);
  expect((await visitor().get(path)).headers.get("location")).toContain("/connexion/?retour=");
});

test("nobody without a subscription is led to a parcel", async () => {
  const paul = browserWith(await logIn(people.paul.email));
  const { way, html } = await paul.visit("/mon-compte/mes-abonnements/?modifier=ajouter&variante=11000101");
  expect(way.at(-1)).toBe("/mon-compte/mes-abonnements/");
  expect(textOf(html)).toMatch(textPattern(addItemTexts.noSubscription));
});

const fromCart = stepPath(2, "ajouter", "&variante=21000101&panier=1");
const inCart = { variantCode: "21000101" };

test("what the parcel has taken leaves the cart, and that is said; a second press changes neither", async () => {
  await add(camille, { ...inCart, quantity: 3 });
  await add(camille, lamb);
  const fields = await stepFieldsAt(camille, fromCart);
  expect(fields.quantite).toBe("3");
  for (const said of [/Votre panier n’en garde que 1\./, /part avec votre prochain colis/]) {
    await camille.post(fromCart, { ...fields, quantite: "2" });
    expect(noticeOf(camille)).toMatch(said);
    const { cart } = await cartOf(camille);
    expect(cart?.lines.map(({ variantCode, quantity }) => [variantCode, quantity])).toEqual([
      [inCart.variantCode, 1],
      [lamb.variantCode, 1],
    ]);
  }
  expect((await stepFieldsAt(camille, fromCart)).quantite).toBe("3");
  const answer = await takeStep(camille, fromCart);
  expect(answer.headers.get("location")).toBe("/panier/");
  expect(noticeOf(camille)).toContain(addItemTexts.outOfCart);
});

test("the cart keeps what the parcel did not take, and a cart that cannot be changed is said", async () => {
  await add(camille, inCart);
  const fields = await stepFieldsAt(camille, fromCart);
  await breakService({ service: "ecommerce", mode: "status", path: items, times: 1 });
  expect((await camille.post(fromCart, fields)).status).toBe(503);
  expect((await cartOf(camille)).cart?.count).toBe(1);
  await breakService({ service: "ecommerce", mode: "status", path: "/shop/orders", method: "DELETE" });
  await camille.post(fromCart, fields);
  expect(noticeOf(camille)).toMatch(textPattern(addItemTexts.stillInCart));
  await mendServices();
  await camille.post(fromCart, fields);
  expect(noticeOf(camille)).toContain(addItemTexts.outOfCart);
  expect((await cartOf(camille)).cart?.count ?? 0).toBe(0);
});

test("a parcel that is to hold fewer than it does leaves the cart as it is", async () => {
  await add(camille, { ...inCart, quantity: 3 });
  await takeStep(camille, fromCart);
  await add(camille, { ...inCart, quantity: 2 });
  await takeStep(camille, fromCart, { quantite: "1" });
  expect((await stepFieldsAt(camille, fromCart)).ensemble).toBe("3");
  expect((await cartOf(camille)).cart?.count).toBe(2);
});

test("what is dearer in the parcel than the step said stays in the cart too", async () => {
  await add(camille, { variantCode: "21000102" });
  const path = stepPath(2, "ajouter", "&variante=21000102&panier=1");
  const fields = await stepFieldsAt(camille, path);
  await soldAt("21000102", 500);
  const answer = await camille.post(path, fields);
  await soldAt("21000102", -500);
  expect(answer.headers.get("location")).toBe("/mon-compte/mes-abonnements/2/");
  expect(noticeOf(camille)).toMatch(textPattern(addItemTexts.otherPrice));
  expect((await cartOf(camille)).cart?.lines.map(({ variantCode }) => variantCode)).toContain("21000102");
});

test("a subscribed line of the cart stays there", async () => {
  await add(camille, { ...inCart, purchase: "subscription", interval: 31 });
  const { html } = await camille.visit(fromCart);
  expect(textOf(html)).not.toMatch(textPattern(addItemTexts.fromCart));
  expect((await camille.visit("/panier/")).html).not.toContain("panier=1");
});

test("the only subscription is the one meant, also where its list is left out", async () => {
  await run("update subscriptions set customerId = 2 where id = 2");
  await switchSetting("features", ["subscriptions", "subscription-redirect"]);
  const { way } = await camille.visit("/mon-compte/mes-abonnements/?modifier=ajouter&variante=11000101");
  await switchSetting("features", undefined);
  expect(way.at(-1)).toBe(stepPath(1, "ajouter", "&variante=11000101"));
});

import { beforeEach, expect, onTestFinished, test } from "vitest";
import { changedPartsTexts } from "../../shared/subscription/step/changed-parts.texts.ts";
import { swapTexts } from "../../shared/subscription/swap/swap.texts.ts";
import { browserWith, logIn, noticeOf, people } from "./customer.ts";
import { textOf } from "./page-html.ts";
import { rewriteSubscriptions } from "./subscription-answers.ts";
import { readSubscription, run } from "./subscription-engine.ts";
import { stepFieldsAt, stepPath, takeStep } from "./subscription-step.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach, type Visitor } from "./visitor.ts";

mendAfterEach();

const swapPath = (subscription: number, line: string) =>
  stepPath(subscription, "echanger", `&article=${line}`);
let camille: Visitor;
let line: string;

beforeEach(async () => {
  camille = browserWith(await logIn(people.camille.email));
  const fields = await stepFieldsAt(camille, stepPath(2, "quantites"));
  line =
    Object.keys(fields)
      .find((name) => name.startsWith("quantite-"))
      ?.slice("quantite-".length) ?? "";
});

async function choices(path: string) {
  const { html } = await camille.visit(path);
  const radios = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([tag]) => tag);
  const codeIn = (tag: string) => /value="(\d{8})"/.exec(tag)?.[1] ?? "";
  return {
    html,
    open: radios.filter((tag) => !/ disabled/.test(tag)).map(codeIn),
    soldOut: radios.filter((tag) => / disabled/.test(tag)).map(codeIn),
  };
}

test("other formats come first, then other recipes, with their price, unit price and what they change", async () => {
  const { html, open } = await choices(swapPath(2, line));
  const text = textOf(html);
  expect(open.length).toBeGreaterThan(2);
  expect(text.indexOf(swapTexts.formats)).toBeLessThan(text.indexOf(swapTexts.recipes));
  expect(text).toMatch(
    /€\/kg.*\d+ × .*, soit .* · \d+,\d\d\s€ par colis au lieu de \d+,\d\d\s€ \([+−]\s\d+,\d\d\s€\)/,
  );
  expect(text).toMatch(textPattern(swapTexts.transition));
});

test("a swap keeps the weight, says it with the price before and after, and can be taken back", async () => {
  await run(`update subscription_items set quantity = 5 where id = ${line}`);
  const path = swapPath(2, line);
  const lineNow = async () => {
    const { items } = await readSubscription(2);
    const found = items.find(({ id }) => String(id) === line);
    return found && { quantity: found.quantity, variant: found.variant.code };
  };
  const before = await lineNow();
  const text = textOf((await camille.visit(path)).html);
  expect(text).toContain("13 × 1,5 kg, soit 19,5 kg au lieu de 20 kg");
  expect(text).toContain("2 × 10 kg, soit 20 kg comme aujourd’hui");
  expect(text).toMatch(/La même quantité en 2 × 10 kg : \d+,\d\d € de moins par colis/);
  const format = "21000202";
  await takeStep(camille, path, { variante: format });
  const after = await lineNow();
  expect([after?.variant, after?.quantity]).toEqual([format, 13]);
  expect(noticeOf(camille)).toMatch(/13\s× .* au lieu de 5\s× .*/);
  const back = swapPath(2, `${line}&variante=${before?.variant}&quantite=5`);
  await takeStep(camille, back, { variante: String(before?.variant) });
  expect(await lineNow()).toEqual({ variant: before?.variant, quantity: 5 });
  await run(`update subscription_items set quantity = 1 where id = ${line}`);
});

test("larger packs are no saving if the parcel would pay its delivery again", async () => {
  await run(`update subscription_items set quantity = 5 where id = ${line}`);
  onTestFinished(
    async () => void (await run(`update subscription_items set quantity = 1 where id = ${line}`)),
  );
  const saying = /La même quantité en 2 × 10 kg : \d+,\d\d € de moins par colis/;
  const goods = { itemsTotal: 4900 };
  rewriteSubscriptions((one) => ({ ...one, ...goods }));
  expect(textOf((await camille.visit(swapPath(2, line))).html)).not.toMatch(saying);
  goods.itemsTotal = 4899;
  expect(textOf((await camille.visit(swapPath(2, line))).html)).toMatch(saying);
});

test("a swap keeps the discount, is done once, and leads back", async () => {
  const path = swapPath(2, line);
  const [code = ""] = (await choices(path)).open;
  const fields = await stepFieldsAt(camille, path);
  const answer = await camille.post(path, { ...fields, variante: code });
  expect(answer.headers.get("location")).toBe("/mon-compte/mes-abonnements/2/");
  expect(noticeOf(camille)).toMatch(/au lieu de .*Total de votre colis du/);
  const { html } = await camille.visit("/mon-compte/mes-abonnements/2/");
  expect(textOf(html)).toContain(swapTexts.undo);
  await breakService({ service: "ecommerce", mode: "status", path: "/shop/subscriptions/2/items" });
  expect((await camille.post(path, { ...fields, variante: code })).status).toBe(303);
  expect(noticeOf(camille)).toMatch(textPattern(swapTexts.already));
});

test("a swap that is settled dearer than the step said is told with both prices", async () => {
  const path = swapPath(2, line);
  const [code = ""] = (await choices(path)).open;
  const fields = await stepFieldsAt(camille, path);
  await run(`update variants set subscriptionPrice = subscriptionPrice + 500 where code = '${code}'`);
  await camille.post(path, { ...fields, variante: code });
  await run(`update variants set subscriptionPrice = subscriptionPrice - 500 where code = '${code}'`);
  expect(noticeOf(camille)).toMatch(/au lieu de .* Son prix est de .*, et non de .*\./);
  expect(textOf((await camille.visit("/mon-compte/mes-abonnements/2/")).html)).toContain(swapTexts.undo);
});

test.each([
  ["", "Choisissez ce que vous voulez recevoir"],
  ["..", "Choisissez ce que vous voulez recevoir"],
  ["abc", "Ce produit n’est pas disponible pour cet échange"],
  ["99999999", "Ce produit n’est pas disponible pour cet échange"],
  ["11000101", "Ce produit n’est pas disponible pour cet échange"],
])("the variant %j is refused beside the choice", async (variante, why) => {
  const answer = await takeStep(camille, swapPath(2, line), { variante });
  expect(answer.status).toBe(422);
  expect(textOf(await answer.text())).toContain(why);
});

test("what is out of stock can be seen, and not be chosen", async () => {
  const { html, open, soldOut } = await choices(swapPath(2, line));
  for (const code of soldOut) {
    expect(open).not.toContain(code);
    const answer = await takeStep(camille, swapPath(2, line), { variante: code });
    expect(answer.status).toBe(422);
  }
  expect(soldOut.length > 0).toBe(textOf(html).includes(swapTexts.soldOut));
});

test("a price that changed since the step was shown is shown again before anything is written", async () => {
  const path = swapPath(2, line);
  const [code = ""] = (await choices(path)).open;
  const answer = await takeStep(camille, path, { variante: code, offre: "other" });
  expect(answer.headers.get("location")).toMatch(`${path}&variante=${code}&quantite=`);
  expect(noticeOf(camille)).toMatch(textPattern(swapTexts.changed));
});

test("a line that is gone, or of another subscription, is neither shown nor written", async () => {
  const path = swapPath(1, line);
  const answers = [await camille.get(path), await camille.post(path, { variante: "11000101", version: "x" })];
  expect(answers.map(({ headers }) => headers.get("location"))).toEqual([
    stepPath(1, "echanger"),
    stepPath(1, "echanger"),
  ]);
  expect(noticeOf(camille)).toBe(changedPartsTexts.lineGone);
  expect((await camille.get(swapPath(2, "0"))).status).toBe(404);
  expect((await camille.get(swapPath(2, "abc"))).status).toBe(404);
});

test("without a line in the address it is asked for", async () => {
  const { html } = await camille.visit(stepPath(2, "echanger"));
  expect(textOf(html)).toMatch(textPattern(swapTexts.which));
  expect(html).toContain(`modifier=echanger&amp;article=${line}`);
});

test.each([
  ["lost", /au lieu de/],
  ["status", /Rien n’a été modifié/],
] as const)("an answer that is %s is read again before anything is said", async (mode, said) => {
  const path = swapPath(2, line);
  const [code = ""] = (await choices(path)).open;
  const fields = await stepFieldsAt(camille, path);
  await breakService({ service: "ecommerce", mode, path: "/shop/subscriptions/2/items", method: "PATCH" });
  const answer = await camille.post(path, { ...fields, variante: code });
  expect(noticeOf(camille) + textOf(await answer.text())).toMatch(said);
});

import { beforeEach, expect, test } from "vitest";
import { quantitiesTexts } from "../../shared/subscription/quantities/quantities.texts.ts";
import { browserWith, logIn, noticeOf, people } from "./customer.ts";
import { textOf } from "./page-html.ts";
import { rewriteSubscriptions } from "./subscription-answers.ts";
import { stepFieldsAt, stepPath, takeStep } from "./subscription-step.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach, type Visitor } from "./visitor.ts";

mendAfterEach();

const step = stepPath(2, "quantites");
const items = "/shop/subscriptions/2/items";
let camille: Visitor;

beforeEach(async () => {
  camille = browserWith(await logIn(people.camille.email));
});

async function lines() {
  const fields = await stepFieldsAt(camille, step);
  const names = Object.keys(fields).filter((name) => name.startsWith("quantite-"));
  const [dry = "", wet = ""] = names;
  return { fields, dry, wet, held: names.map((name) => fields[name]) };
}

const removalOf = (quantity: string) => quantity.replace("quantite", "retirer");

test("quantities are what is posted, and the notice has the total that the API settled", async () => {
  const { dry, wet } = await lines();
  const answer = await takeStep(camille, step, { [dry]: "2", [wet]: "3" });
  expect(answer.headers.get("location")).toBe("/mon-compte/mes-abonnements/2/");
  expect(noticeOf(camille)).toMatch(
    /^C’est noté\. .*\s: 2, .*\s: 3\. Total de votre colis du .*\s: \d+,\d\d\s€, livraison comprise\.$/,
  );
  expect((await lines()).held).toEqual(["2", "3"]);
});

test("a second press writes nothing and tells the same subscription", async () => {
  const { dry, fields } = await lines();
  await camille.post(step, { ...fields, [dry]: "4" });
  await breakService({ service: "ecommerce", mode: "status", status: 500, path: items });
  const again = await camille.post(step, { ...fields, [dry]: "4" });
  expect(again.status).toBe(303);
  expect(noticeOf(camille)).toBe(quantitiesTexts.nothing);
});

test.each(["0", "-1", "1e9", "1000000000", "abc", ""])(
  "the quantity %j by hand is refused beside its line, and nothing is written",
  async (quantity) => {
    const { dry, held } = await lines();
    const answer = await takeStep(camille, step, { [dry]: quantity });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toMatch(new RegExp(`id="${dry}-erreur"[^>]*>Indiquez un nombre entre 1 et 99`));
    expect((await lines()).held).toEqual(held);
  },
);

test("more than there is in stock is refused beside the line, in the API’s words", async () => {
  const { dry } = await lines();
  const answer = await takeStep(camille, step, { [dry]: "99" });
  expect(answer.status).toBe(422);
  expect(textOf(await answer.text())).toContain("il n’en reste que");
});

test("where the second line fails, what was changed and what not is said after reading again", async () => {
  const { dry, wet } = await lines();
  const second = `${items}/${wet.replace("quantite-", "")}`;
  await breakService({ service: "ecommerce", mode: "status", status: 503, path: second });
  const answer = await takeStep(camille, step, { [dry]: "1", [wet]: "5" });
  expect(answer.headers.get("location")).toBe(step);
  expect(noticeOf(camille)).toMatch(
    /^Enregistré\s: .*\s: 1\. Non enregistré\s: .*\s: 5\. Vérifiez, puis réessayez\.$/,
  );
  expect((await lines()).held).toEqual(["1", "5"]);
});

test("lost answers are read again: all was written, and it is told so", async () => {
  const { dry, wet } = await lines();
  await breakService({ service: "ecommerce", mode: "lost", path: items, times: 2 });
  await takeStep(camille, step, { [dry]: "2", [wet]: "2" });
  expect(noticeOf(camille)).toMatch(/^C’est noté\. .*\s: 2, .*\s: 2\. /);
});

test("one line is removed; the last one cannot be, and the ways out are named before", async () => {
  const { dry, wet } = await lines();
  const both = await takeStep(camille, step, { [removalOf(dry)]: "on", [removalOf(wet)]: "on" });
  expect(both.status).toBe(422);
  expect(textOf(await both.text())).toMatch(textPattern(quantitiesTexts.allRemoved));
  await takeStep(camille, step, { [removalOf(wet)]: "on" });
  expect(noticeOf(camille)).toContain(": retiré.");
  const { html } = await camille.visit(step);
  expect(html).not.toContain('name="retirer-');
  expect(textOf(html)).toMatch(
    /Vous ne pouvez pas retirer le dernier produit .* faire une pause ou résilier l’abonnement/,
  );
  const forced = await takeStep(camille, step, { [removalOf(dry)]: "on" });
  expect(forced.status).toBe(422);
});

test("a line of the next order leads to its removal, which is still to be confirmed; the last recurring one does not", async () => {
  const remove = /href="([^"]*modifier=quantites&amp;retirer=(\d+))"/g;
  const { html } = await camille.visit("/mon-compte/mes-abonnements/1/");
  const [[, href = "", id = ""] = []] = html.matchAll(remove);
  const step = await camille.visit(href.replaceAll("&amp;", "&"));
  const box = new RegExp(`<input[^>]*name="retirer-${id}"[^>]*>`).exec(step.html)?.[0];
  expect(box).toMatch(/ checked/);
  rewriteSubscriptions(({ items, ...rest }) => ({ ...rest, items: items.slice(0, 1) }));
  expect((await camille.visit("/mon-compte/mes-abonnements/1/")).html).not.toMatch(remove);
});

import { expect, test } from "vitest";
import { stepTexts } from "../../shared/subscription/step/step.texts.ts";
import { browserWith, logIn, noticeOf, people } from "./customer.ts";
import { textOf } from "./page-html.ts";
import { goIntoLock } from "./subscription-engine.ts";
import { stepFieldsAt, stepPath } from "./subscription-step.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach } from "./visitor.ts";

mendAfterEach();

const as = async (person: keyof typeof people) => browserWith(await logIn(people[person].email));

const steps = [
  ["quantites", "", { "quantite-2": "5" }, "/shop/subscriptions/1/items"],
  ["ajouter", "&variante=11000201", {}, "/shop/subscriptions/1/items"],
  ["echanger", "&article=1", { variante: "11000102" }, "/shop/subscriptions/1/items"],
  ["code", "", { couponCode: "LIVRAISON", retirer: "" }, "/shop/subscriptions/1/coupons"],
] as const;

test.each(steps)("%s of another customer’s subscription, or of none, is not found", async (name, more) => {
  const paul = await as("paul");
  for (const id of [1, 999_999]) {
    const path = stepPath(id, name, more);
    expect((await paul.get(path)).status).toBe(404);
    expect((await paul.post(path, { version: "x", couponCode: "FIDELE10" })).status).toBe(404);
  }
});

test.each(steps)(
  "%s, decided on a shipment that is another one meanwhile (409), comes again as it is now",
  async (name, more, posted, call) => {
    const camille = await as("camille");
    const path = stepPath(1, name, more);
    const fields = { ...(await stepFieldsAt(camille, path)), ...posted };
    await breakService({ service: "ecommerce", mode: "status", status: 409, path: call });
    const answer = await camille.post(path, fields);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
    expect(noticeOf(camille)).toContain("a changé entre-temps");
  },
);

test.each(steps)("%s shown before another change writes nothing", async (name, more, posted, call) => {
  const camille = await as("camille");
  const path = stepPath(1, name, more);
  const fields = await stepFieldsAt(camille, path);
  await breakService({ service: "ecommerce", mode: "status", path: call });
  const answer = await camille.post(path, { ...fields, ...posted, version: "other" });
  expect(answer.headers.get("location")).toBe(path);
  expect(noticeOf(camille)).toMatch(textPattern(stepTexts.changed));
});

test("inside the lock each step says why there is nothing to change, and a form left open overnight writes nothing", async () => {
  const camille = await as("camille");
  const open = await Promise.all(
    steps.map(async ([name, more, posted]) => {
      const path = stepPath(1, name, more);
      return { path, fields: { ...(await stepFieldsAt(camille, path)), ...posted } };
    }),
  );
  await goIntoLock(1);
  const late = await as("camille");
  for (const { path, fields } of open) {
    const answer = await late.post(path, fields);
    expect(answer.headers.get("location")).toBe(path);
    expect(noticeOf(late)).toMatch(/Rien (d’autre )?n’a été modifié/);
    const { html } = await late.visit(path);
    expect(textOf(html)).toContain("est en préparation");
    expect(html).not.toContain('name="version"');
  }
});

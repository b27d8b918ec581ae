import { expect, test } from "vitest";
import { stepTexts } from "../../shared/subscription/step.texts.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { textOf } from "./page-html.ts";
import { stepFieldsAt, stepPath, takeStep } from "./subscription-step.ts";
import { textPattern } from "./text-pattern.ts";
import { mendAfterEach, visitor } from "./visitor.ts";

mendAfterEach();

const as = async (person: keyof typeof people) => browserWith(await logIn(people[person].email));

test("a step says what it does before its one press (spec 4, subscription editing)", async () => {
  const browser = await as("camille");
  const { answer, html } = await browser.visit(stepPath(1, "passer"));
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(textOf(html)).toMatch(
    /La livraison du .* ne partira pas, et ne sera pas débitée\. La suivante partira le/,
  );
});

test("a step of another customer’s subscription, or of none, is not found", async () => {
  const paul = await as("paul");
  for (const id of [1, 999_999]) {
    expect((await paul.get(stepPath(id, "passer"))).status).toBe(404);
    expect((await paul.post(stepPath(id, "passer"), { to: "2027-01-12", version: "x" })).status).toBe(404);
  }
});

test("a step needs a login, and is returned to after it", async () => {
  const path = stepPath(1, "passer");
  const answer = await visitor().get(path);
  expect(answer.headers.get("location")).toBe(`/connexion/?retour=${encodeURIComponent(path)}`);
});

test("a form that was shown before another change writes nothing, and shows what it is now", async () => {
  const browser = await as("camille");
  const fields = await stepFieldsAt(browser, stepPath(1, "passer"));
  expect(fields.version).toMatch(/^[0-9a-z]+$/);
  const answer = await takeStep(browser, stepPath(1, "passer"), { version: "other" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, stepPath(1, "passer")]);
  const { html } = await browser.visit(stepPath(1, "passer"));
  expect(textOf(html)).toMatch(textPattern(stepTexts.changed));
});

import { beforeEach, expect, test } from "vitest";
import { inDays } from "../days.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { subscriber } from "./stand-in-subscriber.ts";
import { freshShop, goTo } from "./subscription-engine.ts";
import { stepPath, takeStep } from "./subscription-step.ts";
import { breakService, mendAfterEach, type Visitor } from "./visitor.ts";

mendAfterEach();
beforeEach(freshShop);

const camille = async () => browserWith(await logIn(people.camille.email));
const usual = ["pause", "frequence", "passer"];

async function linked(browser: Visitor, id: number): Promise<string[]> {
  const { html } = await browser.visit(stepPath(id, "resiliation"));
  return usual.filter((change) => html.includes(`"${stepPath(id, change)}"`));
}

test("what could help instead of an end is linked, before the second delivery too", async () => {
  const browser = await camille();
  for (const id of [1, 2]) expect(await linked(browser, id)).toEqual(usual);
});

test("no pause is linked in a pause", async () => {
  const { write } = await subscriber(people.camille.email, 1);
  expect((await write("POST", "/pause", { until: inDays(30) })).status).toBe(200);
  expect(await linked(await camille(), 1)).not.toContain("pause");
});

test("no delivery to skip is linked inside the lock", async () => {
  await goTo("freeze");
  expect(await linked(await camille(), 1)).toEqual(["pause", "frequence"]);
});

test("a call that the API lacks is an outage, and hides nothing", async () => {
  const browser = await camille();
  await breakService({
    service: "ecommerce",
    mode: "status",
    status: 405,
    path: "/shop/subscriptions/1/pause",
  });
  await takeStep(browser, stepPath(1, "pause"), { until: "autre", day: inDays(20) });
  expect(await linked(browser, 1)).toEqual(["pause", "frequence", "passer"]);
});

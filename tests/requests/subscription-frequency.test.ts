import { expect, test } from "vitest";
import { departureFrom } from "../../shared/delivery/departure.ts";
import { dayAfter } from "../../shared/time/wall-clock.ts";
import { dayText } from "../days.ts";
import { browserWith, logIn, noticeOf, people } from "./customer.ts";
import { textOf } from "./page-html.ts";
import { subscriber } from "./stand-in-subscriber.ts";
import { stepFieldsAt, stepPath, takeStep } from "./subscription-step.ts";
import { breakService, mendAfterEach } from "./visitor.ts";

mendAfterEach();

const step = stepPath(1, "frequence");
const camille = async () => browserWith(await logIn(people.camille.email));

test("each rhythm says its three next deliveries, and from which one it applies, before it is confirmed", async () => {
  const { read } = await subscriber(people.camille.email, 1);
  const { nextShipmentDate: day } = await read();
  const text = textOf((await (await camille()).visit(step)).html);
  expect(text).toContain(`Votre colis du ${dayText(day)} ne change pas`);
  for (const interval of [31, 42, 155]) {
    const days = [0, 1, 2].map((n) => dayText(departureFrom(dayAfter(day ?? "", n * interval))));
    expect(text).toContain(days.join(" "));
  }
});

test("a rhythm is changed by its form alone, and the next delivery keeps its day", async () => {
  const { read } = await subscriber(people.camille.email, 1);
  const { nextShipmentDate } = await read();
  const browser = await camille();
  expect(await stepFieldsAt(browser, step)).toMatchObject({ rythme: "42" });
  const answer = await takeStep(browser, step, { rythme: "62" });
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    "/mon-compte/mes-abonnements/1/?onglet=mon-abonnement",
  ]);
  expect(noticeOf(browser)).toContain("Nouveau rythme\u00a0: tous les 2 mois.");
  expect(await read()).toMatchObject({ subscriptionInterval: 62, nextShipmentDate });
});

test("a rhythm that is not offered is refused with a sentence, the subscription as it was", async () => {
  const { read } = await subscriber(people.camille.email, 1);
  const before = await read();
  for (const [rythme, sentence] of [
    ["30", "Ce rythme n’est plus proposé"],
    ["", "Choisissez un rythme"],
  ] as const) {
    const answer = await takeStep(await camille(), step, { rythme });
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain(sentence);
  }
  expect(await read()).toEqual(before);
});

test("a change whose answer is lost is read again: done is said as done", async () => {
  const { read } = await subscriber(people.camille.email, 1);
  const browser = await camille();
  await breakService({ service: "ecommerce", mode: "lost", method: "PATCH", times: 1 });
  await takeStep(browser, step, { rythme: "31" });
  expect(await read()).toMatchObject({ subscriptionInterval: 31 });
  expect(noticeOf(browser)).toContain("Nouveau rythme");
});

test("a change that never reached the API says that nothing was changed", async () => {
  const { read } = await subscriber(people.camille.email, 1);
  const before = await read();
  await breakService({ service: "ecommerce", mode: "status", status: 503, method: "PATCH", times: 1 });
  const answer = await takeStep(await camille(), step, { rythme: "93" });
  expect(answer.status).toBe(503);
  expect(textOf(await answer.text())).toContain("Rien n’a été modifié");
  expect(await read()).toEqual(before);
});

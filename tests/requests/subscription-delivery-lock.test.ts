import { expect, test } from "vitest";
import { frequencyTexts } from "../../shared/subscription/frequency/frequency.texts.ts";
import { browserWith, logIn, noticeOf, people } from "./customer.ts";
import { textOf } from "./page-html.ts";
import { subscriber } from "./stand-in-subscriber.ts";
import { goIntoLock } from "./subscription-engine.ts";
import { stepFieldsAt, stepPath, takeStep } from "./subscription-step.ts";
import { textPattern } from "./text-pattern.ts";

test("inside the lock address and carrier stay, a form from before writes nothing; a rhythm and a card may change", async () => {
  const browser = browserWith(await logIn(people.camille.email));
  const carriers = stepPath(1, "livraison");
  const shown = await stepFieldsAt(browser, carriers);
  await goIntoLock(1);
  const { read } = await subscriber(people.camille.email, 1);
  const before = await read();
  expect(before).toMatchObject({ locked: true });

  const answer = await browser.post(carriers, { ...shown, transporteur: "transporteur-lourd" });
  expect(answer.status).toBe(303);
  expect(noticeOf(browser)).toContain("Rien");
  expect(await read()).toEqual(before);
  for (const name of ["adresses", "livraison"]) {
    const { html } = await browser.visit(stepPath(1, name));
    expect(textOf(html)).toContain("en préparation");
  }

  const rhythm = stepPath(1, "frequence");
  expect(textOf((await browser.visit(rhythm)).html)).toMatch(textPattern(frequencyTexts.effect.locked));
  await takeStep(browser, rhythm, { rythme: "31" });
  expect(await read()).toMatchObject({
    subscriptionInterval: 31,
    nextShipmentDate: before.nextShipmentDate,
    locked: true,
  });
  const gateway = await takeStep(browser, stepPath(1, "paiement"));
  expect(gateway.headers.get("location")).toMatch(/^\/_sandbox\/paiement\/carte\//);
});

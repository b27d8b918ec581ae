import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { addressPairFormTexts } from "../../shared/address/address-pair.texts.ts";
import { deliveryStepTexts } from "../../shared/subscription/delivery/delivery.texts.ts";
import { stepTexts } from "../../shared/subscription/step/step.texts.ts";
import { browserWith, logIn, noticeOf, people } from "./customer.ts";
import { textOf } from "./page-html.ts";
import { subscriber } from "./stand-in-subscriber.ts";
import { stepFieldsAt, stepPath, takeStep } from "./subscription-step.ts";
import { textPattern } from "./text-pattern.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, mendAfterEach, type Visitor } from "./visitor.ts";

mendAfterEach();

const camille = async () => browserWith(await logIn(people.camille.email));
const subscription = (id: number) => subscriber(people.camille.email, id);
const addressOf = async (id: number) =>
  (await (await subscription(id)).write<{ shippingAddress: object; billingAddress: object }>("GET", "")).body;

const newAddress = (kind: string, more: Record<string, string> = {}) => ({
  [`${kind}.id`]: "nouvelle",
  [`${kind}.firstName`]: "Camille",
  [`${kind}.lastName`]: "Durand",
  [`${kind}.countryCode`]: "FR",
  [`${kind}.street`]: "5 rue Haute",
  [`${kind}.postcode`]: "69007",
  [`${kind}.city`]: "Lyon",
  [`${kind}.phoneNumber`]: "06 12 34 56 78",
  ...more,
});

const heavy = "transporteur-lourd";

const belgian = newAddress("shippingAddress", {
  "shippingAddress.countryCode": "BE",
  "shippingAddress.street": "4 rue Neuve",
  "shippingAddress.postcode": "1000",
  "shippingAddress.city": "Bruxelles",
});

async function moveTo(browser: Visitor, path: string, address: Record<string, string>) {
  const { "facturer-ailleurs": _, ...fields } = await stepFieldsAt(browser, path);
  return browser.post(path, { ...fields, ...address });
}

describe("the addresses of a subscription", () => {
  const step = stepPath(1, "adresses");

  test("are filled in, billed there too unless another is asked for, and kept in the book if wished", async () => {
    const browser = await camille();
    const answer = await takeStep(browser, step, {
      ...newAddress("shippingAddress"),
      "shippingAddress.garder": "on",
    });
    expect(answer.headers.get("location")).toBe("/mon-compte/mes-abonnements/1/?onglet=mon-abonnement");
    expect(noticeOf(browser)).toContain("5 rue Haute, 69007 Lyon");
    const street = { street: "5 rue Haute" };
    expect(await addressOf(1)).toMatchObject({ shippingAddress: street, billingAddress: street });
    expect(textOf((await browser.visit(step)).html)).toContain("5 rue Haute");
    expect(textOf((await browser.visit("/mon-compte/mes-adresses/")).html)).toContain("5 rue Haute");
  });

  test("may differ, for delivery and for billing", async () => {
    await takeStep(await camille(), step, {
      ...newAddress("shippingAddress"),
      ...newAddress("billingAddress", { "billingAddress.street": "9 rue Basse" }),
      "facturer-ailleurs": "on",
    });
    expect(await addressOf(1)).toMatchObject({
      shippingAddress: { street: "5 rue Haute" },
      billingAddress: { street: "9 rue Basse" },
    });
  });

  test("of another customer’s book are refused, and nothing is changed", async () => {
    const before = await addressOf(1);
    const theirs = await (await subscriber(people.marguerite.email, 1)).write<{
      "hydra:member": { id: number }[];
    }>("GET", "../addresses");
    const id = String(theirs.body["hydra:member"][0]?.id);
    const answer = await takeStep(await camille(), step, { "shippingAddress.id": id });
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toMatch(textPattern(addressPairFormTexts.addressGone));
    expect(await addressOf(1)).toEqual(before);
  });

  test("overseas, from before they were refused, show that no carrier goes there", async () => {
    await env.DB.exec(
      "update subscriptions set shippingAddress = json_set(shippingAddress, '$.postcode', '97400') where id = 1",
    );
    const browser = await camille();
    const carrierLists = await countCalls("ecommerce", "/shipping-methods", "GET");
    const { html } = await browser.visit(stepPath(1, "livraison"));
    expect(await carrierLists()).toBe(0);
    expect(textOf(html)).toContain(deliveryStepTexts.delivery.none);
    expect(html).not.toContain('name="transporteur"');
    await moveTo(browser, step, newAddress("shippingAddress"));
    expect(await addressOf(1)).toMatchObject({ shippingAddress: { postcode: "69007" } });
  });

  test("whose answer is lost are read again: done is said as done", async () => {
    const browser = await camille();
    await breakService({ service: "ecommerce", mode: "lost", method: "PATCH", times: 1 });
    await moveTo(
      browser,
      step,
      newAddress("shippingAddress", {
        "shippingAddress.street": "7 rue Perdue",
        "shippingAddress.garder": "on",
      }),
    );
    expect(await addressOf(1)).toMatchObject({ shippingAddress: { street: "7 rue Perdue" } });
    expect(noticeOf(browser)).toContain("7 rue Perdue");
    expect(textOf((await browser.visit("/mon-compte/mes-adresses/")).html)).toContain("7 rue Perdue");
  });

  test("that wait for a carrier outlive another form’s draft", async () => {
    const browser = await camille();
    const carriers = (await moveTo(browser, step, belgian)).headers.get("location") ?? "";
    const fields = { ...(await stepFieldsAt(browser, carriers)), transporteur: heavy };
    const stale = await browser.post(carriers, { ...fields, version: "stale" });
    expect(stale.headers.get("location")).toBe(carriers);
    expect(textOf((await browser.visit(carriers)).html)).toContain("4 rue Neuve");
  });

  test("that are forgotten before a carrier is chosen are asked for again, and nothing is written", async () => {
    const browser = await camille();
    const before = await addressOf(1);
    const carriers = (await moveTo(browser, step, belgian)).headers.get("location") ?? "";
    const fields = await stepFieldsAt(browser, carriers);
    browser.cookies.delete("__Host-waitingAddress");
    const answer = await browser.post(carriers, { ...fields, transporteur: heavy });
    expect(answer.headers.get("location")).toBe(step);
    expect(noticeOf(browser)).toMatch(/Rien n’a été modifié\. Indiquez de nouveau l’adresse/);
    expect(await addressOf(1)).toEqual(before);
  });

  test("where no carrier of today goes wait for another, and are written with it", async () => {
    const browser = await camille();
    const before = await addressOf(1);
    const answer = await moveTo(browser, step, belgian);
    const carriers = answer.headers.get("location") ?? "";
    expect(carriers).toBe(`${stepPath(1, "livraison")}&adresse=nouvelle`);
    expect(await addressOf(1)).toEqual(before);
    const { html } = await browser.visit(carriers);
    expect(textOf(html)).toMatch(textPattern(deliveryStepTexts.addresses.carrier));
    expect(textOf(html)).toMatch(textPattern(deliveryStepTexts.delivery.toNew));
    expect(textOf(html)).toContain("Bpost");
    expect(textOf(html)).not.toContain("Colissimo");
    const again = await browser.visit(carriers);
    expect(textOf(again.html)).toContain("4 rue Neuve");
    await takeStep(browser, carriers, { transporteur: "bpost" });
    expect(noticeOf(browser)).toMatch(/Vos colis arriveront ici\s: .*4 rue Neuve/);
    expect(await addressOf(1)).toMatchObject({
      shippingAddress: { city: "Bruxelles" },
      shippingMethod: expect.stringContaining("bpost"),
    });
  });

  test("far from the pickup point lead on to those that are near", async () => {
    const browser = await camille();
    const answer = await takeStep(
      browser,
      stepPath(2, "adresses"),
      newAddress("shippingAddress", { "shippingAddress.postcode": "75011", "shippingAddress.city": "Paris" }),
    );
    expect(answer.headers.get("location")).toBe(stepPath(2, "livraison"));
    const { html } = await browser.visit(stepPath(2, "livraison"));
    expect(textOf(html)).toMatch(textPattern(deliveryStepTexts.addresses.point));
    expect(textOf(html)).toContain("Presse Bastille");
  });
});

describe("the carrier of a subscription", () => {
  const step = stepPath(2, "livraison");
  const read = async () =>
    (
      await (
        await subscription(2)
      ).write<{ shippingMethod: string; pickupPoint: string | null; total: number }>("GET", "")
    ).body;

  test("is chosen with its price and the new total, and its pickup point near the address", async () => {
    const browser = await camille();
    expect(textOf((await browser.visit(step)).html)).toMatch(/Prochain colis : [\d, {2}]+ € en tout/);
    await takeStep(browser, step, { transporteur: "mondial-relay", "point-mondial-relay": "FR-02001" });
    expect((await read()).pickupPoint).toContain("FR-02001");
    await takeStep(browser, step, { transporteur: "colissimo" });
    expect(noticeOf(browser)).toContain(deliveryStepTexts.delivery.done);
    expect(await read()).toMatchObject({
      shippingMethod: expect.stringContaining("colissimo"),
      pickupPoint: null,
    });
  });

  test("whose pickup point has vanished or is missing is refused beside the points", async () => {
    const browser = await camille();
    const before = await read();
    for (const [point, sentence] of [
      ["FR-01004", "Ce point de retrait ne peut pas prendre la commande."],
      ["FR-99999", "Ce point de retrait ne peut pas prendre la commande."],
      ["", "Choisissez le point où retirer"],
    ] as const) {
      const answer = await takeStep(browser, step, {
        transporteur: "mondial-relay",
        "point-mondial-relay": point,
      });
      expect(answer.status).toBe(422);
      expect(textOf(await answer.text())).toContain(sentence);
    }
    expect(await read()).toEqual(before);
  });

  test("that does not serve the country is refused", async () => {
    const answer = await takeStep(await camille(), step, { transporteur: "bpost" });
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain(
      "Ce transporteur ne livre pas cet abonnement à cette adresse",
    );
  });

  test("alone is shown where the API has no list of carriers for a subscription", async () => {
    const path = "/shop/subscriptions/2/shipping-methods";
    await breakService({ service: "ecommerce", mode: "status", status: 404, path });
    const text = textOf((await (await camille()).visit(step)).html);
    expect(text).toMatch(textPattern(deliveryStepTexts.delivery.alone));
    expect(text).toContain("Colissimo");
  });

  test("is not offered while the carriers cannot be read, and the step says so", async () => {
    const path = "/shop/subscriptions/2/shipping-methods";
    await breakService({ service: "ecommerce", mode: "status", status: 503, path });
    const { answer, html } = await (await camille()).visit(step);
    expect(answer.status).toBe(200);
    expect(textOf(html)).toMatch(textPattern(deliveryStepTexts.delivery.unavailable));
  });

  test("that another tab changed since the form was shown is not changed again (409 or version)", async () => {
    const browser = await camille();
    const before = await read();
    const answer = await takeStep(browser, step, { transporteur: "transporteur-lourd", version: "other" });
    expect(answer.headers.get("location")).toContain("modifier=livraison");
    await breakService({ service: "ecommerce", mode: "status", status: 409, method: "PATCH", times: 1 });
    const refused = await takeStep(browser, step, { transporteur: "transporteur-lourd" });
    expect(refused.headers.get("location")).toContain("modifier=livraison");
    expect(noticeOf(browser)).toMatch(textPattern(stepTexts.changed));
    expect(await read()).toEqual(before);
  });
});

test("steps of another customer’s subscription are not found", async () => {
  const paul = browserWith(await logIn(people.paul.email));
  for (const name of ["adresses", "livraison", "frequence"]) {
    expect((await paul.get(stepPath(1, name))).status).toBe(404);
    expect((await paul.post(stepPath(1, name), { transporteur: "colissimo" })).status).toBe(404);
  }
});

import { describe, expect, test } from "vitest";
import type { Purpose } from "../../shared/consent/consent.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { holdCalls, isEcommerce, stopTimers } from "./held-calls.ts";
import { allow, allowing, trackingOf } from "./tracking.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, mendAfterEach } from "./visitor.ts";

mendAfterEach();

const commonOf = async (person: keyof typeof people, ...purposes: Purpose[]) =>
  (await trackingOf(allow(browserWith(await logIn(people[person].email)), ...purposes), "/"))?.common;

describe("who is looking", () => {
  test("a guest is not connected, and has no address", async () => {
    const { common } = (await trackingOf(allowing(), "/")) ?? {};
    expect(common).toEqual({
      environment: "demo",
      entity: "store",
      country: "FR",
      store: "museau_fr",
      connection: "Non-connected",
      client: "Guest",
      subscriber: "no",
      utm: {},
      abtests: [],
    });
  });

  test("a customer is new until the first order, and a subscriber or not", async () => {
    expect(await commonOf("camille", "marketing")).toMatchObject({
      connection: "Connected",
      client: "Old client",
      subscriber: "yes",
    });
    expect(await commonOf("nora", "marketing")).toMatchObject({ connection: "Connected", subscriber: "no" });
  });

  test("the address is sent hashed by the API, and only where marketing is granted", async () => {
    expect((await commonOf("camille", "marketing"))?.emailHashed).toMatch(/^[\da-f]{64}$/);
    expect((await commonOf("camille", "marketing", "measurement"))?.emailHashed).toMatch(/^[\da-f]{64}$/);
    expect(await commonOf("camille", "measurement")).not.toHaveProperty("emailHashed");
  });

  test("an outage of the e-commerce API leaves the page and what is certain", async () => {
    const browser = allow(browserWith(await logIn(people.camille.email)), "marketing");
    await breakService({ service: "ecommerce", mode: "status", status: 500, times: 100 });
    const tracking = await trackingOf(browser, "/");
    expect(tracking?.common).toMatchObject({ connection: "Connected" });
    for (const unknown of ["client", "subscriber", "emailHashed"])
      expect(tracking?.common).not.toHaveProperty(unknown);
  });
});

describe("reading who is looking costs no call more", () => {
  test("since a document asks for its customer in any case", async () => {
    const tokens = await logIn(people.camille.email);
    const calls = await countCalls("ecommerce");
    await browserWith(tokens).visit("/chien/");
    const without = await calls();
    await allow(browserWith(tokens), "marketing", "measurement").visit("/chien/");
    expect((await calls()) - without).toBe(without);
  });

  test("and no round more: the customer is asked beside the page", async () => {
    const browser = allow(browserWith(await logIn(people.camille.email)), "marketing");
    await browser.visit("/mon-compte/mes-adresses/");
    stopTimers();
    const held = holdCalls(isEcommerce);
    const reading = trackingOf(browser, "/mon-compte/mes-adresses/");
    await held.waiting(3);
    expect(held.calls()).toContain("GET /ecommerce/api/v2/shop/customers/1");
    held.end();
    expect((await reading)?.common.subscriber).toBe("yes");
  });
});

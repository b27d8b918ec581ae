import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import { pickupTexts } from "../../shared/delivery/pickup-points.texts.ts";
import { deliveryFormTexts } from "../../shared/delivery/texts.ts";
import { formatAmount } from "../../shared/money/money.ts";
import { checkoutNotices } from "../../worker/purchase/texts.ts";
import { part } from "../words.ts";
import { look, newAddress, type Shopper, shopperWith, submitStep, wayOf } from "./checkout-shopper.ts";
import { beginningAfter, isOfTheOrder } from "./held-calls.ts";
import { plainText } from "./page-html.ts";
import { lyon } from "./stand-in-checkout.ts";
import { countCalls } from "./upstream-calls.ts";
import { askStandIns, breakService, mendAfterEach, passSeconds } from "./visitor.ts";

mendAfterEach();

async function addressed(quantity = 1, address: object = lyon): Promise<Shopper> {
  const shopper = await shopperWith([{ code: "11000101", quantity }]);
  await shopper.callApi("PUT", "", { customer: "/api/v2/shop/customers/2" });
  await shopper.callApi("PATCH", "/address", { billingAddress: address });
  return shopper;
}

const carriersIn = (html: string) =>
  [...html.matchAll(/<input[^>]*name="transporteur"[^>]*>/g)].map(
    ([input]) => /value="([^"]*)"/.exec(input)?.[1],
  );

describe("the carrier", () => {
  test("is one of those of the server, each with its price and description", async () => {
    const shopper = await addressed();
    const { html, text } = await look(shopper.browser, shopper.path("livraison"));
    expect(carriersIn(html)).toEqual(["colissimo", "transporteur-lourd", "mondial-relay", "retrait-magasin"]);
    expect(text).toMatch(/Colissimo à domicile.*4,90 €/);
    expect(text).toContain("Livré chez vous en 2 à 3 jours ouvrés");
    expect(text).toContain("12 rue des Lilas");
  });

  test("depends on the weight of the order: the server leaves out those with a lower limit", async () => {
    const shopper = await addressed(20);
    const { html } = await look(shopper.browser, shopper.path("livraison"));
    expect(carriersIn(html)).toEqual(["transporteur-lourd", "retrait-magasin"]);
  });

  test("changes the fees, as the server computes them", async () => {
    const shopper = await addressed();
    expect((await shopper.read()).shippingTotal).toBe(490);
    await submitStep(shopper, "livraison", { transporteur: "transporteur-lourd" });
    const { text } = await look(shopper.browser, shopper.path("paiement"));
    const total = plainText(formatAmount((await shopper.read()).total));
    expect(text).toMatch(new RegExp(`Livraison\\s*9,90 €\\s*Total\\s*${total}`));
  });

  test("is counted as it is checked; until that step the total excludes delivery", async () => {
    const brussels = { ...lyon, countryCode: "BE", postcode: "1000", city: "Bruxelles" };
    const shopper = await addressed(1, brussels);
    const before = (await look(shopper.browser, shopper.path("facturation"))).text;
    expect(before).toMatch(/Livraison\s*selon votre choix/);
    expect(before).toMatch(/Total hors livraison\s*21,90 €/);
    expect(before).toMatch(/21,90 €\s*hors livraison/);
    const checked = await look(shopper.browser, shopper.path("livraison"));
    expect(checked.html).toMatch(/<input(?=[^>]*value="bpost")(?=[^>]*checked)/);
    expect(checked.text).toMatch(/Livraison\s*5,90 €\s*Total\s*27,80 €/);
    expect(checked.text).not.toContain("hors livraison");
    await submitStep(shopper, "livraison", { transporteur: "transporteur-lourd" });
    const after = (await look(shopper.browser, shopper.path("livraison"))).text;
    expect(after).toMatch(/Livraison\s*9,90 €\s*Total\s*31,80 €/);
  });

  test("is required, and has to deliver there", async () => {
    const shopper = await addressed();
    const none = await submitStep(shopper, "livraison", {});
    expect([none.status, await none.text()]).toEqual([
      422,
      expect.stringContaining("Choisissez un mode de livraison."),
    ]);
    const foreign = await submitStep(shopper, "livraison", { transporteur: "bpost" });
    expect([foreign.status, await foreign.text()]).toEqual([
      422,
      expect.stringContaining("Ce mode de livraison n’est plus proposé"),
    ]);
    for (const carrier of ["../addresses", "a/b", "x".repeat(300)]) {
      expect((await submitStep(shopper, "livraison", { transporteur: carrier })).status).toBe(422);
    }
    expect((await shopper.read()).checkoutState).toBe("addressed");
  });

  test("is missing for some orders, which say so and offer other ways", async () => {
    const shopper = await shopperWith([
      { code: "11000101", quantity: 40 },
      { code: "11000102", quantity: 40 },
    ]);
    await shopper.callApi("PUT", "", { customer: "/api/v2/shop/customers/2" });
    await shopper.callApi("PATCH", "/address", { billingAddress: lyon });
    const { html, text } = await look(shopper.browser, shopper.path("livraison"));
    expect(text).toContain("Nous ne pouvons pas livrer à cette adresse");
    expect(carriersIn(html)).toEqual([]);
    expect(html).toContain(`href="${shopper.path("facturation")}"`);
  });
});

describe("a carrier to pickup points", () => {
  const pointsIn = (html: string, carrier = "mondial-relay") =>
    [...html.matchAll(new RegExp(`<input[^>]*name="point-${carrier}"[^>]*>`, "g"))].map(([input]) => ({
      id: /value="([^"]*)"/.exec(input)?.[1] ?? "",
      closed: /disabled/.test(input),
    }));

  function withoutScripts(shopper: Shopper): Shopper {
    shopper.browser.cookies.set("__Host-noScript", "1");
    return shopper;
  }

  test("shows those near the address, and accepts the chosen one", async () => {
    const shopper = withoutScripts(await addressed());
    const { html } = await look(shopper.browser, shopper.path("livraison"));
    const open = pointsIn(html).filter(({ closed }) => !closed);
    expect(open.length).toBeGreaterThan(2);
    const answer = await submitStep(shopper, "livraison", {
      transporteur: "mondial-relay",
      "point-mondial-relay": open[0]?.id ?? "",
    });
    expect(wayOf(answer)).toBe(`303 ${shopper.path("paiement")}`);
    expect((await shopper.read()).shipments[0]).toMatchObject({
      pickupPoint: expect.stringMatching(`${open[0]?.id}$`),
    });
  });

  test("so does the collection in a shop", async () => {
    const shopper = withoutScripts(await addressed());
    const query = "etape=livraison&transporteur=retrait-magasin&code-postal-retrait-magasin=75011";
    const { html } = await look(shopper.browser, `/commande/${shopper.cart}/?${query}`);
    const shops = pointsIn(html, "retrait-magasin");
    expect(shops.filter(({ closed }) => !closed).length).toBeGreaterThan(0);
    const { id } = shops.find(({ closed }) => closed) ?? {};
    expect(html).toMatch(
      new RegExp(`<label(?=[^>]*for="[^"]*${id}")[^>]*>(?:(?!</label>).)*Museau Paris Convention`),
    );
  });

  test("shows the chosen one again, wherever it is", async () => {
    const shopper = withoutScripts(await addressed());
    const far = "FR-02001";
    const choice = { transporteur: "mondial-relay", "point-mondial-relay": far };
    expect(wayOf(await submitStep(shopper, "livraison", choice))).toBe(`303 ${shopper.path("paiement")}`);
    const { html, text } = await look(shopper.browser, shopper.path("livraison"));
    expect(pointsIn(html)[0]).toEqual({ id: far, closed: false });
    expect(text).toContain("75011 Paris");
    expect(new RegExp(`<input[^>]*value="${far}"[^>]*>`).exec(html)?.[0]).toContain("checked");
    await breakService({
      service: "ecommerce",
      mode: "status",
      status: 404,
      path: `/shop/pickup-points/${far}`,
    });
    const others = await look(shopper.browser, shopper.path("livraison"));
    expect(pointsIn(others.html).length).toBeGreaterThan(2);
  });

  test("tells that the chosen one stays where it is when the address moves", async () => {
    const shopper = withoutScripts(await addressed());
    const choice = { transporteur: "mondial-relay", "point-mondial-relay": "FR-02001" };
    await submitStep(shopper, "livraison", choice);
    const paris = { postcode: "75011", city: "Paris" };
    for (const [change, isTold] of [
      [{}, false],
      [paris, true],
    ] as const) {
      await submitStep(shopper, "facturation", newAddress("billingAddress", change));
      const { text } = await look(shopper.browser, shopper.path("livraison"));
      expect(text.includes(plainText(checkoutNotices.pointStays))).toBe(isTold);
      expect((await shopper.read()).shipments[0]?.pickupPoint).toMatch(/FR-02001$/);
    }
  });

  test("reports a missing point at the points, with the carrier still chosen", async () => {
    const shopper = withoutScripts(await addressed());
    const answer = await submitStep(shopper, "livraison", { transporteur: "mondial-relay" });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(
      html.match(new RegExp(`>${deliveryFormTexts.forms.shipping.pickupPoint.errors.required}<`, "g")),
    ).toHaveLength(1);
    expect(html.match(/<input[^>]*autofocus=""[^>]*>/gi)).toEqual([
      expect.stringContaining('name="point-mondial-relay"'),
    ]);
    expect(html).toMatch(
      /<input[^>]*checked=""[^>]*value="mondial-relay"|<input[^>]*value="mondial-relay"[^>]*checked=""/,
    );
  });

  test("a search without scripts keeps the carrier and shows other points", async () => {
    const shopper = withoutScripts(await addressed());
    const query = "etape=livraison&transporteur=mondial-relay&code-postal-mondial-relay=59000";
    const { html, text } = await look(shopper.browser, `/commande/${shopper.cart}/?${query}`);
    expect(html).toMatch(
      /<input[^>]*checked=""[^>]*value="mondial-relay"|<input[^>]*value="mondial-relay"[^>]*checked=""/,
    );
    expect(text).toMatch(/590\d\d /);
    expect((await shopper.read()).checkoutState).toBe("addressed");
  });

  test("a postcode alone in the address, as scripts put it there, shows its points and changes no choice", async () => {
    const shopper = withoutScripts(await addressed());
    const query = "etape=livraison&code-postal-mondial-relay=59000";
    const { html, text } = await look(shopper.browser, `/commande/${shopper.cart}/?${query}`);
    expect(text).toMatch(/590\d\d /);
    expect(html).toMatch(/<input(?=[^>]*value="colissimo")(?=[^>]*checked)/);
  });

  test("without points home delivery can still be chosen", async () => {
    const shopper = withoutScripts(await addressed());
    await breakService({ service: "ecommerce", mode: "status", status: 500, path: "/shop/pickup-points" });
    const { text } = await look(shopper.browser, shopper.path("livraison"));
    expect(text).toMatch(part(pickupTexts.outcome.unavailable));
    expect(wayOf(await submitStep(shopper, "livraison", { transporteur: "colissimo" }))).toBe(
      `303 ${shopper.path("paiement")}`,
    );
  });
});

describe("an order that moves on during a step", () => {
  const choices = { livraison: { transporteur: "colissimo" }, paiement: { moyen: "card" } };

  function justBefore(resource: "shipments" | "payments", meanwhile: () => Promise<unknown>) {
    const { fetch } = env.SANDBOX as Fetcher;
    let done = false;
    vi.spyOn(env.SANDBOX as Fetcher, "fetch").mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      if (!done && request.method === "PATCH" && request.url.includes(`/${resource}/`)) {
        done = true;
        await meanwhile();
      }
      return fetch.call(env.SANDBOX, request);
    });
  }

  test("leads to the next step, with the reason", async () => {
    const shopper = await addressed();
    await submitStep(shopper, "livraison", choices.livraison);
    justBefore("payments", () => shopper.callApi("PATCH", "/address", { billingAddress: lyon }));
    const answer = await submitStep(shopper, "paiement", choices.paiement);
    expect(wayOf(answer)).toBe(`303 ${shopper.path("livraison")}#contenu`);
    expect((await look(shopper.browser, shopper.path("livraison"))).text).toContain(
      "Votre commande a changé",
    );
  });

  test.each(["livraison", "paiement"] as const)(
    "is followed where it was placed meanwhile: %s",
    async (step) => {
      const shopper = await addressed();
      if (step === "paiement") await submitStep(shopper, "livraison", choices.livraison);
      justBefore(step === "livraison" ? "shipments" : "payments", () =>
        askStandIns(`/_sandbox/orders/${shopper.cart}/state`, { state: "fulfilled" }),
      );
      expect(wayOf(await submitStep(shopper, step, choices[step]))).toBe(`303 ${shopper.path()}`);
      const { way } = await look(shopper.browser, shopper.path());
      expect(way.at(-1)).toBe(`/commande/${shopper.cart}/confirmation/`);
    },
  );

  test("is a failure if the order cannot be read again", async () => {
    const shopper = await addressed();
    await look(shopper.browser, shopper.path("livraison"));
    justBefore("shipments", () => breakService({ service: "ecommerce", mode: "status", status: 404 }));
    const fields = { etape: "livraison", ...choices.livraison };
    const answer = await shopper.browser.post(shopper.path("livraison"), fields, {
      headers: { Accept: "application/json" },
    });
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { errors: { fields: {}, form: [expect.stringContaining("Une erreur est survenue. Réessayez")] } },
    ]);
  });
});

describe("a step is one round trip to the API deep", () => {
  test.each([
    ["facturation", [4]],
    ["livraison", [3, 2]],
    ["paiement", [3]],
    ["recapitulatif", [4]],
  ])("%s reads all that it shows at once (after the page that led there)", async (step, rounds) => {
    const shopper = await addressed();
    await submitStep(shopper, "livraison", { transporteur: "colissimo" });
    await submitStep(shopper, "paiement", { moyen: "card" });
    await look(shopper.browser, shopper.path(step));
    passSeconds(400);
    const ask = () => shopper.browser.stream(shopper.path(step));
    expect(await beginningAfter(rounds, isOfTheOrder, ask)).toMatch(/^<!DOCTYPE html>/);
  });

  test("the order is read once per page", async () => {
    const shopper = await addressed();
    const reads = await countCalls("ecommerce", `/shop/orders/${shopper.cart}`, "GET");
    await look(shopper.browser, shopper.path("facturation"));
    expect(await reads()).toBe(1);
  });

  test("ids of another order are refused", async () => {
    const shopper = await addressed();
    shopper.browser.cookies.set(
      "__Host-checkoutSeen",
      encodeURIComponent(JSON.stringify([shopper.cart, 1, 1, "colissimo", null])),
    );
    const { heading, html } = await look(shopper.browser, shopper.path("livraison"));
    expect(heading).toBe(checkoutTexts.stepTitles.livraison);
    expect(carriersIn(html)).toContain("colissimo");
    shopper.browser.cookies.set("__Host-checkoutSeen", "%7Bnonsense");
    expect((await look(shopper.browser, shopper.path("livraison"))).heading).toBe(
      checkoutTexts.stepTitles.livraison,
    );
  });
});

test("a new address sends the order back to its carrier, even after a choice", async () => {
  const shopper = await addressed();
  await submitStep(shopper, "livraison", { transporteur: "colissimo" });
  const answer = await submitStep(
    shopper,
    "facturation",
    newAddress("billingAddress", { countryCode: "BE", postcode: "1000", city: "Bruxelles" }),
  );
  expect(wayOf(answer)).toBe(`303 ${shopper.path("livraison")}`);
  const { html } = await look(shopper.browser, shopper.path("livraison"));
  expect(carriersIn(html)).toContain("bpost");
});

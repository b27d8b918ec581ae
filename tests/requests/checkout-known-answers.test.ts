import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { paymentTexts } from "../../shared/checkout/payment/payment.texts.ts";
import { recurringTexts } from "../../shared/checkout/payment/recurring.texts.ts";
import { summaryTexts } from "../../shared/checkout/summary/summary.texts.ts";
import { checkoutNotices } from "../../worker/purchase/texts.ts";
import { part } from "../words.ts";
import { look, newAddress, type Shopper, shopperWith, submitStep, wayOf } from "./checkout-shopper.ts";
import { readLog } from "./log-lines.ts";
import { askApi } from "./stand-in-api.ts";
import { lyon } from "./stand-in-checkout.ts";
import { askStandIns, breakService, mendAfterEach } from "./visitor.ts";

mendAfterEach();

const customers = { camille: 1, paul: 2 } as const;
const villeurbanne = { postcode: "69100", city: "Villeurbanne" };

async function addressed(
  person: keyof typeof customers = "paul",
  { interval = 0, address = lyon }: { interval?: number; address?: object } = {},
): Promise<Shopper> {
  const shopper = await shopperWith([{ code: "11000101", interval }], person);
  await shopper.callApi("PUT", "", { customer: `/api/v2/shop/customers/${customers[person]}` });
  await shopper.callApi("PATCH", "/address", { billingAddress: address });
  return shopper;
}

const relay = { transporteur: "mondial-relay", "point-mondial-relay": "FR-01001" };
const methodsIn = (html: string) => html.match(/name="moyen"/g)?.length ?? 0;
const chosenIn = async (shopper: Shopper) => {
  const { shipments, payments } = await shopper.read();
  return [shipments[0]?.method, payments.at(-1)?.method].map((iri) => iri?.split("/").at(-1));
};

afterEach(() => askStandIns("/_sandbox/payment-methods", { list: "all" }));

describe("the carrier and the payment of a new customer", () => {
  test("are asked on one page, whose button leads to the recap", async () => {
    const shopper = await addressed();
    expect(methodsIn((await look(shopper.browser, shopper.path("livraison"))).html)).toBe(4);
    const answer = await submitStep(shopper, "livraison", { ...relay, moyen: "check" });
    expect(wayOf(answer)).toBe(`303 ${shopper.path("recapitulatif")}`);
    expect(await chosenIn(shopper)).toEqual(["mondial-relay", "check"]);
  });

  test("a refused carrier comes back with the payment that was checked", async () => {
    const shopper = await addressed();
    const answer = await submitStep(shopper, "livraison", { transporteur: "bpost", moyen: "check" });
    expect(answer.status).toBe(422);
    expect(/<input[^>]*value="check"[^>]*>/.exec(await answer.text())?.[0]).toContain("checked");
  });

  test("a refused payment leads to its own step, and the carrier stays", async () => {
    const logged = readLog();
    const shopper = await addressed();
    const answer = await submitStep(shopper, "livraison", { transporteur: "colissimo", moyen: "bitcoin" });
    expect(wayOf(answer)).toBe(`303 ${shopper.path("paiement")}`);
    expect((await look(shopper.browser, shopper.path("paiement"))).text).toContain(
      paymentTexts.due.choosePaid,
    );
    expect(await chosenIn(shopper)).toEqual(["colissimo", undefined]);
    expect(logged()).toContainEqual(expect.objectContaining({ event: "payment not chosen" }));
  });

  test("while the methods do not answer, the carrier is asked alone", async () => {
    readLog();
    const shopper = await addressed();
    const [payment] = (await shopper.read()).payments;
    const path = `/shop/orders/${shopper.cart}/payments/${payment?.id}/methods`;
    await breakService({ service: "ecommerce", mode: "status", status: 503, path });
    const { status, html } = await look(shopper.browser, shopper.path("livraison"));
    expect([status, methodsIn(html)]).toEqual([200, 0]);
  });
});

describe("a step with one answer", () => {
  test("is not asked: a subscription is paid by card, which the recap explains", async () => {
    const shopper = await addressed("paul", { interval: 31 });
    expect(methodsIn((await look(shopper.browser, shopper.path("livraison"))).html)).toBe(0);
    const answer = await submitStep(shopper, "livraison", { transporteur: "colissimo" });
    expect(wayOf(answer)).toBe(`303 ${shopper.path("recapitulatif")}`);
    const { text, html } = await look(shopper.browser, shopper.path("recapitulatif"));
    expect(text).toMatch(part(summaryTexts.onlyMethod, { name: "Carte bancaire" }));
    expect(text).toContain(summaryTexts.onlyBecause);
    expect(html).not.toContain(`aria-label="${summaryTexts.changeNamed.replace("{{name}}", "Paiement")}"`);
  });

  test("is asked if it has none: the articles may be taken once", async () => {
    await askStandIns("/_sandbox/payment-methods", { list: "delayed" });
    const shopper = await addressed("paul", { interval: 31 });
    const answer = await submitStep(shopper, "livraison", { transporteur: "colissimo" });
    expect(wayOf(answer)).toBe(`303 ${shopper.path("paiement")}`);
  });

  test("a method that fits no subscription is refused in words if it is posted by hand", async () => {
    const shopper = await addressed("paul", { interval: 31 });
    await submitStep(shopper, "livraison", { transporteur: "colissimo", moyen: "check" });
    const { way, text } = await look(shopper.browser, shopper.path("paiement"));
    expect(way.at(-1)).toBe(shopper.path("paiement"));
    expect(text).toContain(recurringTexts.refused);
  });

  test("without a subscription the recap offers another payment", async () => {
    const shopper = await addressed();
    await submitStep(shopper, "livraison", { transporteur: "colissimo", moyen: "card" });
    const { text, html } = await look(shopper.browser, shopper.path("recapitulatif"));
    expect(text).not.toContain(summaryTexts.whyOnly);
    expect(html).toContain(`href="${shopper.path("paiement")}"`);
  });
});

describe("an address changed at the recap", () => {
  const atRecap = async (carrier: Record<string, string>) => {
    const shopper = await addressed();
    await submitStep(shopper, "livraison", { ...carrier, moyen: "check" });
    return shopper;
  };

  test("keeps carrier and payment", async () => {
    const shopper = await atRecap({ transporteur: "colissimo" });
    const answer = await submitStep(
      shopper,
      "facturation",
      newAddress("billingAddress", { ...lyon, ...villeurbanne }),
    );
    expect(wayOf(answer)).toBe(`303 ${shopper.path("recapitulatif")}`);
    expect(await chosenIn(shopper)).toEqual(["colissimo", "check"]);
    expect((await look(shopper.browser, shopper.path("recapitulatif"))).text).toContain("Villeurbanne");
  });

  test("keeps a pickup point in the same town alone; elsewhere it is asked, and the payment is not", async () => {
    const shopper = await atRecap(relay);
    const moved = newAddress("billingAddress", { ...lyon, street: "3 rue du Bœuf" });
    expect(wayOf(await submitStep(shopper, "facturation", moved))).toContain("etape=recapitulatif");
    const away = newAddress("billingAddress", { ...lyon, ...villeurbanne });
    expect(wayOf(await submitStep(shopper, "facturation", away))).toContain("etape=livraison");
    const { text, html } = await look(shopper.browser, shopper.path("livraison"));
    expect(text).toMatch(part(checkoutNotices.pointStays));
    expect(methodsIn(html)).toBe(0);
    const answer = await submitStep(shopper, "livraison", { transporteur: "colissimo" });
    expect(wayOf(answer)).toContain("etape=recapitulatif");
  });

  test("a carrier that does not serve the new country is asked anew", async () => {
    const shopper = await atRecap({ transporteur: "colissimo" });
    const brussels = { ...lyon, countryCode: "BE", postcode: "1000", city: "Bruxelles" };
    const moved = newAddress("billingAddress", { ...brussels, phoneNumber: "+32 470 12 34 56" });
    expect(wayOf(await submitStep(shopper, "facturation", moved))).toContain("etape=livraison");
    expect(shopper.browser.cookies.get("__Host-addressCountry")).toBe("BE");
    await submitStep(shopper, "facturation", newAddress());
    expect(shopper.browser.cookies.has("__Host-addressCountry")).toBe(false);
    shopper.browser.cookies.set("__Host-locale", "fr-FR");
    await submitStep(shopper, "facturation", moved);
    expect(shopper.browser.cookies.has("__Host-addressCountry")).toBe(false);
  });
});

describe("what the last paid order chose", () => {
  beforeEach(async () => {
    const last = await addressed("camille", { address: { ...lyon, street: "8 rue Mercière" } });
    await submitStep(last, "livraison", { ...relay, moyen: "paypal" });
    await submitStep(last, "recapitulatif");
    await env.DB.prepare(
      "update orders set paymentState = 'paid', checkoutCompletedAt = '2030-01-01T08:00:00+00:00' where tokenValue = ?",
    )
      .bind(last.cart)
      .run();
  });

  test("is taken up after the address, at the same place", async () => {
    const shopper = await shopperWith(undefined, "camille");
    await shopper.callApi("PUT", "", { customer: "/api/v2/shop/customers/1" });
    const same = newAddress("billingAddress", { ...lyon, street: "8 rue Mercière" });
    expect(wayOf(await submitStep(shopper, "facturation", same))).toContain("etape=recapitulatif");
    expect(await chosenIn(shopper)).toEqual(["mondial-relay", "paypal"]);
  });

  test("is its payment alone at another place: the carrier is asked, and nothing else", async () => {
    const shopper = await addressed("camille", { address: { ...lyon, street: "9 place d’Ailleurs" } });
    expect(methodsIn((await look(shopper.browser, shopper.path("livraison"))).html)).toBe(0);
    await submitStep(shopper, "livraison", { transporteur: "colissimo" });
    expect(await chosenIn(shopper)).toEqual(["colissimo", "paypal"]);
  });

  test("does not pay a subscription by a method that cannot be charged again", async () => {
    const address = { ...lyon, street: "8 rue Mercière" };
    const shopper = await addressed("camille", { interval: 31, address });
    await submitStep(shopper, "livraison", { transporteur: "colissimo" });
    expect(await chosenIn(shopper)).toEqual(["colissimo", "card"]);
  });
});

describe("without a favourite, among several addresses", () => {
  const atCart = async (street: string, isInBook: boolean) => {
    const last = await addressed("paul", { address: { ...lyon, street } });
    await submitStep(last, "livraison", { transporteur: "colissimo", moyen: "card" });
    await submitStep(last, "recapitulatif");
    await env.DB.prepare("update orders set paymentState = 'paid' where tokenValue = ?")
      .bind(last.cart)
      .run();
    const shopper = await shopperWith();
    const { token } = shopper;
    for (const one of ["5 rue Neuve", isInBook ? street : "6 rue Neuve"])
      await askApi("POST", "addresses", { ...lyon, street: one, alias: one }, { token });
    const answer = await shopper.browser.post("/api/cart/checkout");
    return answer.headers.get("location");
  };

  test("the last order's is taken if it is still in the address book", async () => {
    expect(await atCart("11 rue Longue", true)).toContain("etape=recapitulatif");
  });

  test("else it is asked", async () => {
    expect(await atCart("12 rue Courte", false)).toContain("etape=facturation");
  });
});

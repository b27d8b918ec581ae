import { env } from "cloudflare:workers";
import { describe, expect, onTestFinished, test } from "vitest";
import { header } from "../../sandbox/content/header.ts";
import { cartVersion } from "../../shared/cart/cart-change.ts";
import type { ShopCountry } from "../../shared/country/country.ts";
import { arrivalOf } from "../../shared/delivery/arrival.ts";
import { arrivalText } from "../../shared/delivery/arrival-text.ts";
import { termsOfCarrier } from "../../shared/delivery/delivery-terms.ts";
import * as clock from "../../shared/time/clock.ts";
import { add, bigBag, cartOf, cartPage, chicken, shopper, treats } from "./cart-shopper.ts";
import { look, shopperWith, submitStep } from "./checkout-shopper.ts";
import { plainText, textOf } from "./page-html.ts";
import { atSummary, cards, order } from "./payment-shopper.ts";
import { atGateway, lyon, mailsTo } from "./stand-in-checkout.ts";
import { askStandIns, mendAfterEach, productPath, visitor } from "./visitor.ts";

mendAfterEach();

const daysOf = (...place: Parameters<typeof arrivalOfCarrier>) => plainText(arrivalOfCarrier(...place));

function arrivalOfCarrier(carrier: string, country: ShopCountry, now = clock.date()): string {
  const { delivery: terms } = header;
  const row = terms && termsOfCarrier(terms, { carrier, country });
  if (!row) throw new Error(`${carrier} does not go to ${country}`);
  return arrivalText(arrivalOf(terms, row, country, now));
}

const read = async (path: string, browser = visitor()) => textOf(await (await browser.get(path)).text());

async function visitorFrom(country: ShopCountry) {
  const someone = visitor();
  await someone.post("/api/country", { country, returnTo: "/" });
  return someone;
}

describe.each([
  ["FR", "en France", "4,90", "colissimo"],
  ["BE", "en Belgique", "5,90", "bpost"],
] as const)("delivery to %s", (country, to, price, carrier) => {
  test("is told on the page of a product: fees, threshold and days", async () => {
    const text = await read(productPath, await visitorFrom(country));
    expect(text).toContain(`Livraison à domicile ${to} : ${price} €, offerte dès 49 €`);
    expect(text).toContain(daysOf(carrier, country));
    expect(text).toMatch(/si vous commandez (avant midi|aujourd’hui)/);
  });

  test("is offered on the page of a format that is dear enough", async () => {
    const text = await read(`${productPath}12-kg/`, await visitorFrom(country));
    expect(text).toContain(`Livraison à domicile ${to} offerte`);
  });

  test("is counted in a cart whose carrier is not chosen, and the cart says for where", async () => {
    const browser = await visitorFrom(country);
    await add(browser, { ...treats, quantity: 1 });
    const { text } = await cartPage(browser);
    const total = 790 + 190 + Number(price.replace(",", ""));
    expect(text).toContain(`Livraison ${price} €`);
    expect(text).toContain(`Total ${(total / 100).toFixed(2).replace(".", ",")} €`);
    expect(text).toContain(`${daysOf(carrier, country)} , ${to}, si vous commandez `);
    const { cart } = await cartOf(browser);
    expect(cart?.accounting).toMatchObject({ total, shippingFees: total - 980 });
    expect(cart?.delivery).toMatchObject({
      freeFrom: 4900,
      arrival: { days: arrivalOfCarrier(carrier, country) },
    });
  });

  test("stands in the footer and at the choice of the country", async () => {
    const days = country === "FR" ? "2 à 3 jours ouvrés à domicile" : "3 à 4 jours ouvrés à domicile";
    const text = await read("/pays-et-langue/", await visitorFrom(country));
    expect(text).toContain(`${days}, 3 à 5 en point relais`);
    expect(text).toContain(`À domicile : ${price} €, ${days.replace(" à domicile", "")}`);
  });
});

test("the country of an address that nobody chose tells days, and prices no cart", async () => {
  const [plain, following] = [visitor(), visitor({ cookies: { "__Host-addressCountry": "BE" } })];
  for (const browser of [plain, following]) await add(browser, { ...treats, quantity: 1 });
  const { cart } = await cartOf(following);
  expect(cart?.accounting).toEqual((await cartOf(plain)).cart?.accounting);
  expect(cart?.delivery?.arrival?.days).toBe(arrivalOfCarrier("bpost", "BE"));
});

test("search engines are told what delivery costs in each country", async () => {
  const html = await (await visitor().get(productPath)).text();
  const rates = [
    ...html.matchAll(
      /"shippingRate":\{[^}]*"value":"([\d.]+)"[^}]*\},"shippingDestination":\{[^}]*"addressCountry":"(\w\w)"/g,
    ),
  ];
  expect(rates.map(([, value, country]) => `${country} ${value}`)).toEqual(
    expect.arrayContaining(["FR 4.90", "BE 5.90", "LU 5.90"]),
  );
});

test("a change of the cart has the day of all of its lines, and a coupon that offers delivery keeps it offered", async () => {
  const browser = await visitorFrom("BE");
  await add(browser, { ...treats, quantity: 1 });
  const { change } = await add(browser, { ...chicken, quantity: 1 });
  const { cart } = await cartOf(browser);
  expect(change?.version).toBe(cart && cartVersion(cart));
  expect(cart?.delivery?.arrival).not.toBeNull();
  const { change: offered } = await add(browser, bigBag);
  expect(offered?.accounting.shippingFees).toBe(0);
});

test("a parcel that is too heavy for the usual carrier comes with the one that takes it", async () => {
  const { browser } = await shopper({ ...bigBag, quantity: 3 });
  expect((await cartPage(browser)).text).toContain(daysOf("transporteur-lourd", "FR"));
});

test("nothing is promised for what is sold out", async () => {
  const sold = await read("/produits/croquettes-chien-adulte-agneau-patate-douce/12-kg/");
  expect(sold).toContain("bientôt de retour");
  expect(sold).not.toContain("Chez vous");
  const { browser } = await shopper(treats);
  expect((await cartPage(browser)).text).toContain("Chez vous");
  const shelf = `/_sandbox/variants/${treats.variantCode}`;
  onTestFinished(() => void askStandIns(shelf, { stock: 40 }));
  await askStandIns(shelf, { stock: 0 });
  expect((await cartPage(browser)).text).not.toContain("Chez vous");
});

describe("an order", () => {
  test("has the days of each carrier at its step, of the chosen one in the cart and on the summary", async () => {
    const brussels = { ...lyon, countryCode: "BE", postcode: "1000", city: "Bruxelles" };
    const someone = await shopperWith([{ code: "11000101", quantity: 1 }]);
    await someone.callApi("PUT", "", { customer: "/api/v2/shop/customers/2" });
    await someone.callApi("PATCH", "/address", { billingAddress: brussels });
    const { text } = await look(someone.browser, someone.path("livraison"));
    for (const carrier of ["bpost", "transporteur-lourd", "mondial-relay", "retrait-magasin"])
      expect(text).toContain(`${daysOf(carrier, "BE")}.`);
    await submitStep(someone, "livraison", { transporteur: "transporteur-lourd" });
    const cart = (await cartPage(someone.browser)).text;
    expect(cart).toContain(daysOf("transporteur-lourd", "BE"));
    expect(cart).toContain("Livraison 9,90 €");
    expect(cart).toContain(`${daysOf("transporteur-lourd", "BE")} , si vous commandez`);
  });

  test("says the days on its summary, its confirmation and in the mail of its payment", async () => {
    const someone = await atSummary();
    expect((await look(someone.browser, someone.path())).text).toContain(daysOf("colissimo", "FR"));
    await atGateway(await order(someone), cards.good);
    const { text } = await look(someone.browser, someone.path());
    expect(text).toContain(`${daysOf("colissimo", "FR")}. Un e-\u2060mail vous prévient du départ`);
    const [mail] = (await mailsTo("paul.martin@example.be")).filter(({ subject }) =>
      /est payée$/.test(subject),
    );
    expect(textOf(mail?.html ?? "")).toContain(daysOf("colissimo", "FR"));
  });

  test("that waits for its payment has none", async () => {
    const someone = await atSummary("bank_transfer");
    expect((await look(someone.browser, someone.path())).text).not.toContain("Chez vous entre");
    await order(someone);
    const confirmation = `/commande/${someone.cart}/confirmation/`;
    expect((await look(someone.browser, confirmation)).text).not.toContain("Chez vous entre");
  });

  test("counts its days from the payment, and has none once they are over", async () => {
    const someone = await atSummary();
    await atGateway(await order(someone), cards.good);
    const paidAgo = async (days: number) => {
      const paid = new Date(clock.now() - days * 86_400_000);
      await env.DB.prepare("update payments set completedAt = ? where state = 'completed'")
        .bind(paid.toISOString())
        .run();
      return { paid, ...(await look(someone.browser, `/commande/${someone.cart}/confirmation/`)) };
    };
    const { paid, text } = await paidAgo(1);
    expect(text).toContain(daysOf("colissimo", "FR", paid));
    expect((await paidAgo(30)).text).not.toContain("Chez vous entre");
  });
});

describe("texts of the content system", () => {
  test.each([
    ["/faq/frais-de-livraison/", ["4,90 € en France", "5,90 € en Belgique", "Dès 49 € de produits"]],
    ["/faq/point-relais/", ["vous y attend 8 jours"]],
    ["/faq/retrait-en-boutique/", ["il vous attend 14 jours"]],
    ["/faq/delais-de-livraison/", ["passées avant midi", "3 à 4 jours ouvrés en Belgique"]],
    [
      "/page/livraison/",
      ["Dès 3,90 €", "Bpost et Post Luxembourg à domicile, en Belgique et au Luxembourg 5,90 €"],
    ],
    [
      "/page/conditions-generales-de-vente/",
      ["offerts dès 49 € de produits", "en Belgique et au Luxembourg 5,90 €"],
    ],
    ["/page/abonnement/", ["offert dès 49 €"]],
    ["/", ["Livraison offerte dès 49 €"]],
    [productPath, ["offert dès 49 €"]],
    ["/rechercher/?q=combien+coûte+la+livraison", ["4,90 € en France"]],
  ])("%s has its figures from the one place, and no braces", async (path, figures) => {
    const text = await read(path);
    for (const figure of figures) expect(text).toContain(figure);
    expect(text).not.toContain("{{");
    expect(text).not.toMatch(/y attend 14 jours|relais[^.]* attend 14 jours|même tarif|tarif est le même/);
  });

  test("have them as Markdown, too", async () => {
    const answer = await visitor().get("/page/livraison/", { headers: { Accept: "text/markdown" } });
    const text = await answer.text();
    expect(text).toContain("5,90");
    expect(text).not.toContain("{{");
  });
});

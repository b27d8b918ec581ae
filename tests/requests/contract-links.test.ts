import { describe, expect, test } from "vitest";
import { href } from "../../shared/routes.ts";
import { shopperWith } from "./checkout-shopper.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { rewriteSubscriptions } from "./subscription-answers.ts";
import { breakService, mendAfterEach, switchSetting, visitor } from "./visitor.ts";

mendAfterEach();

const links = (html: string) => [
  ...html.matchAll(/<a href="(\/(?:resilier-mon-abonnement|renoncer-au-contrat)\/)">([^<]*)<\/a>/g),
];
const both = [
  ["/resilier-mon-abonnement/", "Résilier mon abonnement"],
  ["/renoncer-au-contrat/", "Renoncer au contrat ici"],
];
const inFooter = (html: string) =>
  links(html.slice(html.lastIndexOf("<footer"))).map(([, path, words]) => [path, words]);

/** Three presses are allowed: this link, the form, the recap (docs/decisions/040-legal.md). */
describe("the foot of every page leads to both ways out of a contract", () => {
  test.each([
    ["home", "/"],
    ["a listing", "/chien/croquettes/"],
    ["a product", "/produits/croquettes-chien-adulte-poulet-fermier-riz/"],
    ["the cart", href("panier")],
    ["the login, whose layout is minimal", href("connexion")],
    ["the questions", "/faq/"],
    ["the choice of a country", href("pays-et-langue")],
    ["a page that does not exist", "/page/nulle-part/"],
    ["a guide, whose layout is its own", href("guide-croquettes")],
    ["one way out itself", href("resilier-mon-abonnement")],
  ])("%s", async (_, path) => {
    expect(inFooter((await visitor().visit(path)).html)).toEqual(both);
  });

  test("a landing page, which has no footer but its legal links", async () => {
    const { html } = await visitor().visit("/landing/offre-chiot/");
    expect(links(html).map(([, path, words]) => [path, words])).toEqual(both);
  });

  test("the maintenance page", async () => {
    await switchSetting("maintenance", ["panier"]);
    const { html, path } = await visitor().visit(href("panier"));
    expect([path, inFooter(html)]).toEqual([href("maintenance"), both]);
    await switchSetting("maintenance", undefined);
  });

  test("the account", async () => {
    const camille = browserWith(await logIn(people.camille.email));
    expect(inFooter((await camille.visit(href("mon-compte"))).html)).toEqual(both);
    expect(inFooter((await camille.visit(href("mon-compte-mes-adresses"))).html)).toEqual(both);
  });

  test("the checkout", async () => {
    const { browser, path } = await shopperWith();
    expect(inFooter((await browser.visit(path())).html)).toEqual(both);
  });

  test("pages of an outage, without the content system", async () => {
    await breakService({ service: "content", mode: "status", status: 500 });
    for (const path of ["/", "/magasins/", "/chien/croquettes/", href("nous-contacter")]) {
      expect(inFooter((await visitor().visit(path)).html)).toEqual(both);
    }
  });
});

describe("the form that ends a subscription", () => {
  const numberIn = async () => {
    const browser = browserWith(await logIn(people.camille.email));
    const { html } = await browser.visit(href("resilier-mon-abonnement"));
    return /<input[^>]*name="contractNumber"[^>]*>/.exec(html)?.[0] ?? "";
  };

  test("is empty for a customer with two", async () => {
    expect(await numberIn()).toMatch(/^<input(?!.*value="[^"])/);
  });

  test("has the number of the only one that runs", async () => {
    rewriteSubscriptions((one) => (one.id === 2 ? { ...one, state: "cancelled" } : one));
    expect(await numberIn()).toContain('value="ABO0000001"');
  });

  test("is empty if the subscriptions are not known", async () => {
    await breakService({ service: "ecommerce", path: "subscriptions", mode: "status", status: 500 });
    expect(await numberIn()).toMatch(/^<input(?!.*value="[^"])/);
  });
});

test.each([
  ["the terms of sale", "/page/conditions-generales-de-vente/", both.map(([path]) => path)],
  ["the page of the subscription", "/page/abonnement/", ["/resilier-mon-abonnement/"]],
  ["the page of delivery and returns", "/page/livraison/", ["/renoncer-au-contrat/"]],
  ["the questions", "/faq/", both.map(([path]) => path)],
])("%s link the ways that they speak of", async (_, path, wanted) => {
  const { html } = await visitor().visit(path);
  const main = html.slice(html.indexOf("<main"), html.lastIndexOf("<footer"));
  for (const way of wanted) expect(main).toContain(`href="${way}"`);
});

import { beforeEach, expect, test } from "vitest";
import { contactTexts } from "../../shared/contact/texts.ts";
import { postFormsIn } from "../rigs/posted-forms.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { textOf } from "./page-html.ts";
import { textPattern } from "./text-pattern.ts";
import { countCalls } from "./upstream-calls.ts";
import { mendAfterEach, productPath, switchSetting, visitor } from "./visitor.ts";

mendAfterEach();

/** Features of a new production: Sylius has their calls by itself. */
beforeEach(() => switchSetting("features", ["returning-customer"]));

const added = [
  "/shop/subscriptions",
  "/shop/subscription-frequencies",
  "/shop/lot-recalls",
  "/shop/animals",
  "/shop/animal-breeds",
  "/shop/sponsorships",
  "/shop/contact-requests",
  "/shop/newsletter-subscriptions",
];

test.each(added)("no page asks for %s", async (path) => {
  const calls = await countCalls("ecommerce", path);
  const customer = browserWith(await logIn(people.camille.email));
  for (const page of ["/", productPath, "/panier/", "/faq/", "/mon-compte/", "/mon-compte/mes-commandes/"])
    expect((await customer.visit(page)).answer.status, page).toBe(200);
  expect(await calls()).toBe(0);
});

test("a product is sold once only, and no page offers a subscription, a newsletter or recalls", async () => {
  const customer = browserWith(await logIn(people.camille.email));
  for (const page of ["/", productPath, "/connexion/", "/mon-compte/"]) {
    const { html } = await customer.visit(page);
    expect(html, page).not.toContain('action="/api/newsletter"');
    expect(html, page).not.toMatch(/href="\/rappels\/|href="\/mon-compte\/mes-abonnements\//);
    expect(html, page).not.toMatch(/name="purchase"|href="\/resilier-mon-abonnement\//);
  }
});

test.each(["/resilier-mon-abonnement/", "/renoncer-au-contrat/"])(
  "%s answers all the same: the law knows no switch",
  async (path) => {
    const { answer, html } = await visitor().visit(path);
    expect(answer.status).toBe(200);
    expect(postFormsIn(html).some(({ action }) => action.startsWith(path))).toBe(true);
  },
);

test.each(["/rappels/", "/mon-compte/mes-abonnements/", "/mon-compte/mes-abonnements/1/"])(
  "%s is 404",
  async (path) => {
    const customer = browserWith(await logIn(people.camille.email));
    expect((await customer.get(path)).status).toBe(404);
  },
);

test("a page that was open before does not subscribe to the newsletter", async () => {
  const calls = await countCalls("ecommerce", "/shop/newsletter-subscriptions");
  const answer = await visitor().post("/api/newsletter", { email: "nadia@exemple.fr" });
  expect(answer.status).not.toBe(200);
  expect(await calls()).toBe(0);
});

test("without the form, the page still tells how to reach customer service", async () => {
  const { answer, html } = await visitor().visit("/nous-contacter/");
  expect(answer.status).toBe(200);
  expect(postFormsIn(html).filter(({ action }) => action === "/nous-contacter/")).toEqual([]);
  expect(textOf(html)).toMatch(textPattern(contactTexts.reach));
  expect(textOf(html)).not.toContain(contactTexts.service.title);
  expect(html).toMatch(/href="tel:/);
  const posted = await visitor().post("/nous-contacter/", { message: "Bonjour" });
  expect(posted.status).toBe(404);
});

test("the legal ways out of a contract are open", async () => {
  for (const path of ["/resilier-mon-abonnement/", "/renoncer-au-contrat/"])
    expect((await visitor().get(path)).status).toBe(200);
});

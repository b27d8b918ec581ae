import { expect, test } from "vitest";
import { matchRoute } from "./match-route.ts";
import { categoryHref, href, type RouteDefinition, routeTable, uncrawledPrefixes } from "./routes.ts";

const routes = Object.entries<RouteDefinition>(routeTable);

test("every guard stands at a screen", () => {
  expect(new Set(routes.flatMap(([, { guards = [] }]) => guards))).toEqual(
    new Set([
      "returningCustomer",
      "orderRedirect",
      "subscriptionRedirect",
      "isAnonymous",
      "isAuthenticated",
      "webViewAllowed",
      "sponsorshipFeature",
      "subscriptionsFeature",
      "recallsFeature",
      "mailLinksFeature",
      "orderCancellationFeature",
      "reminderAnswersFeature",
      "orderClaimsFeature",
      "animalsFeature",
      "weightPlanFeature",
      "noPetToCreateOne",
      "guideFeature",
      "guideEntrance",
      "guideOwner",
      "guideNoPet",
      "biNutritionFeature",
      "nutritionGuideFeature",
    ]),
  );
});

test.each([
  ["/", "index", {}],
  ["/panier/", "panier", {}],
  ["/page/mentions-legales/", "page-page", { page: "mentions-legales" }],
  ["/faq/", "faq-faqQuery", {}],
  ["/faq/livraison/", "faq-faqQuery", { faqQuery: "livraison" }],
  ["/produits/croquettes-chiot/", "produits-product-format", { product: "croquettes-chiot" }],
  [
    "/produits/croquettes-chiot/2-kg/",
    "produits-product-format",
    { product: "croquettes-chiot", format: "2-kg" },
  ],
  ["/produits/echantillons/duo/", "produits-echantillons-sample", { sample: "duo" }],
  ["/mon-compte/mes-animaux/ajouter/", "mon-compte-mes-animaux-ajouter", {}],
  ["/guide-croquettes/nouveau/", "guide-croquettes-nouveau", {}],
  [
    "/web-view/42-changement-de-paiement/",
    "web-view-subscription-changement-de-paiement",
    { subscription: "42" },
  ],
  ["/chien/", "chien", {}],
  ["/chien/croquettes/chiot/", "category", { category: "chien/croquettes/chiot" }],
])("%s is the screen %s", (path, key, params) => {
  const found = matchRoute(path);
  expect(found?.route.key).toBe(key);
  expect(found?.route.name).toBe(`${key}___fr-FR`);
  expect(found?.params).toEqual(params);
});

test.each(routes)("no screen before %s takes its address", (key, { pattern }) => {
  expect(matchRoute(pattern.replace(/\{\w+[?*]?\}/g, "1"))?.route.key).toBe(key);
});

test.each(["/panier/autre/", "/mon-compte/inconnu/", "/magasins/lyon/etage/", "/userGuide/"])(
  "%s begins with a reserved fragment and is never taken for a category",
  (path) => {
    expect(matchRoute(path)).toBeUndefined();
  },
);

test.each([
  "/produits/%20/",
  "/produits/a b/",
  "/page/<script>/",
  `/page/${"a".repeat(121)}/`,
  "/a/b/c/d/e/f/g/h/i/",
  `/${`${"a".repeat(100)}/`.repeat(4)}`,
])("%s has a parameter that fails its check", (path) => {
  expect(matchRoute(path)).toBeUndefined();
});

test.each([
  ["/faq/frais%20de%20port/", { faqQuery: "frais de port" }],
  ["/faq/o%C3%B9%20est%20mon%20colis%20%3F/", { faqQuery: "où est mon colis ?" }],
  ["/chien/p%C3%A2t%C3%A9es%20%26%20terrines/", { category: "chien/pâtées & terrines" }],
  ["/chien/pa%CC%82te%CC%81es/", { category: "chien/pâtées" }],
  ["/commande/a~b_c-d.E9/", { order: "a~b_c-d.E9" }],
])("%s is read in words", (path, params) => expect(matchRoute(path)?.params).toEqual(params));

test.each([
  "/faq/%2Fetc/",
  "/faq/%00/",
  "/faq/%E9/",
  "/faq/%3Cscript%3E/",
  "/faq/%F0%9F%90%B6/",
  "/chien/%25/",
])("%s says no words", (path) => expect(matchRoute(path)).toBeUndefined());

test("an address is made from its parameters, with a trailing slash", () => {
  expect(href("index")).toBe("/");
  expect(href("produits-product-format", { product: "croquettes-chiot" })).toBe(
    "/produits/croquettes-chiot/",
  );
  expect(href("produits-product-format", { product: "croquettes-chiot", format: "2-kg" })).toBe(
    "/produits/croquettes-chiot/2-kg/",
  );
  expect(href("web-view-subscription-changement-de-paiement", { subscription: "42" })).toBe(
    "/web-view/42-changement-de-paiement/",
  );
  expect(categoryHref("chien/croquettes")).toBe("/chien/croquettes/");
});

test("crawlers leave alone what begins like a screen that is not for them, up to its first parameter", () => {
  const beginnings = uncrawledPrefixes();
  expect(beginnings).toEqual(expect.arrayContaining(["/panier/", "/commande/", "/web-view/"]));
  const forCustomers = routes.filter(([, { guards }]) => guards?.includes("isAuthenticated"));
  const patterns = forCustomers.map(([, { pattern }]) => pattern);
  const crawled = patterns.filter(
    (pattern) => !beginnings.some((beginning) => pattern.startsWith(beginning)),
  );
  expect(crawled).toEqual([]);
});

import { describe, expect, test } from "vitest";
import { type FeatureName, featureNames } from "../shared/features.ts";
import { matchRoute } from "../shared/match-route.ts";
import type { AppContext } from "./context.ts";
import { guard } from "./guards.ts";

interface Visitor {
  loggedIn?: boolean;
  features?: readonly FeatureName[];
  isApplication?: boolean;
}

async function sent(
  path: string,
  { loggedIn = false, features = [], isApplication = true }: Visitor = {},
): Promise<unknown> {
  const match = matchRoute(path.replace(/\?.*/, ""));
  if (!match) throw new Error(`no screen at ${path}`);
  const variables = {
    session: { loggedIn },
    ecommerce: { animals: () => Promise.resolve([{ id: 12 }, { id: 13 }]) },
    settings: { features: new Set(features) },
    configuration: { webView: { header: "X-Application", cookie: "" } },
  };
  const { pathname, searchParams, href } = new URL(path, "https://museau.example");
  const req = {
    method: "GET",
    path: pathname,
    url: href,
    query: (name: string) => searchParams.get(name) ?? undefined,
    header: (name: string) => (isApplication && name === "X-Application" ? "1" : undefined),
    raw: new Request(href),
  };
  const c = {
    req,
    header: () => undefined,
    redirect: (to: string, status: number) => `${status} ${to}`,
    var: variables,
    set: () => undefined,
    get: (name: string) => new Map(Object.entries(variables)).get(name),
  };
  return guard(c as unknown as AppContext, match);
}

describe("a screen for customers", () => {
  test.each([
    "/mon-compte/",
    "/mon-compte/mes-adresses/",
    "/mon-compte/mes-commandes/000123/",
    "/commande/abc/",
    "/commande/abc/confirmation/",
  ])("%s sends others to the login, which knows the way back", async (path) => {
    expect(await sent(path)).toBe(`302 /connexion/?retour=${encodeURIComponent(path)}`);
    expect(await sent(path, { loggedIn: true })).toBeUndefined();
  });
});

test("the way back keeps the query", async () => {
  expect(await sent("/mon-compte/mes-adresses/?ajouter=1")).toBe(
    `302 /connexion/?retour=${encodeURIComponent("/mon-compte/mes-adresses/?ajouter=1")}`,
  );
});

describe("a screen for others", () => {
  test.each(["/connexion/", "/mot-de-passe-oublie/abc/"])("%s sends customers home", async (path) => {
    expect(await sent(path, { loggedIn: true })).toBe("302 /");
    expect(await sent(path)).toBeUndefined();
  });

  test("the login sends customers where it would have led, and nowhere else", async () => {
    expect(await sent("/connexion/?retour=%2Fcommande%2Fabc%2F", { loggedIn: true })).toBe(
      "302 /commande/abc/",
    );
    expect(await sent("/connexion/?retour=%2F%2Fevil.example", { loggedIn: true })).toBe("302 /");
  });

  test("the welcome page is for somebody not logged in", async () => {
    expect(await sent("/mon-compte/bienvenue/", { loggedIn: true })).toBe("302 /");
    expect(await sent("/mon-compte/bienvenue/")).toBeUndefined();
  });
});

describe("a screen behind a feature", () => {
  test.each<[string, FeatureName, FeatureName?]>([
    ["/mon-compte/mes-abonnements/7/", "subscriptions"],
    ["/mon-compte/mes-abonnements/7/historique/", "subscriptions"],
    ["/mon-compte/mes-abonnements/7/historique/000123/", "subscriptions"],
    ["/rappels/", "recalls"],
    ["/mon-compte/mes-parrainages/", "sponsorship"],
    ["/mon-compte/mes-animaux/", "animals"],
    ["/mon-compte/mes-animaux/ajouter/", "animals"],
    ["/mon-compte/mes-animaux/12/modifier/", "animals"],
    ["/guide-croquettes/", "guide"],
    ["/guide-croquettes/nouveau/", "guide"],
    ["/guide-croquettes/12/recommandations/", "guide"],
    ["/guide-bi-nutrition/12/", "bi-nutrition"],
    ["/mini-guide-bi-nutrition/12/recommandations/", "bi-nutrition"],
    ["/userGuide/guide-nutrition-full/", "nutrition-guide"],
    ["/userGuide/guide-nutrition-short/", "nutrition-guide"],
    ["/web-view/12-changement-de-paiement/", "web-view", "subscriptions"],
    ["/webView/demo/", "web-view", "subscriptions"],
  ])("%s exists with %s and with no other", async (path, feature, more = feature) => {
    const others = featureNames.filter((name) => name !== feature);
    expect(await sent(path, { loggedIn: true, features: [feature, more] })).toBeUndefined();
    await expect(sent(path, { loggedIn: true, features: others })).rejects.toThrow(`Page Not Found: ${path}`);
  });

  test("the login is asked before anything is said of the feature", async () => {
    expect(await sent("/mon-compte/mes-animaux/")).toContain("/connexion/");
  });
});

test.each(["/", "/chien/", "/panier/", "/produits/abc/", "/page/abc/", "/maintenance/", "/mon-compte-pro/"])(
  "%s is for everybody",
  async (path) => {
    expect(await sent(path)).toBeUndefined();
    expect(await sent(path, { loggedIn: true })).toBeUndefined();
  },
);

test("a web view is not found outside the application", async () => {
  const visitor = { loggedIn: true, features: ["web-view"] as const, isApplication: false };
  for (const path of ["/web-view/12-changement-de-paiement/", "/webView/demo/"]) {
    await expect(sent(path, visitor)).rejects.toThrow(`Page Not Found: ${path}`);
  }
});

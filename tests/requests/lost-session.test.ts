import { beforeEach, describe, expect, test } from "vitest";
import { type RouteDefinition, routeTable } from "../../shared/routes.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { mendAfterEach, visitor } from "./visitor.ts";

beforeEach(() => void readLog());
mendAfterEach();

const { email } = people.camille;
const plain = (html: string) =>
  textOf(html)
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .replaceAll("\u2060", "");

const screens: [path: string, waiting: string][] = [
  ["/commande/abcDEF123456/?etape=facturation", "votre commande vous attend à l’étape Adresse."],
  ["/commande/abcDEF123456/?etape=livraison", "votre commande vous attend à l’étape Livraison."],
  ["/commande/abcDEF123456/?etape=paiement", "votre commande vous attend à l’étape Paiement."],
  ["/commande/abcDEF123456/?etape=recapitulatif", "votre commande vous attend à l’étape Récapitulatif."],
  ["/commande/abcDEF123456/", "votre commande vous attend."],
  ["/commande/abcDEF123456/confirmation/", "la confirmation de votre commande vous attend."],
  ["/mon-compte/", "la page « Mon compte » vous attend."],
  ["/mon-compte/mes-adresses/?adresse=nouvelle", "la page « Mes adresses » vous attend."],
  ["/mon-compte/mes-informations-personnelles/", "la page « Mes informations » vous attend."],
  ["/mon-compte/mes-parrainages/", "la page « Mes parrainages » vous attend."],
  ["/mon-compte/mes-commandes/abcDEF123456/", "la page « Mes commandes » vous attend."],
  ["/mon-compte/mes-abonnements/1/?modifier=date", "la page « Mes abonnements » vous attend."],
  ["/mon-compte/mes-animaux/ajouter/", "la page « Mes animaux » vous attend."],
  ["/guide-croquettes/1/", "votre guide vous attend."],
];

const expired = async () => {
  const { token, customer } = await logIn(email, -60);
  return browserWith({ token, customer });
};

describe("a screen that a lost session interrupts", () => {
  test.each(screens)("%s names what waits, and the e-mail is filled in", async (path, waiting) => {
    const browser = await expired();
    const { html, way } = await browser.visit(path);
    expect(way.at(-1)).toContain("/connexion/?retour=");
    expect(plain(html)).toContain(`Votre session a expiré, par sécurité. Reconnectez-vous : ${waiting}`);
    expect(html).toContain(`value="${email}"`);
    expect(plain(await (await browser.get(way.at(-1) ?? "")).text())).not.toContain("a expiré");
  });

  test("every screen for customers says more than the general sentence", async () => {
    const guarded = Object.values<RouteDefinition>(routeTable).filter((route) =>
      route.guards?.includes("isAuthenticated"),
    );
    for (const { pattern } of guarded) {
      if (pattern.startsWith("/web-view/")) continue;
      const path = pattern.replaceAll(/\{\w+\}/g, "1");
      const { html } = await (await expired()).visit(path);
      expect([path, plain(html)]).toEqual([path, expect.stringMatching(/Reconnectez-vous : [^.]* attend/)]);
    }
  });

  test("a post says it, too, as does a session that the API refuses", async () => {
    const browser = await expired();
    const answer = await browser.post("/commande/abcDEF123456/?etape=paiement", { method: "card" });
    expect(answer.status).toBe(303);
    expect(plain((await browser.visit(answer.headers.get("location") ?? "")).html)).toContain(
      "l’étape Paiement",
    );
    const { token, customer } = await logIn(email);
    const refused = browserWith({ token: token.replace(/\.[^.]+$/, ".bm9ib2R5"), customer });
    const { html } = await refused.visit("/mon-compte/mes-adresses/");
    expect(plain(html)).toContain("« Mes adresses » vous attend");
    expect(html).toContain(`value="${email}"`);
  });

  test("a refused refresh says it, too", async () => {
    const { token, customer } = await logIn(email, -60);
    const { html } = await browserWith({ token, customer, refresh_token: "rien-de-tel" }).visit(
      "/commande/abcDEF123456/?etape=paiement",
    );
    expect(plain(html)).toContain("l’étape Paiement");
  });
});

test("nobody who was not signed in, or has signed out, is told of a session", async () => {
  const { html } = await visitor().visit("/commande/abcDEF123456/?etape=paiement");
  expect(plain(html)).not.toContain("session");
  const browser = browserWith(await logIn(email));
  await browser.post("/api/session/logout");
  await browser.get("/");
  expect(plain((await browser.visit("/mon-compte/")).html)).not.toContain("a expiré");
});

test("a made-up token fills in nothing that is no address", async () => {
  const claims = btoa(JSON.stringify({ exp: 1, username: '"><script>' }));
  const { html } = await browserWith({
    token: `e30.${claims}.x`,
    customer: "/api/v2/shop/customers/1",
  }).visit("/mon-compte/");
  expect(html).not.toContain('"><script>');
});

import { describe, expect, test } from "vitest";
import { matchRoute } from "../../shared/match-route.ts";
import { clickIdsOf, sentPath, sentQuery, utmOf } from "./sent-address.ts";

const secret = "k3JaZ09sdXq1Pz8~_-TtW5";
const pathOf = (path: string, isFound = true) => sentPath(matchRoute(path), path, isFound);
const queryOf = (path: string, search: string) => sentQuery(new URLSearchParams(search), matchRoute(path));

describe("the path of a page view", () => {
  test.each([
    "/",
    "/chien/",
    "/chien/croquettes/chiot/",
    "/produits/croquettes-chien-adulte/2-kg/",
    "/produits/echantillons/poulet/",
    "/magasins/lyon/",
    "/page/cookies/",
    "/panier/",
    "/mon-compte/mes-commandes/",
  ])("%s is sent as it is", (path) => expect(pathOf(path)).toBe(path));

  test.each([
    [`/commande/${secret}/`, "/commande/{order}/"],
    [`/commande/${secret}/confirmation/`, "/commande/{order}/confirmation/"],
    [`/mot-de-passe-oublie/${secret}/`, "/mot-de-passe-oublie/{forgotPassword}/"],
    [`/mon-compte/mes-commandes/${secret}/`, "/mon-compte/mes-commandes/{order}/"],
    ["/mon-compte/mes-animaux/12/modifier/", "/mon-compte/mes-animaux/{animal}/modifier/"],
    ["/guide-croquettes/12/recommandations/", "/guide-croquettes/{animal}/recommandations/"],
    ["/web-view/7-changement-de-paiement/", "/web-view/{subscription}-changement-de-paiement/"],
    ["/faq/camille durand/", "/faq/{faqQuery}/"],
  ])("%s is sent as %s", (path, sent) => expect(pathOf(encodeURI(path))).toBe(sent));

  test.each([
    [`/commande/${secret}/autre/`, "/commande/{path}/{path}/"],
    [`/mon-compte/mes-animaux/12/supprimer/`, "/mon-compte/mes-animaux/{path}/{path}/"],
    [`/${secret}/`, "/{category}/"],
    [`/chien/${secret}/`, "/chien/{category}/"],
    [`/produits/${secret}/`, "/produits/{product}/"],
    ["/jamais-vu/", "/jamais-vu/"],
    [`/camille@example.fr/`, "/{path}/"],
  ])("where %s is not found, %s is sent", (path, sent) => expect(pathOf(path, false)).toBe(sent));
});

describe("the parameters of a page view", () => {
  test("are sent without those of campaigns", () => {
    expect(
      queryOf("/chien/", "page=2&tri=prix&filtre-age=chiot&filtre-age=adulte&foo=bar&utm_source=x"),
    ).toEqual({ page: "2", tri: "prix", "filtre-age": "chiot,adulte", foo: "bar" });
  });

  test.each([
    ["/", `jeton=${secret}`, { jeton: "{jeton}" }],
    ["/", "parrain=CAMILLE", { parrain: "{parrain}" }],
    ["/connexion/", `retour=/commande/${secret}/&etape=oubli`, { retour: "{retour}", etape: "oubli" }],
    ["/userGuide/guide-nutrition-full/", "animal=12&etape=repas", { animal: "{animal}", etape: "repas" }],
    ["/nous-contacter/", "message=bonjour", { message: "{message}" }],
    [
      "/magasins/",
      "position=48.85,2.35&ville=Lyon&pays=FR",
      { position: "{position}", ville: "{ville}", pays: "FR" },
    ],
    ["/mon-compte/mes-adresses/", "supprimer=12", { supprimer: "{supprimer}" }],
    ["/produits/croquettes/", "poids=12&mois=3&note=5", { poids: "{poids}", mois: "{mois}", note: "5" }],
    ["/", `x=${secret}&y=camille@example.fr&z=0612345678`, { x: "{x}", y: "{y}", z: "{z}" }],
    ["/", `page=${secret}`, { page: "{page}" }],
    ["/", `${secret}=1&${encodeURIComponent("camille@example.fr")}`, {}],
    ["/", "customerId=12&client_id=4", { customerId: "{customerId}", client_id: "{client_id}" }],
    ["/rechercher/", "q=chat camille@example.fr", { q: "chat" }],
    ["/", "__proto__=1&constructor=a", { constructor: "a" }],
  ])("%s?%s names no person and no token", (path, search, sent) => {
    expect(queryOf(path, search)).toEqual(sent);
  });

  test("are sent by their names alone where no screen has the address", () => {
    expect(queryOf("/commande/a/b/", "foo=bar&page=2")).toEqual({ foo: "{foo}", page: "2" });
  });

  test("are at most twenty", () => {
    const search = [...Array(50).keys()].map((n) => `p${n}=1`).join("&");
    expect(Object.keys(queryOf("/", search))).toHaveLength(20);
  });
});

test("every parameter of a campaign that has a value is sent", () => {
  const params = new URLSearchParams(
    "utm_source=lettre&utm_medium=&utm_campaign=soldes_ete_2026&utm_x=1&page=2&utm_term=camille@example.fr",
  );
  expect(utmOf(params)).toEqual({ utm_source: "lettre", utm_campaign: "soldes_ete_2026", utm_x: "1" });
});

test("the ids of Google's advertisements are sent, and no other", () => {
  const params = new URLSearchParams("gclid=Cj0KCQ-x_y&gbraid=0AAA.b&fbclid=IwAR&wbraid=a%20b&dclid=&q=os");
  expect(clickIdsOf(params)).toEqual({ gclid: "Cj0KCQ-x_y", gbraid: "0AAA.b" });
});

import { describe, expect, test } from "vitest";
import { readPage } from "./crawl/read-page.ts";
import { textOf } from "./page-html.ts";
import { shop, visitor } from "./visitor.ts";

const thingsOf = async (path: string) => {
  const page = await readPage(await visitor().get(path));
  const things = page.structuredData.map((text) => JSON.parse(text) as Record<string, unknown>);
  return { page, thing: (type: string) => things.find((thing) => thing["@type"] === type) };
};

describe("what pages tell search engines", () => {
  test("home names the shop and its search", async () => {
    const { page, thing } = await thingsOf("/");
    expect(thing("Organization")).toMatchObject({
      name: "Museau",
      url: `${shop}/`,
      contactPoint: { telephone: "+33 4 65 71 00 42", email: "bonjour@museau.example" },
    });
    expect(thing("WebSite")).toMatchObject({
      potentialAction: {
        target: { urlTemplate: `${shop}/rechercher/?q={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    });
    expect(page.meta.get("og:image")).toContain("/scenes/accueil");
  });

  test("a page about the company says so, with its breadcrumb", async () => {
    const { page, thing } = await thingsOf("/page/notre-histoire/");
    expect(thing("AboutPage")).toMatchObject({ url: `${shop}/page/notre-histoire/`, inLanguage: "fr-FR" });
    const items = thing("BreadcrumbList")?.itemListElement as { name: string; item: string }[];
    expect(items.map(({ name, item }) => [name, item.replace(shop, "")])).toEqual([
      ["Accueil", "/"],
      ["À propos", "/page/a-propos/"],
      ["Notre histoire", "/page/notre-histoire/"],
    ]);
    expect(page.meta.get("og:image")).toContain("/scenes/marche");
  });

  test("any other page is right below home", async () => {
    const { thing } = await thingsOf("/page/livraison/");
    expect(thing("WebPage")).toMatchObject({ url: `${shop}/page/livraison/` });
    expect(thing("BreadcrumbList")?.itemListElement).toHaveLength(2);
  });
});

describe("landing pages", () => {
  test.each(["/landing/offre-chiot/", "/landing/parrainage-refuge/"])(
    "%s has no header and footer, but links to the legal pages",
    async (path) => {
      const answer = await visitor().get(path);
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(html).not.toMatch(/<header|<footer|type="search"/);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toContain(`<link rel="canonical" href="${shop}${path}"/>`);
      expect(html).toContain('href="/page/mentions-legales/"');
      expect(html).toContain('href="/page/donnees-personnelles/"');
    },
  );

  test("an unknown one is 404", async () => {
    expect((await visitor().get("/landing/inconnue/")).status).toBe(404);
  });

  test.each([
    "/page/landing%2Foffre-chiot/",
    "/page/_sandbox%2Fblocs/",
    "/landing/..%2Flivraison/",
    "/page/home/",
  ])("%s is not a second address of a page", async (path) => {
    expect((await visitor().get(path)).status).toBe(404);
  });
});

test.each([
  ["conditions-utilisation", "Conditions d’utilisation"],
  ["donnees-personnelles", "Données personnelles"],
  ["1-pourcent-pour-les-animaux", "Un centième de chaque gamelle"],
  ["mentions-legales", "Mentions légales"],
  ["conditions-generales-de-vente", "Conditions générales de vente"],
  ["cookies", "Cookies"],
  ["accessibilite", "Accessibilité"],
  ["avis-verifies", "Comment sont vérifiés les avis"],
  ["livraison", "De notre atelier à votre porte"],
  ["abonnement", "La bonne quantité"],
  ["taille-des-croquettes", "La taille des croquettes"],
  ["notre-fabrication", "Trois ateliers"],
])("the page %s exists and has one title", async (slug, title) => {
  const answer = await visitor().get(`/page/${slug}/`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  const titles = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text);
  expect(titles).toHaveLength(1);
  expect(textOf(titles.join())).toContain(title);
});

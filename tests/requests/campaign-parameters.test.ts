import { afterEach, expect, test } from "vitest";
import { chicken } from "./cart-shopper.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { askStandIns, mendServices, switchSetting, visitor } from "./visitor.ts";

afterEach(mendServices);

const campaign = "utm_source=mail&gclid=abc&fbclid=d-e";
const productPath = "/produits/croquettes-chien-adulte-poulet-fermier-riz/";

const publishRule = (path: string, redirect: string) =>
  askStandIns("/_sandbox/publish", { collection: "redirect", key: path, changes: { redirect } });

async function targetOf(path: string): Promise<string> {
  const answer = await visitor().get(path);
  expect(answer.status).toBeGreaterThanOrEqual(300);
  expect(answer.status).toBeLessThan(400);
  return answer.headers.get("location") ?? "";
}

test.each([
  ["the trailing slash", "/chien", "/chien/"],
  ["a redirect rule", "/croquettes-chien/", "/chien/croquettes/"],
  ["a cart link", `/chien/?variantId=${chicken.variantCode}`, "/chien/"],
  ["a product's sku", "/produits/mus-ch-adu-pou/", productPath],
  ["a format's code", `${productPath}${chicken.variantCode}/`, `${productPath}2-kg/`],
  ["a screen for customers", "/mon-compte/mes-adresses/", "/connexion/"],
  ["an order of the listing's query", "/chien/croquettes/?page=1", "/chien/croquettes/"],
  ["an order of the search's query", "/rechercher/?q=poulet&page=1", "/rechercher/?q=poulet"],
  ["maintenance that is over", "/maintenance/", "/"],
])("campaign parameters survive %s", async (_, path, target) => {
  const address = await targetOf(`${path}${path.includes("?") ? "&" : "?"}${campaign}`);
  const { pathname, searchParams } = new URL(address, "https://museau.example");
  expect(pathname).toBe(new URL(target, "https://museau.example").pathname);
  for (const [name, value] of new URLSearchParams(campaign))
    expect(searchParams.getAll(name)).toEqual([value]);
});

test("they survive the way of a returning customer from home to the account", async () => {
  await switchSetting("features", ["returning-customer"]);
  const browser = browserWith(await logIn(people.camille.email));
  const answer = await browser.get(`/?${campaign}`);
  expect(answer.headers.get("location")).toBe(`/mon-compte/?${campaign}`);
  await switchSetting("features", undefined);
});

test("they survive a file that has moved, a part in maintenance and a rule", async () => {
  await publishRule("guide.pdf", "/page/livraison/");
  expect(await targetOf(`/guide.pdf?${campaign}`)).toMatch(`/page/livraison/?${campaign}`);
  await publishRule("guide.pdf", "");
  expect(await targetOf(`/croquettes-chien/?${campaign}`)).toMatch(`/chien/croquettes/?${campaign}`);
  await switchSetting("maintenance", ["magasins"]);
  expect(await targetOf(`/magasins/?${campaign}`)).toBe(`/maintenance/?${campaign}`);
  await switchSetting("maintenance", undefined);
});

test("a rule's own parameters stay; an address of the shop in full is the shop; another site is told nothing", async () => {
  await publishRule("offre", "/chien/croquettes/?utm_source=vitrine");
  const own = new URL(await targetOf(`/offre/?${campaign}`));
  expect(own.searchParams.getAll("utm_source")).toEqual(["vitrine"]);
  expect(own.searchParams.get("gclid")).toBe("abc");
  await publishRule("offre", "https://museau.example/chien/");
  expect(new URL(await targetOf(`/offre/?${campaign}`)).search).toBe(`?${campaign}`);
  await publishRule("offre", "");
  expect(await targetOf(`/blog/?${campaign}`)).toBe("https://www.example.org/ancien-blog/");
});

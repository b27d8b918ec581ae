import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { add, chicken, tokenOf } from "./cart-shopper.ts";
import { hiddenFieldsOf } from "./page-html.ts";
import { type Visitor, visitor } from "./visitor.ts";

const productPath = "/produits/croquettes-chien-adulte-poulet-fermier-riz/";

const soldAt = (browser: Visitor) =>
  env.DB.prepare(
    `select sourceItemList, upsell from order_items join orders on orders.id = orderId where tokenValue = ?`,
  )
    .bind(tokenOf(browser) ?? "")
    .all<{ sourceItemList: string | null; upsell: number }>()
    .then(({ results }) => results.map(({ sourceItemList, upsell }) => [sourceItemList, upsell === 1]));

const htmlOf = async (path: string) => (await visitor().visit(path)).html;

const productLinks = (html: string) =>
  [...html.matchAll(/href="(\/produits\/[^"]+)"/g)].map(([, path]) => (path ?? "").replaceAll("&amp;", "&"));

function linkFrom(html: string, source: string): string {
  const link = productLinks(html).find((path) => path.endsWith(`?liste=${source}`));
  if (!link) throw new Error(`no link from ${source}: ${productLinks(html).join(" ")}`);
  return link;
}

async function buy(path: string, fields: Record<string, string> = {}): Promise<Visitor> {
  const browser = visitor();
  const { html } = await browser.visit(path);
  const form = /<form[^>]*id="achat".*?<\/form>/s.exec(html)?.[0];
  if (!form) throw new Error(`nothing is sold at ${path}`);
  await browser.post("/api/cart/items", { ...hiddenFieldsOf(form), ...fields });
  return browser;
}

test("a product page that nothing led to sells by itself", async () => {
  expect(await soldAt(await buy(productPath))).toEqual([["produit", false]]);
});

describe("a place that leads to a product is named in the order line", () => {
  test.each([
    ["the shelf of a category", "/chien/croquettes/", "categorie", false],
    ["a row of a page", "/", "page", false],
    ["results of a search", "/rechercher/?q=poulet", "recherche", false],
    ["what is proposed where a search finds nothing", "/rechercher/?q=zzzzzz", "cross_sell_divers", true],
    ["an error page", "/page/inconnue/", "cross_sell_divers", true],
    ["other products of a product page", productPath, "cross_sell_produit", true],
    ["what is bought together", productPath, "achetes_ensemble", true],
    ["the pair of a product", productPath, "bi_nutrition", true],
    ["the product of a sample", "/produits/echantillons/", "echantillon", false],
  ])("%s", async (_, path, source, upsell) => {
    const from = path.endsWith("/echantillons/") ? await samplePath() : path;
    const link = linkFrom(await htmlOf(from), source);
    expect(await soldAt(await buy(link))).toEqual([[source, upsell]]);
  });

  test("suggestions of the search box", async () => {
    const answer = await visitor().get("/api/suggestions?q=poulet");
    const { products } = await answer.json<{ products: { href: string }[] }>();
    const [first] = products;
    expect(await soldAt(await buy(first?.href ?? ""))).toEqual([["suggestions_recherche", false]]);
  });

  test("suggestions of the cart", async () => {
    const browser = visitor();
    await add(browser, chicken);
    const { html } = await browser.visit("/panier/");
    expect(await soldAt(await buy(linkFrom(html, "cross_sell_panier")))).toEqual([
      ["cross_sell_panier", true],
    ]);
  });

  test("the ration calculator, whose rhythm is chosen", async () => {
    const bought = await buy(`${productPath}2-kg/?poids=30&ans=4&rythme=31&quantite=2&liste=recherche`);
    expect(await soldAt(bought)).toEqual([["ration", false]]);
  });

  test("also through another format of the product, and through the sku's address", async () => {
    const html = await htmlOf(`${productPath}?liste=categorie`);
    const format = productLinks(html).find((path) => path.startsWith(`${productPath}12-kg/`));
    expect(format).toBe(`${productPath}12-kg/?liste=categorie`);
    const bySku = (await visitor().visit("/produits/mus-ch-adu-pou/?liste=categorie")).path;
    expect(bySku).toBe(`${productPath}?liste=categorie`);
  });
});

test("a sample is sold on its own page", async () => {
  expect(await soldAt(await buy(await samplePath()))).toEqual([["echantillon", false]]);
});

describe("a cart link", () => {
  test.each([
    ["", "lien_panier", false],
    ["&liste=ailleurs", "lien_panier", false],
    ["&liste=page", "page", false],
  ])("of a mail is named so: %s", async (more, source, upsell) => {
    const browser = visitor();
    await browser.get(`/panier/?variantId=${chicken.variantCode}${more}`);
    expect(await soldAt(browser)).toEqual([[source, upsell]]);
  });
});

test.each(["achetes_ensemble", "bi_nutrition"])(
  "what is bought in one press names its place: %s",
  async (source) => {
    const forms =
      (await htmlOf(productPath)).match(/<form[^>]*action="\/api\/cart\/together".*?<\/form>/gs) ?? [];
    const browser = visitor();
    await browser.post("/api/cart/together", hiddenFieldsOf(forms.find((form) => form.includes(source))));
    const sold = await soldAt(browser);
    expect(sold.length).toBeGreaterThan(1);
    expect(new Set(sold.map(String))).toEqual(new Set([`${source},true`]));
  },
);

describe("at the border", () => {
  test("a running page sends the place too; another name is none, and keeps nobody from buying", async () => {
    for (const [sourceItemList, sold] of [
      ["recherche", ["recherche", false]],
      ["ailleurs", [null, false]],
      [undefined, [null, false]],
    ] as const) {
      const browser = visitor();
      expect((await add(browser, { ...chicken, sourceItemList, upsell: true })).status).toBe(200);
      expect(await soldAt(browser)).toEqual([sold]);
    }
  });

  test("an unknown place in the address of a product is none", async () => {
    expect(await soldAt(await buy(`${productPath}?liste=ailleurs`))).toEqual([["produit", false]]);
  });
});

test("crawlers and the canonical address know a product without the place", async () => {
  const { html } = await visitor({ agent: "googlebot" }).visit("/chien/croquettes/");
  expect(productLinks(html).length).toBeGreaterThan(0);
  expect(html).not.toContain("liste=");
  expect(await htmlOf(`${productPath}?liste=categorie`)).toContain(`rel="canonical" href="https://`);
  expect(await htmlOf(`${productPath}?liste=categorie`)).not.toMatch(/rel="canonical" href="[^"]*liste/);
});

async function samplePath(): Promise<string> {
  const { results } = await env.DB.prepare(
    "select key from documents where collection = 'sample' limit 1",
  ).all<{ key: string }>();
  return `/produits/echantillons/${results[0]?.key}/`;
}

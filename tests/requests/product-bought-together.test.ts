import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { boughtTogetherTexts } from "../../client/features/product/together/bought-together.texts.ts";
import { productPageTexts } from "../../shared/product/product-page.texts.ts";
import { part } from "../words.ts";
import { readLog } from "./log-lines.ts";
import { hiddenFieldsOf, textOf } from "./page-html.ts";
import { breakService, mendAfterEach, productPath, visitor } from "./visitor.ts";

mendAfterEach();

const pageOf = async (address: string) => (await visitor({ agent: "googlebot" }).get(address)).text();

test("a product shows what is often bought with it, for the same animal, and adds all at once", async () => {
  const html = await pageOf(productPath);
  const together = sectionOf(html, boughtTogetherTexts.title);
  const links = [...together.matchAll(/href="(\/produits\/[^"?]+)/g)].map(([, href = ""]) => href);
  expect(links).toHaveLength(3);
  for (const link of links) expect(link).toContain("chien");
  expect(links).not.toContain(productPath);
  expect(textOf(together)).toMatch(/€\/kg/);

  expect(textOf(together)).toMatch(part(boughtTogetherTexts.addAll, { count: 4 }));
  const total = /panier, ([\d,]+)/.exec(textOf(together))?.[1];
  const buyer = visitor();
  const answer = await buyer.post("/api/cart/together", hiddenFieldsOf(together));
  expect(answer.headers.get("location")).toContain("/panier/");
  expect((await buyer.visit("/panier/")).html.match(/id="retirer-/g)).toHaveLength(4);
  expect(textOf((await buyer.visit("/panier/")).html)).toContain(total ?? "no total");
});

const foods = (sql: string) =>
  env.DB.prepare(`select json from documents where collection = 'product' and (${sql})`).all<{
    json: string;
  }>();

test("nothing is proposed beside a food that another animal, age or diet needs", async () => {
  const { results } = await foods(
    "json_extract(json, '$.filters') like '%Stérilisé%' or json_extract(json, '$.filters') like '%Poids de forme%'",
  );
  const lean = new Set(results.map(({ json }) => `/produits/${JSON.parse(json).slug}/`));
  expect(lean.size).toBeGreaterThan(8);
  let proposed = 0;
  for (const path of [
    "/produits/croquettes-chat-adulte-poulet-riz/",
    "/produits/croquettes-chien-adulte-agneau-patate-douce-sans-cereales/",
    ...lean,
  ]) {
    const html = await pageOf(path);
    for (const title of [boughtTogetherTexts.title, productPageTexts.pair.title]) {
      for (const [, href = ""] of sectionOf(html, title).matchAll(/href="(\/produits\/[^/]+\/)/g)) {
        proposed += 1;
        expect([path, href, lean.has(href)]).toEqual([path, href, lean.has(path)]);
      }
    }
  }
  expect(proposed).toBeGreaterThan(10);
});

const sectionOf = (html: string, title: string) =>
  new RegExp(`<section[^>]*aria-label="${title}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? "";

test("a bi-nutrition pair has the format of the page, and its price", async () => {
  const pair = sectionOf(await pageOf(`${productPath}5-kg/`), productPageTexts.pair.title);
  expect(textOf(pair)).toContain("riz 5 kg 47,90 €");
  const browser = visitor();
  await browser.post("/api/cart/together", hiddenFieldsOf(pair));
  const { html } = await browser.visit("/panier/");
  expect(html).toContain(`href="${productPath}5-kg/"`);
  expect(textOf(html)).toContain(/panier, ([\d,]+)/.exec(textOf(pair))?.[1] ?? "no total");
});

test("a pair that the content system names wrongly is not proposed", async () => {
  const { results } = await foods("json_extract(json, '$.bi_nutrition_partner') = 'MUS-CT-PAT-PEA'");
  const path = `/produits/${JSON.parse(results[0]?.json ?? "{}").slug}/`;
  await env.DB.prepare(
    "update documents set json = json_set(json, '$.bi_nutrition_partner', 'MUS-CT-PAT-STE') where collection = 'product' and json_extract(json, '$.bi_nutrition_partner') = 'MUS-CT-PAT-PEA'",
  ).run();
  const html = await pageOf(path);
  expect(html).toContain(productPageTexts.sameCategory);
  expect(sectionOf(html, productPageTexts.pair.title)).toBe("");
});

test("with the search service down the part is left out", async () => {
  const log = readLog();
  await breakService({ service: "search", mode: "status", status: 500 });
  const html = await pageOf("/produits/croquettes-chiot-poulet-riz/");
  expect(html).not.toContain(boughtTogetherTexts.title);
  expect(html).toContain(productPageTexts.sameCategory);
  expect(log()).toContainEqual(
    expect.objectContaining({ event: "late part failed", part: "bought together" }),
  );
});

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { freePort, type Running } from "../../scripts/cms/content-system.ts";
import { withContentSystem } from "../../scripts/cms/demo-environment.ts";
import { startFreshContentSystem } from "../../scripts/cms/fresh-content-system.ts";
import { startBuiltShop } from "../rigs/built-shop.ts";
import { editorAt } from "./editor.ts";
import { pageOf, sitemapOf } from "./pages.ts";

type Shop = Awaited<ReturnType<typeof startBuiltShop>>;
let contentSystem: Running;
let ofStandIn: Shop;
let ofContentSystem: Shop;

beforeAll(async () => {
  const port = await freePort(0);
  ofStandIn = await startBuiltShop();
  ofContentSystem = await startBuiltShop();
  await ofContentSystem.configure(withContentSystem(`http://127.0.0.1:${port}`));
  contentSystem = await startFreshContentSystem({ port, shop: await ofContentSystem.address() });
});

afterAll(async () => {
  await contentSystem?.stop();
  await Promise.all([ofStandIn?.stop(), ofContentSystem?.stop()]);
});

const askIn = (shop: Shop) => shop.browser("https://boutique.localhost").ask;

test("every page of the site map is the same from the stand-in and from the content system", async () => {
  const [known, read] = [askIn(ofStandIn), askIn(ofContentSystem)];
  const paths = await sitemapOf(known);
  expect(await sitemapOf(read)).toEqual(paths);
  const differing: string[] = [];
  for (const path of paths) {
    const [expected, found] = await Promise.all([pageOf(known, path), pageOf(read, path)]);
    expect(expected.slice(0, 3), path).toBe("200");
    if (found !== expected) differing.push(path);
  }
  expect(differing).toEqual([]);
  expect(paths.length).toBeGreaterThan(200);
});

const dog = {
  type: "/api/v2/shop/animal-types/1",
  gender: "/api/v2/shop/animal-genders/1",
  birthday: "2022-03-01",
  weight: 20,
  condition: 3,
};
const cat = { ...dog, type: "/api/v2/shop/animal-types/2", weight: 4, sterilized: true };

test.each<[string, object?]>([
  ["b2c-products/sku-INCONNU?render=1"],
  ["page-inconnue"],
  ["b2c-redirects?path=/blog/"],
  ["b2c-redirects?path=/produits/croquettes-chien-edition-noel/"],
  ["b2c-rations/getReco?ref=MUS-CH-ADU-POU&weight=20&month=40"],
  ["b2c-rations/getReco?ref=MUS-CH-ADU-POU&weight=20&month=4"],
  ["b2c-rations/getReco?ref=INCONNU&weight=20&month=40"],
  ["b2c-rations/getReco?ref=MUS-CH-ADU-POU&weight=lourd&month=40"],
  ["b2c-recommendation/getReco", { kind: "food", ...dog }],
  ["b2c-recommendation/getReco?list=true", { kind: "food", ...cat }],
  ["b2c-recommendation/getReco", { kind: "menu", ...cat }],
  ["b2c-recommendation/getReco", { kind: "menu", ...dog }],
  ["b2c-recommendation/getReco", { kind: "food" }],
])("%s %j is answered as by the stand-in", async (path, body) => {
  const init = {
    headers: { Authorization: "Bearer demo-content-token", "Content-Type": "application/json" },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  };
  const [expected, found] = await Promise.all([
    ofStandIn.askStandIns(`http://sandbox/content/api/${path}`, init),
    fetch(`${contentSystem.address}/api/${path}`, init),
  ]);
  expect(found.status).toBe(expected.status);
  expect(fieldsOf(await found.json())).toEqual(fieldsOf(await expected.json()));
});

/** Fields of an entry, flat or below its attributes; of an error what the shop reads of it. */
function fieldsOf(answer: unknown): unknown {
  const { data, error } = entryAnswer.parse(answer);
  if (error) return { name: error.name, code: error.code };
  if (!data) return answer;
  const { id: _, documentId: __, attributes, ...fields } = data;
  return attributes ?? fields;
}

const entryAnswer = z.object({
  data: z.nullish(z.looseObject({ attributes: z.optional(z.unknown()) })),
  error: z.nullish(z.object({ name: z.string(), code: z.optional(z.string()) })),
});

const listSchema = z.object({
  data: z.array(z.looseObject({ id: z.unknown() })),
  meta: z.object({ pagination: z.object({ pageCount: z.int(), total: z.int() }) }),
});

test.each([
  "b2c-products?render=0",
  "b2c-products?render=1&filters[sku][$in]=MUS-CH-ADU-POU&filters[sku][$in]=INCONNU",
  "b2c-shops?locale=fr-FR",
  "b2c-redirects?locale=fr-FR",
  "b2c-sitemap?locale=fr-FR",
])("the pages of %s hold each entry once, in one order", async (list) => {
  const pageOf = async (page: number, size: number) => {
    const address = `${contentSystem.address}/api/${list}&pagination[page]=${page}&pagination[pageSize]=${size}`;
    const answer = await fetch(address, { headers: { Authorization: "Bearer demo-content-token" } });
    return listSchema.parse(await answer.json());
  };
  const { data: whole, meta } = await pageOf(1, 100);
  const { total } = meta.pagination;
  const short = await pageOf(1, 7);
  const found = short.data;
  expect(short.meta.pagination).toEqual(expect.objectContaining({ total, pageCount: Math.ceil(total / 7) }));
  for (let page = 2; page <= Math.ceil(total / 7); page++) found.push(...(await pageOf(page, 7)).data);
  expect(found.slice(0, 100)).toEqual(whole);
  expect(found.length).toBe(total);
  expect(new Set(found.map(({ id }) => id)).size).toBe(total);
  expect((await pageOf(Math.ceil(total / 7) + 1, 7)).data).toEqual([]);
});

test("only the shop's token reads, and nothing can be written with it", async () => {
  const ask = async (path: string, init: RequestInit) =>
    (await fetch(`${contentSystem.address}/api/${path}`, init)).status;
  expect(await ask("home", {})).toBe(401);
  expect(await ask("home", { headers: { Authorization: "Bearer another" } })).toBe(401);
  const headers = { Authorization: "Bearer demo-content-token" };
  expect(await ask("home", { headers })).toBe(200);
  expect(await ask("home", { headers, method: "PUT", body: "{}" })).toBe(405);
});

test("who keeps the shops may publish nothing else", async () => {
  const editor = await editorAt(contentSystem.address);
  expect(await editor.publishedBy("Magasins")).toEqual(["api::shop.shop"]);
  expect((await editor.publishedBy("Catalogue")).toSorted()).toEqual(
    ["category", "cross-sell", "product", "sample"].map((type) => `api::${type}.${type}`),
  );
});

test("a draft shows in a preview alone, and in the shop once it is published", async () => {
  const visitor = askIn(ofContentSystem);
  const previewer = askIn(ofContentSystem);
  const homeOf = async (ask: typeof visitor) => (await ask("/")).text();
  const title = "Un titre que la rédaction vient d’écrire";
  const editor = await editorAt(contentSystem.address);
  const page = await editor.find("page", "slug", "home");
  const fields = {
    slug: "home",
    title: "Accueil",
    blocks: [{ __component: "blocks.rich-content", title, text: "Bonjour." }],
  };
  await editor.save("page", page, fields);
  const { pathname, search } = new URL(await editor.previewOf("page", page));
  expect((await previewer(pathname + search)).status).toBe(303);
  expect(await homeOf(previewer)).toContain(title);
  expect(await homeOf(visitor)).not.toContain(title);
  await editor.publish("page", page, fields);
  await vi.waitFor(async () => expect(await homeOf(visitor)).toContain(title), {
    timeout: 10_000,
    interval: 250,
  });
});

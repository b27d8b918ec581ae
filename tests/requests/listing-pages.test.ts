import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import { type Emptied, emptiedKey } from "../../worker/cache/emptied.ts";
import { readLog } from "./log-lines.ts";
import { askStandIns, shop, visitor } from "./visitor.ts";

const path = "/tous-les-produits/";

test("a long listing has 24 products per page, none twice and none left out", async () => {
  const paths: string[] = [];
  let next: string | undefined = path;
  while (next) {
    const html = await (await visitor().get(next)).text();
    const listed = productsOf(html);
    expect(listed.length).toBeLessThanOrEqual(24);
    paths.push(...listed);
    next = linkOf(html, "next");
  }
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.length).toBeGreaterThan(24);
  const first = await (await visitor().get(path)).text();
  expect(first).toContain(`${paths.length} produits`);
  expect(linkOf(first, "prev")).toBeUndefined();
});

test("the second page has its number in the title and its own address", async () => {
  const html = await (await visitor().get(`${path}?page=2`)).text();
  expect(html).toMatch(/<title>[^<]*, page 2 \| Museau<\/title>/);
  expect(html).toContain(`<link rel="canonical" href="${shop}${path}?page=2"/>`);
  expect(linkOf(html, "prev")).toBe(path);
});

test("the first page has one address, with any other parameter", async () => {
  const html = await (await visitor().get(`${path}?utm_source=lettre`)).text();
  expect(html).toContain(`<link rel="canonical" href="${shop}${path}"/>`);
});

test("a category that a publish emptied goes on showing its products until somebody accepts it", async () => {
  const log = readLog();
  const key = "chien/croquettes/chiot";
  const open = async () => (await visitor().get(`/${key}/`)).text();
  const linesOf = (name: string) => log().filter(({ event }) => event === name);
  const products = productsOf(await open());
  expect(products.length).toBeGreaterThan(0);
  await askStandIns("/_sandbox/publish", { collection: "category", key, changes: { skus: [] } });
  expect(productsOf(await open())).toEqual(products);
  expect(linesOf("content emptied")).toMatchObject([{ profile: "category", key }]);

  const record = emptiedKey("category", key);
  const emptied = await vi.waitFor(async () => {
    const found = await env.CONTENT_CACHE.get<Emptied>(record, "json");
    expect(found).not.toBeNull();
    return found;
  });
  const decision = { is: "accepted", at: clock.now(), who: "Ana", why: "sold no more" };
  await env.CONTENT_CACHE.put(record, JSON.stringify({ ...emptied, decision }));
  await askStandIns("/_sandbox/publish", { collection: "category", key, changes: { skus: [] } });
  const html = await open();
  expect(html).toContain('href="/chien/croquettes/senior/"');
  expect(productsOf(html)).toEqual([]);
  expect(linesOf("category without products")).toEqual([]);
});

test("a category whose products are all hidden is shown with its neighbours, and logged for the alarms", async () => {
  const log = readLog();
  const changes = { skus: ["NO-SUCH-PRODUCT"] };
  await askStandIns("/_sandbox/publish", { collection: "category", key: "chien/croquettes/chiot", changes });
  const html = await (await visitor().get("/chien/croquettes/chiot/")).text();
  expect(html).toContain('href="/chien/croquettes/senior/"');
  const lines = log().filter(({ event }) => event === "category without products");
  expect(lines).toMatchObject([{ path: "chien/croquettes/chiot" }]);
});

test.each([
  ["?page=1", ""],
  ["?page=", ""],
  ["?utm_source=lettre&page=1&tri=prix", "?utm_source=lettre&tri=prix"],
])("%s redirects permanently to the plain address, with the rest of its query", async (query, rest) => {
  const answer = await visitor().get(path + query);
  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe(path + rest);
  expect((await visitor().get(`/nulle/part/${query}`)).status).toBe(404);
});

test.each(["0", "01", "99", "-2", "abc"])("there is no page %j", async (page) => {
  expect((await visitor().get(`${path}?page=${page}`)).status).toBe(404);
});

function productsOf(html: string): string[] {
  return [...html.matchAll(/<h3[^>]*><a [^>]*href="(\/produits\/[^"?]+)/g)].map(([, href = ""]) => href);
}

function linkOf(html: string, rel: "prev" | "next"): string | undefined {
  return new RegExp(`href="([^"]*)" rel="${rel}"`).exec(html)?.[1];
}

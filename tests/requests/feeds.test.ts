import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import storefront from "virtual:built-storefront";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { isListed, products, toFullProduct } from "../../sandbox/content/products.ts";
import { readLog } from "./log-lines.ts";
import { agents, breakService, mendServices, passSeconds, shop, visitor } from "./visitor.ts";

afterAll(mendServices);
afterEach(() => vi.restoreAllMocks());

const listed = products.filter((product) => isListed(product) && product.heir === undefined);

const sold = listed
  .flatMap((product) => toFullProduct(product).ProductVariants)
  .filter(({ show_variant: isShown, base_price: price }) => isShown && price != null)
  .map(({ code }) => code)
  .toSorted();

test("Google's feed names every format on sale once, with all that Merchant Center requires", async () => {
  const answer = await visitor().get("/flux/google.xml");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    "application/xml; charset=utf-8",
  ]);
  const xml = await answer.text();
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss [^>]+><channel>/);
  expect(xml).toMatch(/<\/channel><\/rss>\n$/);
  const items = xml.match(/<item>.*?<\/item>/gs) ?? [];
  const textOf = (item: string, name: string) => new RegExp(`<g:${name}>([^<]+)</g:${name}>`).exec(item)?.[1];
  expect(items.map((item) => textOf(item, "id")).toSorted()).toEqual(sold);
  for (const item of items) {
    for (const name of ["title", "description", "link", "image_link", "availability", "brand", "gtin"])
      expect(textOf(item, name), `${name} of ${textOf(item, "id")}`).toBeTruthy();
    expect(textOf(item, "link")).toMatch(new RegExp(`^${shop}/produits/[^/]+/[^/]+/$`));
    expect(textOf(item, "price")).toMatch(/^\d+\.\d\d EUR$/);
    expect(item).toContain("<g:shipping><g:country>FR</g:country>");
  }
});

test("Meta's feed names the same formats", async () => {
  const answer = await visitor().get("/flux/meta.csv");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  const [head = "", ...lines] = (await answer.text()).trimEnd().split("\r\n");
  expect(lines.map((line) => line.slice(0, line.indexOf(","))).toSorted()).toEqual(sold);
  expect(head.split(",")).toEqual(
    expect.arrayContaining(["id", "title", "price", "link", "image_link", "brand"]),
  );
});

test("while the content system is down, there is no feed, and none is taken for an empty one", async () => {
  await breakService({ service: "content", mode: "status", status: 500, path: "/b2c-products" });
  const answer = await visitor().get("/flux/google.xml");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
  await mendServices();
  passSeconds(60);
});

test("a sender who asks again and again is told to wait", async () => {
  vi.spyOn(env.FEED_LIMIT, "limit").mockResolvedValue({ success: false });
  const answer = await visitor().get("/flux/meta.csv");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
});

describe("a catalogue of 60 pages", () => {
  const pages = 60;

  test("is in three files, each read in at most 26 calls, that name every product once", async () => {
    const found: string[] = [];
    for (const number of [1, 2, 3]) {
      const { answer, calls } = await askLarge(`/flux/google/${number}-sur-3.xml`, pages);
      expect(answer.status).toBe(200);
      const xml = await answer.text();
      expect(xml).toMatch(/<\/channel><\/rss>\n$/);
      found.push(...Array.from(xml.matchAll(/<g:id>(\d+)<\/g:id>/g), ([, id = ""]) => id));
      expect(calls()).toBeLessThanOrEqual(26);
    }
    expect(found).toEqual(Array.from({ length: pages }, (_, index) => codeOf(index + 1)));
  });

  test.each(["/flux/google.xml", "/flux/google/2-sur-2.xml", "/flux/meta.csv", "/flux/meta/2-sur-2.csv"])(
    "is not cut: %s would be the last file and is refused, which is logged",
    async (path) => {
      const log = readLog();
      const { answer, calls } = await askLarge(path, pages);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
      expect(calls()).toBe(1);
      expect(log().filter(({ event }) => event === "no feed")).toMatchObject([{ level: "error" }]);
    },
  );

  test("leaves the files before the last one whole, and those that follow the catalogue empty", async () => {
    const first = await askLarge("/flux/meta/1-sur-2.csv", pages);
    expect((await first.answer.text()).trimEnd().split("\r\n")).toHaveLength(26);
    const after = await askLarge("/flux/meta/4-sur-4.csv", pages);
    expect((await after.answer.text()).trimEnd().split("\r\n")).toHaveLength(1);
  });
});

test.each(["/flux/google/3-sur-2.xml", "/flux/google/0-sur-2.xml", "/flux/google/1-sur-100.xml"])(
  "%s is not there",
  async (path) => {
    expect((await visitor().get(path)).status).toBe(404);
  },
);

const codeOf = (page: number) => String(80_000_000 + page);

/** Asks a shop whose content system has this many pages of one product each. */
async function askLarge(path: string, pages: number) {
  let calls = 0;
  const { SANDBOX: standIns } = env;
  const [product] = listed.map(toFullProduct);
  const variant = product?.ProductVariants.find(({ show_variant: isShown }) => isShown);
  const sandbox = {
    async fetch(request: Request) {
      const { pathname, searchParams } = new URL(request.url);
      if (!pathname.endsWith("/b2c-products")) return standIns?.fetch(request);
      calls += 1;
      const page = Number(searchParams.get("pagination[page]"));
      const [code, sku] = [codeOf(page), `LARGE-${page}`];
      return Response.json({
        data:
          page > pages
            ? []
            : [{ id: page, attributes: { ...product, sku, ProductVariants: [{ ...variant, code }] } }],
        meta: { pagination: { page, pageSize: 100, pageCount: pages, total: pages * 100 } },
      });
    },
  };
  const answer = await storefront.fetch(
    new Request(shop + path, { headers: { "User-Agent": agents.chrome } }),
    { ...env, SANDBOX: sandbox as unknown as typeof env.SANDBOX },
    createExecutionContext(),
  );
  return { answer, calls: () => calls };
}

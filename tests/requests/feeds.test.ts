import { afterAll, expect, test } from "vitest";
import { isListed, products, toFullProduct } from "../../sandbox/content/products.ts";
import { breakService, mendServices, passSeconds, shop, visitor } from "./visitor.ts";

afterAll(mendServices);

const sold = products
  .filter((product) => isListed(product) && product.heir === undefined)
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
  const someone = visitor();
  const statuses: number[] = [];
  for (let asked = 0; asked < 8; asked++) {
    const answer = await someone.get("/flux/meta.csv", { headers: { "CF-Connecting-IP": "203.0.113.90" } });
    await answer.body?.cancel();
    statuses.push(answer.status);
  }
  expect(statuses.slice(0, 5)).toEqual(Array(5).fill(200));
  expect(statuses.at(-1)).toBe(429);
});

import { afterAll, describe, expect, test } from "vitest";
import { products } from "../../sandbox/content/products.ts";
import { sitemapAddresses, sitemapFiles } from "./sitemap-files.ts";
import { breakService, mendServices, passSeconds, productPath, shop, visitor } from "./visitor.ts";

afterAll(mendServices);

describe("while the content system is down and nothing is cached", () => {
  test.each(["/sitemap.xml", "/sitemaps/1.xml", "/llms.txt"])("%s is 503 with Retry-After", async (path) => {
    await breakService({ service: "content", mode: "refused" });
    const answer = await visitor({ agent: "googlebot" }).get(path);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("60");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    await mendServices();
    passSeconds(60);
  });
});

test("the index names every file", async () => {
  const answer = await visitor({ agent: "googlebot" }).get("/sitemap.xml");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^application\/xml/);
  expect(await answer.text()).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="[^"]+">(<sitemap><loc>[^<>]+<\/loc><\/sitemap>)+<\/sitemapindex>\n$/,
  );
  expect(await sitemapFiles()).toEqual([`${shop}/sitemaps/1.xml`]);
});

test("a file is well-formed, with whole addresses, dates, and the picture of each product", async () => {
  const answer = await visitor({ agent: "googlebot" }).get("/sitemaps/1.xml");
  expect(answer.headers.get("content-type")).toMatch(/^application\/xml/);
  const xml = await answer.text();
  const inside =
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^<>]+>(.*)<\/urlset>\n$/s.exec(xml)?.[1] ?? "";
  const urls = [
    ...inside.matchAll(
      /<url><loc>([^<>]+)<\/loc>(?:<lastmod>([^<>]+)<\/lastmod>)?(?:<image:image><image:loc>([^<>]+)<\/image:loc><\/image:image>)?<\/url>/g,
    ),
  ];
  expect(urls.map(([url]) => url).join("")).toBe(inside);
  for (const [, address = "", changed] of urls) {
    expect(address.startsWith(`${shop}/`), address).toBe(true);
    if (changed) expect(new Date(changed).toISOString(), changed).toBe(changed);
  }
  const sold = urls.filter(([, address]) => /\/produits\/[^/]+\/$/.test(address ?? ""));
  expect(sold.length).toBeGreaterThan(40);
  for (const [url, , changed, picture = ""] of sold) {
    expect(changed, url).toBeDefined();
    expect(picture.startsWith(`${shop}/_sandbox/pictures/`), url).toBe(true);
  }
  const [, , , picture = ""] = sold[0] ?? [];
  const shown = await visitor().get(picture.slice(shop.length));
  expect(shown.status).toBe(200);
  expect(shown.headers.get("content-type")).toMatch(/^image\//);
});

test("each address is named once, and none that robots.txt disallows", async () => {
  const paths = await sitemapAddresses();
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining(["/", "/chien/", "/chien/croquettes/chiot/", productPath]));
  expect(paths.filter((path) => /^\/(panier|mon-compte|commande|connexion|rechercher)\//.test(path))).toEqual(
    [],
  );
});

test("hidden products and those with an heir are left out", async () => {
  const paths = await sitemapAddresses();
  const gone = products.filter(({ viewable, heir }) => viewable === false || heir);
  expect(gone.length).toBeGreaterThan(0);
  for (const { slug } of gone) expect(paths).not.toContain(`/produits/${slug}/`);
});

test.each(["/sitemaps/99.xml", "/sitemaps/0.xml", "/sitemaps/rien.xml", "/sitemaps/1"])(
  "%s is not there",
  async (path) => {
    expect((await visitor().get(path)).status).toBe(404);
  },
);

test("is served while the content system is down", async () => {
  await sitemapAddresses();
  await breakService({ service: "content", mode: "refused" });
  expect((await sitemapAddresses()).length).toBeGreaterThan(40);
  await mendServices();
});

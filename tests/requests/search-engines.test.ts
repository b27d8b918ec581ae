import { afterAll, describe, expect, test } from "vitest";
import { readPage } from "./crawl/read-page.ts";
import { mendServices, productPath, shop, visitor } from "./visitor.ts";

afterAll(mendServices);

const metaOf = async (path: string) => (await readPage(await visitor().get(path))).meta;

describe("HEAD answers as GET does, without its body:", () => {
  test.each([
    ["/", 200],
    [productPath, 200],
    ["/sitemap.xml", 200],
    ["/robots.txt", 200],
    ["/nulle/part/", 404],
    ["/produits/croquettes-chien-edition-noel/", 410],
    ["/croquettes-chien/", 301],
    ["/chien", 301],
  ])("%s: %i", async (path, status) => {
    const head = await visitor().get(path, { method: "HEAD" });
    expect(head.status).toBe(status);
    expect(await head.text()).toBe("");
    const get = await visitor().get(path);
    for (const name of ["content-type", "location", "cache-control", "x-robots-tag", "vary"]) {
      expect(head.headers.get(name), name).toBe(get.headers.get(name));
    }
    await get.body?.cancel();
  });
});

describe("search engines do not index", () => {
  test.each([
    "/health",
    "/builds/latest.json",
    "/robots.txt",
    "/sitemap.xml",
    "/sitemaps/1.xml",
    "/no-script.css",
    "/api/cart",
    "/api/rien",
    "/panier/",
    "/_sandbox/",
    "/_sandbox/composants/",
  ])("%s", async (path) => {
    const answer = await visitor().get(path);
    expect(answer.headers.get("x-robots-tag")).toMatch(/^noindex/);
    await answer.body?.cancel();
  });

  test.each([
    "/",
    productPath,
    "/chien/?page=2",
    "/page/abonnement/",
    "/_sandbox/pictures/scenes/livraison.svg",
  ])("but not of %s", async (path) => {
    const answer = await visitor().get(path);
    expect(answer.headers.has("x-robots-tag")).toBe(false);
    await answer.body?.cancel();
  });
});

describe("a missing page is never 200 (no soft 404):", () => {
  test.each([
    "/nulle/part/",
    "/produits/rien/",
    "/produits/croquettes-chien-adulte-poulet-fermier-riz/999-kg/",
    "/chien/?page=999",
    "/chien/rien/",
    "/page/rien/",
    "/sitemaps/rien.xml",
    "/ancien.html",
    "/%E0%A4%A/",
  ])("%s", async (path) => {
    for (const agent of ["chrome", "googlebot"] as const) {
      const answer = await visitor({ agent }).get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get("x-robots-tag")).toMatch(/^noindex/);
      await answer.body?.cancel();
    }
  });
});

describe("a shared page", () => {
  test("says its type", async () => {
    expect((await metaOf("/")).get("og:type")).toBe("website");
    expect((await metaOf("/chien/")).get("og:type")).toBe("website");
    expect((await metaOf("/page/bien-choisir/")).get("og:type")).toBe("article");
    expect((await metaOf(productPath)).get("og:type")).toBe("product");
  });

  test("has the title and description of the page", async () => {
    const page = await readPage(await visitor().get(productPath));
    expect(page.meta.get("og:title")).toBe(page.title);
    expect(page.meta.get("og:description")).toBe(page.meta.get("description"));
    expect(page.meta.get("og:url")).toBe(shop + productPath);
    expect(page.meta.get("og:locale")).toBe("fr_FR");
    expect(page.meta.get("og:site_name")).toBe("Museau");
  });

  test("has a picture of 1200 × 630 with its words", async () => {
    const meta = await metaOf("/page/cookies/");
    expect(meta.get("og:image")).toBe(`${shop}/partage.png`);
    expect(meta.get("og:image:alt")).toBe("Museau, alimentation pour chiens et chats");
    expect([meta.get("og:image:width"), meta.get("og:image:height")]).toEqual(["1200", "630"]);
    expect(meta.get("twitter:card")).toBe("summary_large_image");
  });

  test.each([
    "scenes/livraison.svg?tr=w-1200,h-630,f-jpg",
    "scenes/livraison.svg?tr=w-1200,h-630,cm-pad_resize,bg-FBF6EE,f-jpg",
  ])("gets %s as a JPEG of that size", async (picture) => {
    const answer = await visitor().get(`/_sandbox/pictures/${picture}`);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(sizeOf(new Uint8Array(await answer.arrayBuffer()))).toEqual([1200, 630]);
  });
});

function sizeOf(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer);
  for (let at = 2; at < bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc2) return [view.getUint16(at + 7), view.getUint16(at + 5)];
  }
  return [];
}

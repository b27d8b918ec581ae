import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { textOf } from "./page-html.ts";
import { askStandIns, shop, visitor } from "./visitor.ts";

const path = "/magasins/";

async function listed(query = ""): Promise<string[]> {
  const html = await (await visitor().get(path + query)).text();
  return [...html.matchAll(/<h3[^>]*><a href="\/magasins\/[^"]+">([^<]+)<\/a>/g)].map(
    ([, name = ""]) => name,
  );
}

describe("a thousand shops", () => {
  beforeAll(openShops);

  test("are shown 24 at a time, each once, with links and a canonical address of each page", async () => {
    const html = await (await visitor().get(path)).text();
    expect(html.length).toBeLessThan(300_000);
    expect(textOf(html)).toContain("1001 magasins");
    expect(html).toMatch(/<a [^>]*href="\/magasins\/\?page=2" rel="next"/);
    const second = await (await visitor().get(`${path}?page=2`)).text();
    expect(second).toContain(`<link rel="canonical" href="${shop}${path}?page=2"/>`);
    expect(second).toContain("<title>Nos magasins, page 2");
    expect(second).not.toContain('name="robots"');
    expect(second).toMatch(/<a [^>]*href="\/magasins\/" rel="prev"/);
    const names = [...(await listed()), ...(await listed("?page=2")), ...(await listed("?page=42"))];
    expect(names).toHaveLength(24 + 24 + 17);
    expect(new Set(names).size).toBe(names.length);
  });

  test("are sorted by distance over all pages, and a page keeps the search", async () => {
    const html = await (await visitor().get(`${path}?ville=Lille&pays=FR`)).text();
    expect(html).toContain('href="/magasins/?ville=Lille&amp;pays=FR&amp;page=2"');
    const [first] = await listed("?ville=Lille&pays=FR&page=2");
    expect(Number(/\d+/.exec(first ?? "")?.[0])).toBeGreaterThan(20);
    expect(Number(/\d+/.exec(first ?? "")?.[0])).toBeLessThan(30);
  });

  test("only the first page says how far the nearest one is", async () => {
    const text = textOf(await (await visitor().get(`${path}?ville=Lille&page=42`)).text());
    expect(text).toContain("Distances à vol d’oiseau.");
    expect(text).not.toContain("Le plus proche est");
  });

  test.each(["?page=43", "?page=0", "?page=rien", "?page=-1"])("%s is not found", async (query) => {
    expect((await visitor().get(path + query)).status).toBe(404);
  });

  test("are linked page by page in Markdown", async () => {
    const text = await (await visitor().get(path, { headers: { accept: "text/markdown" } })).text();
    expect(text).toContain(`[Page suivante](${shop}${path}?page=2)`);
  });
});

/** Along a line from Lille to Marseille, so that their numbers follow the distance from Lille. */
async function openShops(): Promise<void> {
  const statements = Array.from({ length: 980 }, (_, index) => {
    const [latitude, longitude] = [50.6 - index * 0.007, 3.06 + index * 0.002];
    return env.DB.prepare(
      `insert into documents (id, collection, key, json, updatedAt)
       select ?1, collection, ?2,
         json_set(json, '$.slug', ?2, '$.name', ?3, '$.city', ?3, '$.postcode', '00000', '$.latitude', ?4, '$.longitude', ?5),
         updatedAt
       from documents where collection = 'shop' and key = 'lille-vieux-lille'`,
    ).bind(5000 + index, `relais-${index}`, `Relais ${index}`, latitude, longitude);
  });
  await env.DB.batch(statements);
  await askStandIns("/_sandbox/publish", { collection: "shop", key: "lille-vieux-lille", changes: {} });
}

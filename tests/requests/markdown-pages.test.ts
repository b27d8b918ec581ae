import { afterEach, describe, expect, test } from "vitest";
import { href } from "../../shared/routes.ts";
import { backoffSeconds } from "../../worker/cache/profiles.ts";
import {
  askStandIns,
  breakService,
  mendServices,
  passSeconds,
  productPath,
  shop,
  visitor,
} from "./visitor.ts";

afterEach(mendServices);

async function read(path: string, accept = "text/markdown, */*;q=0.1") {
  const answer = await visitor().get(path, { headers: { Accept: accept } });
  return { answer, text: await answer.text() };
}

const tableBelow = (text: string, title: string) =>
  (text.split(`## ${title}\n\n`)[1]?.split("\n\n")[0] ?? "").split("\n").map((row) => row.split(" | "));

describe("a page in Markdown, on request", () => {
  test.each([
    "/",
    "/chien/",
    "/chat/patees/",
    productPath,
    "/page/livraison/",
    "/page/notre-histoire/",
    "/page/notre-fabrication/",
    "/page/taille-des-croquettes/",
    "/landing/offre-chiot/",
    "/faq/",
    "/faq/livraison/",
    "/faq/facture/",
    "/magasins/",
    "/magasins/strasbourg-bateliers/",
  ])("%s", async (path) => {
    const { answer, text } = await read(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(answer.headers.get("link")).toBe(`<${shop}${path}>; rel="canonical"`);
    expect(answer.headers.get("vary")).toContain("Accept");
    expect(answer.headers.has("x-robots-tag")).toBe(false);
    expect(text.match(/^# /gm)).toHaveLength(1);
    expect(text).not.toMatch(/[\u00a0\u202f\u2060]/);
    expect(text).not.toMatch(/undefined|null|\[object|NaN|<\/?[a-z]+>/);
    for (const [, address = ""] of text.matchAll(/\]\(([^)]*)\)/g))
      expect(address).toMatch(/^(https?:\/\/|mailto:)/);
  });

  test.each(["*/*", "text/html", "text/markdown, text/html", "text/html,*/*;q=0.8"])(
    "is HTML for %j",
    async (accept) => {
      const { answer } = await read(productPath, accept);
      expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
      expect(answer.headers.get("vary")).toContain("Accept");
    },
  );

  test("keeps guards, redirects and not-found pages", async () => {
    expect((await read("/chien")).answer.status).toBe(301);
    expect((await read("/croquettes-chien/")).answer.status).toBe(301);
    expect((await read("/produits/MUS-CH-ADU-POU/")).answer.status).toBe(301);
    expect((await read("/produits/rien/")).answer.status).toBe(404);
    expect((await read("/magasins/nulle-part/")).answer.status).toBe(404);
    expect((await read("/produits/croquettes-chien-edition-noel/")).answer.status).toBe(410);
    await breakService({ service: "content", mode: "refused" });
    expect((await read("/chat/croquettes/senior/")).answer.status).toBe(503);
  });
});

describe("a product in Markdown", () => {
  test("has price, price per kilogram and stock of each format", async () => {
    const { text } = await read(productPath);
    const rows = tableBelow(text, "Formats, prix et stock").slice(2);
    expect(rows.length).toBeGreaterThan(1);
    for (const [format, price, perKilo, subscription, stock, code] of rows) {
      expect(format).toMatch(/^\| \[.+ kg\]\(https:\/\/museau\.example\/produits\/.+\/\)$/);
      expect(price).toMatch(/^\d+,\d\d €/);
      expect(perKilo).toMatch(/^\d+,\d\d €\/kg$/);
      expect(subscription).toMatch(/^\d+,\d\d €$/);
      expect(stock).toMatch(/^(En stock|Indisponible)$/);
      expect(code).toMatch(/^\d{8} \|$/);
    }
  });

  test("has every statement of the feed label", async () => {
    const { text } = await read(productPath);
    for (const title of ["Composition et additifs", "Constituants analytiques", "Rations et mode d’emploi"])
      expect(text).toContain(`## ${title}\n\n`);
    expect(text).toMatch(/\| Protéines? brutes? \| \d+(,\d+)? % \|/i);
    expect(text).toMatch(/Énergie métabolisable : \d+ kcal/);
    expect(text).toMatch(/\| \d+ kg \| \d+ g \|/);
  });

  test("says that it is discontinued, and names its heir", async () => {
    const { text } = await read("/produits/croquettes-chien-adulte-poulet-ancienne-recette/");
    expect(text).toContain("**Ce produit n’est plus vendu.**");
    expect(text).toContain(`](${shop}/produits/`);
    expect(text).not.toContain("## Formats, prix et stock");
  });

  test("escapes an odd name", async () => {
    await askStandIns("/_sandbox/publish", {
      collection: "product",
      key: "MUS-CH-ADU-POU",
      changes: { composition: "Poulet *26 %* | <script>alert(1)</script> [x](javascript:y)" },
    });
    const { text } = await read(productPath);
    expect(text).toContain("Poulet \\*26 %\\* \\| \\<script\\>alert(1)\\</script\\> \\[x\\](javascript:y)");
  });
});

describe("a category in Markdown", () => {
  test("lists its products with their prices, and links to the next page", async () => {
    const { text } = await read("/chien/");
    expect(text).toMatch(/## Produits \(\d+, page 1 sur \d+\)/);
    expect(text.match(/^- \[.+\]\(https:\/\/museau\.example\/produits\/.+\) : .*€\/kg.*\.$/gm)?.length).toBe(
      24,
    );
    expect(text).toContain(`[Page suivante](${shop}/chien/?page=2)`);
    const last = await read("/chien/?page=2");
    expect(last.text).toMatch(/page 2 sur \d+/);
  });

  test("with filters is not indexed", async () => {
    const { answer } = await read("/chien/?tri=prix");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("x-robots-tag")).toMatch(/^noindex/);
  });
});

describe("questions and shops in Markdown", () => {
  test("an answer is below its question, which links to its own page", async () => {
    const { text } = await read("/faq/livraison/");
    expect(text).toMatch(
      /^### \[Combien coûte la livraison \?\]\(https:\/\/museau\.example\/faq\/[a-z-]+\/\)\n\n[^#]*4,90/m,
    );
    expect(text).not.toContain("Me prévenez-vous");
    expect((await read("/faq/?q=colis+abime")).text.match(/^### /gm)).toHaveLength(1);
  });

  test("a shop has its address and opening hours, the list today's state, the nearest first", async () => {
    const shopText = (await read("/magasins/strasbourg-bateliers/")).text;
    expect(shopText).toContain("14 quai des Bateliers, 67000 Strasbourg, France");
    expect(tableBelow(shopText, "Horaires")).toHaveLength(9);
    const list = (await read("/magasins/?ville=Nantes")).text;
    expect(
      list.match(/^- \[Museau .+\]\(https:\/\/museau\.example\/magasins\/.+\) : .+(Ouv|Ferm).+ à .+m\.$/gm),
    ).toHaveLength(21);
    expect(list.indexOf("Museau Nantes")).toBeLessThan(list.indexOf("Museau Rennes"));
  });
});

describe("llms.txt", () => {
  test("has a name, a description, and the pages by section (llmstxt.org)", async () => {
    const answer = await visitor().get("/llms.txt");
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toMatch(/^# Museau\n\n> .+\n\n/);
    expect(text).toContain("Accept: text/markdown");
    expect(text).not.toMatch(/[\u00a0\u202f\u2060]/);
    expect(text).toContain("\n## Optional\n");
    const links = [...text.matchAll(/^- \[[^\]]+\]\((.+)\)$/gm)].map(([, to = ""]) => to);
    expect(links.length).toBeGreaterThan(15);
    expect(new Set(links).size).toBe(links.length);
    for (const to of links) expect(to.startsWith(`${shop}/`), to).toBe(true);
    expect(links).toContain(`${shop}/chien/croquettes/`);
  });

  test("links to pages in Markdown, but for recalls, forms and the sitemap", async () => {
    // Tests before this one made the content system fail.
    passSeconds(backoffSeconds + 1);
    const { text: list } = await read("/llms.txt");
    const others: string[] = [];
    for (const [, to = ""] of list.matchAll(/^- \[[^\]]+\]\((.+)\)$/gm)) {
      const path = new URL(to).pathname;
      const { answer } = await read(path);
      expect.soft(answer.status, path).toBe(200);
      if (!answer.headers.get("content-type")?.startsWith("text/markdown")) others.push(path);
    }
    expect(others.toSorted()).toEqual(
      [href("guide-croquettes"), href("panier"), href("rappels"), "/sitemap.xml"].toSorted(),
    );
  });

  test("is served from the cache while the content system is down", async () => {
    const before = await (await visitor().get("/llms.txt")).text();
    await breakService({ service: "content", mode: "refused" });
    const answer = await visitor().get("/llms.txt");
    expect([answer.status, await answer.text()]).toEqual([200, before]);
  });
});

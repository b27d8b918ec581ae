import { describe, expect, test } from "vitest";
import { errorPageTexts } from "../../worker/page/texts.ts";
import { countCalls } from "./upstream-calls.ts";
import { askStandIns, mendServices, shop, visitor } from "./visitor.ts";

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
const product = "croquettes-chien-adulte-poulet-fermier-riz";

describe("an address without its trailing slash", () => {
  test.each([
    ["/chien", "/chien/"],
    ["/chien/croquettes?tri=prix&page=2", "/chien/croquettes/?tri=prix&page=2"],
    [`/produits/${product}`, `/produits/${product}/`],
    ["/panier?retour=%2Fchien%2F", "/panier/?retour=%2Fchien%2F"],
    ["/connexion", "/connexion/"],
    ["/nulle/part", "/nulle/part/"],
  ])("%s redirects permanently to %s, with its query", async (path, target) => {
    const answer = await visitor().get(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.get("location")).toBe(shop + target);
    expect(answer.headers.get("cache-control")).toMatch(/^(?:private, max-age=300|no-store)$/);
  });

  test("a path that begins with two slashes leads nowhere, from http either", async () => {
    for (const origin of [shop, shop.replace("https:", "http:")]) {
      const answer = await visitor({ origin }).get("//evil.com/");
      expect([answer.status, answer.headers.get("location")]).toEqual([404, null]);
    }
  });

  test("HEAD redirects there as GET does", async () => {
    expect((await visitor().get("/chien", { method: "HEAD" })).status).toBe(301);
  });

  test.each([
    "//evil.com",
    "//evil.com/x",
    "/\\evil.com",
    "/%2F%2Fevil.com",
    "/%5Cevil.com",
    "///evil/%2e%2e",
  ])("%s stays on the shop and is 404 there", async (path) => {
    const someone = visitor();
    let answer = await someone.get(path);
    for (let steps = 0; answer.status >= 300 && answer.status < 400 && steps < 5; steps++) {
      const target = answer.headers.get("location") ?? "";
      expect(target.startsWith(`${shop}/`), target).toBe(true);
      answer = await someone.get(target.slice(shop.length));
    }
    expect(answer.status).toBe(404);
  });

  test("the name of a file does not redirect", async () => {
    expect((await visitor().get("/wp-login.php")).status).toBe(404);
  });
});

describe("a missing file", () => {
  test.each(["/assets/gone.js", "/browserconfig.xml", "/wp-login.php?x=1", "/.env"])(
    "is one line, without a page and without a call for one: %s",
    async (path) => {
      const calls = await countCalls("content");
      const rules = await countCalls("content", "/b2c-redirects");
      const answer = await visitor().get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(await answer.text()).toBe(`Page Not Found: ${path.replace(/\?.*/, "")}\n`);
      expect(await calls()).toBe(0);
      expect(await rules()).toBeLessThanOrEqual(1);
      await mendServices();
    },
  );

  test("redirects to its new address where a rule says so", async () => {
    await askStandIns("/_sandbox/publish", {
      collection: "redirect",
      key: "chiens.html",
      changes: { redirect: "/chien/" },
    });
    const answer = await visitor().get("/chiens.html");
    expect(answer.status).toBe(301);
    expect(answer.headers.get("location")).toBe(`${shop}/chien/`);
  });
});

describe("an address of no screen is not found", () => {
  test.each([
    ["a path that no category has", "/nulle/part/"],
    ["a reserved fragment with more below it", "/panier/vide/"],
    ["a reserved fragment that wants a parameter", "/produits/"],
    ["a page the content system does not know", "/page/inconnue/"],
    ["the key of the home page as a page", "/page/home/"],
    ["a product nobody sells", "/produits/croquettes-pour-licornes/"],
    ["a format the product does not have", `/produits/${product}/7-tonnes/`],
    ["a parameter with a space", "/produits/croquettes%20chien/"],
    ["a parameter with an accent", "/page/p%C3%A2t%C3%A9e/"],
    ["a parameter longer than any", `/produits/${"a".repeat(121)}/`],
    ["a category deeper than any", `/chien/${"a/".repeat(12)}`],
  ])("%s: %s", async (_, path) => {
    const answer = await visitor().get(path);
    expect(answer.status).toBe(404);
    expect(titleOf(await answer.text())).toContain(errorPageTexts.pages.error["404"].title);
  });

  test("its page is neither indexed nor cached", async () => {
    const answer = await visitor().get("/nulle/part/");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(answer.headers.get("cache-control")).toMatch(/no-(store|cache)/);
    expect((await answer.text()).match(/<meta name="robots"[^>]*>/g)).toEqual([
      '<meta name="robots" content="noindex, nofollow"/>',
    ]);
  });

  test.each(["panier/vide", "produits", "mon-compte/mes-chats", "page", "api/cart/croquettes"])(
    "a category that an editor names %s does not take the place of a screen",
    async (path) => {
      const category = { path, name: "Rayon", title: "Rayon", ancestors: [], children: [], skus: [] };
      await askStandIns("/_sandbox/publish", { collection: "category", key: path, changes: category });
      expect((await visitor().get(`/${path}/`)).status).toBe(404);
    },
  );

  test("a category that an editor adds at another path exists", async () => {
    const category = {
      path: "lapin/foin",
      name: "Foin",
      title: "Foin",
      ancestors: [],
      children: [],
      skus: [],
    };
    await askStandIns("/_sandbox/publish", { collection: "category", key: "lapin/foin", changes: category });
    expect((await visitor().get("/lapin/foin/")).status).toBe(200);
  });

  test("the pictures of its products exist", async () => {
    const html = await (await visitor().get("/nulle/part/")).text();
    const pictures = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, source]) => source ?? "");
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of new Set(pictures)) expect((await visitor().get(picture)).status, picture).toBe(200);
  });
});

describe("every screen of the specification has its address", () => {
  test.each([
    ["the home page", "/"],
    ["a content page", "/page/conditions-utilisation/"],
    ["the landing page of dogs", "/chien/"],
    ["the landing page of cats", "/chat/"],
    ["a category below it", "/chien/croquettes/chiot/"],
    ["a category beside them", "/tous-les-produits/"],
    ["a product", `/produits/${product}/`],
    ["one of its formats", `/produits/${product}/5-kg/`],
    ["the cart", "/panier/"],
  ])("%s exists: %s", async (_, path) => {
    expect((await visitor().get(path)).status).toBe(200);
  });

  test.each(["MUS-CH-ADU-POU", "mus-ch-adu-pou", "sku-MUS-CH-ADU-POU"])(
    "the sku %s redirects permanently to the product's address, with its query",
    async (sku) => {
      const answer = await visitor().get(`/produits/${sku}/5-kg/?utm_source=mail`);
      expect(answer.status).toBe(301);
      expect(answer.headers.get("location")).toBe(`/produits/${product}/5-kg/?utm_source=mail`);
    },
  );
});

test("a path longer than any of the shop's looks up neither rule nor category", async () => {
  const calls = await countCalls("content", "/b2c-categories");
  const rules = await countCalls("content", "/b2c-redirects");
  expect((await visitor().get(`/${`${"a".repeat(110)}/`.repeat(5)}`)).status).toBe(404);
  expect([await calls(), await rules()]).toEqual([0, 0]);
  await mendServices();
});

test("HEAD answers as GET does, without a body", async () => {
  for (const path of ["/", "/chien/", "/nulle/part/"]) {
    const [get, head] = [await visitor().get(path), await visitor().get(path, { method: "HEAD" })];
    expect(head.status).toBe(get.status);
    expect(await head.text()).toBe("");
    await get.body?.cancel();
  }
});

test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])(
  "%s is no way to ask for a page, and the answer says which are",
  async (method) => {
    const answer = await visitor().get("/chien/", { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
  },
);

import { afterEach, describe, expect, test } from "vitest";
import type { CartAnswer } from "../../shared/api/api.ts";
import { cartNotices as texts } from "../../worker/cart/texts.ts";
import { checkoutNotices } from "../../worker/purchase/texts.ts";
import { part } from "../words.ts";
import { rewriteOrders } from "./cart-shopper.ts";
import { textOf } from "./page-html.ts";
import { askStandIns, breakService, mendServices, shop, type Visitor, visitor } from "./visitor.ts";

afterEach(mendServices);

const [kibble, otherKibble, soldOut, unknown] = ["11000101", "11000102", "11000203", "99999999"] as const;

async function lines(someone: Visitor): Promise<string[]> {
  const { cart } = await (await someone.get("/api/cart")).json<CartAnswer>();
  return (cart?.lines ?? []).map(
    ({ variantCode, quantity, subscriptionInterval }) =>
      `${variantCode} × ${quantity}${subscriptionInterval ? ` every ${subscriptionInterval}` : ""}`,
  );
}

async function visitorOf(...queries: string[]): Promise<Visitor> {
  const someone = visitor();
  for (const query of queries) await someone.visit(`/chien/?${query}`);
  return someone;
}

describe("what became of a cart link is said by the page that it leads to, whatever its layout", () => {
  test.each([
    "/landing/offre-chiot/",
    "/connexion/",
    "/panier/",
    "/guide-croquettes/nouveau/",
    "/magasins/",
    "/page/livraison/",
    "/rechercher/",
    "/nous-contacter/",
    "/mot-de-passe-oublie/aB3~_-x9Yz/",
    "/produits/echantillons/",
  ])("%s", async (path) => {
    const someone = visitor();
    const { html } = await someone.visit(`${path}?variantId=${kibble}&quantity=2`);
    expect(textOf(html)).toMatch(part(texts.linked));
    expect(textOf((await someone.visit(path)).html)).not.toMatch(part(texts.linked));
  });
});

const token = (someone: Visitor) => someone.cookies.get("__Host-cartToken");

describe("a cart link fills the cart", () => {
  test.each([
    ["a code alone: one piece, bought once", `variantId=${kibble}`, [`${kibble} × 1`]],
    ["a quantity", `variantId=${kibble}&quantity=3`, [`${kibble} × 3`]],
    ["a frequency", `variantId=${kibble}&interval=31`, [`${kibble} × 1 every 31`]],
    ["a frequency that is not one of the ten", `variantId=${kibble}&interval=30`, [`${kibble} × 1`]],
    ["a target", `variantId=${kibble}&targetQuantity=4`, [`${kibble} × 4`]],
    ["a target before a quantity", `variantId=${kibble}&quantity=2&targetQuantity=4`, [`${kibble} × 4`]],
    [
      "a list between commas",
      `variantId=${kibble},${otherKibble}&quantity=2`,
      [`${kibble} × 2`, `${otherKibble} × 2`],
    ],
    [
      "a list of repeated parameters",
      `variantId=${kibble}&variantId=${otherKibble}`,
      [`${kibble} × 1`, `${otherKibble} × 1`],
    ],
    [
      "a list in brackets",
      `variantId[]=${kibble}&variantId[]=${otherKibble}`,
      [`${kibble} × 1`, `${otherKibble} × 1`],
    ],
    ["a code named twice counts once", `variantId=${kibble},${kibble}`, [`${kibble} × 1`]],
    ["a quantity that is none", `variantId=${kibble}&quantity=beaucoup`, [`${kibble} × 1`]],
  ])("%s", async (_, query, expected) => {
    expect(await lines(await visitorOf(query))).toEqual(expected);
  });

  test.each([
    ["seven digits", "variantId=1100010"],
    ["nine digits", "variantId=110001011"],
    ["letters", "variantId=1100010a"],
    ["nothing", "variantId="],
    ["one bad code in a list", `variantId=${kibble},abc`],
    [
      "more codes than any link has",
      `variantId=${Array.from({ length: 21 }, (_, at) => 11000000 + at).join()}`,
    ],
  ])("is ignored with a code that is not 8 digits: %s", async (_, query) => {
    const someone = visitor();
    const { way, answer } = await someone.visit(`/chien/?${query}&tri=prix`);
    expect(answer.status).toBe(200);
    expect(way.at(-1)).toBe("/chien/?tri=prix");
    expect(token(someone)).toBeUndefined();
  });

  test.each([
    ["the quantity is added to it", "quantity=3", `${kibble} × 5`],
    ["a higher target raises it", "targetQuantity=6", `${kibble} × 6`],
    ["a lower target leaves it", "targetQuantity=1", `${kibble} × 2`],
    ["the same target leaves it", "targetQuantity=2", `${kibble} × 2`],
    ["another frequency changes it", "targetQuantity=2&interval=62", `${kibble} × 2 every 62`],
    [
      "another frequency and a higher target change both",
      "targetQuantity=3&interval=62",
      `${kibble} × 3 every 62`,
    ],
  ])("on an existing line: %s", async (_, query, expected) => {
    const someone = await visitorOf(`variantId=${kibble}&quantity=2`, `variantId=${kibble}&${query}`);
    expect(await lines(someone)).toEqual([expected]);
  });

  test.each([
    "/",
    "/chien/",
    "/produits/croquettes-chien-adulte-poulet-fermier-riz/",
    "/panier/",
    "/nulle/part/",
  ])("on any page: %s", async (path) => {
    const someone = visitor();
    const { way } = await someone.visit(`${path}?variantId=${kibble}`);
    expect(way).toEqual([`${path}?variantId=${kibble}`, path]);
    expect(await lines(someone)).toEqual([`${kibble} × 1`]);
  });

  test("on an address without its trailing slash it runs once too", async () => {
    const someone = visitor();
    await someone.visit(`/chien?variantId=${kibble}`);
    expect(await lines(someone)).toEqual([`${kibble} × 1`]);
  });
});

describe("what a cart link asks for and does not get is said", () => {
  test.each([
    ["interval=5", texts.linkInterval],
    ["interval=mois", texts.linkInterval],
    ["quantity=abc", texts.linkQuantity],
    ["quantity=0", texts.linkQuantity],
    ["quantity=100", texts.linkQuantity],
    ["targetQuantity=abc", texts.linkQuantity],
    ["targetQuantity=0", texts.linkQuantity],
    ["targetQuantity=100", texts.linkQuantity],
  ])("%s", async (query, said) => {
    const someone = visitor();
    const { html } = await someone.visit(`/panier/?variantId=${kibble}&${query}`);
    expect(textOf(html)).toMatch(part(said));
    expect(await lines(someone)).toEqual([`${kibble} × 1`]);
  });
});

describe("after a cart link the address is without it", () => {
  test("the other parameters of the address are kept", async () => {
    const query = `utm_source=mail&variantId=${kibble}&quantity=1&tri=prix&targetQuantity=2&interval=31`;
    const answer = await visitor().get(`/chien/?${query}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(`${shop}/chien/?utm_source=mail&tri=prix`);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("a reload and a step back add nothing", async () => {
    const someone = visitor();
    const { path } = await someone.visit(`/chien/?variantId=${kibble}`);
    await someone.visit(path);
    await someone.visit(path);
    expect(await lines(someone)).toEqual([`${kibble} × 1`]);
  });

  test("the cart is kept for a year, where scripts and other sites cannot read it", async () => {
    const cookies = (await visitor().get(`/chien/?variantId=${kibble}`)).headers.getSetCookie();
    const cookie = cookies.find((line) => line.startsWith("__Host-cartToken=")) ?? "";
    expect(cookie.split("; ").slice(1).sort()).toEqual(
      ["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=Lax", "Secure"].sort(),
    );
  });

  test.each([
    [
      "one format",
      `variantId=${kibble}&quantity=3`,
      ["3 × Croquettes chien adulte – Poulet fermier & riz, 2 kg"],
    ],
    [
      "several of them",
      `variantId=${kibble},${otherKibble}`,
      ["1 × Croquettes chien adulte – Poulet fermier & riz, 2 kg", "1 × Croquettes chien adulte – Poulet"],
    ],
  ])("the page names the added products once: %s", async (_, query, names) => {
    const someone = visitor();
    const { html } = await someone.visit(`/panier/?${query}`);
    const [from = ""] = part(texts.linked).exec(textOf(html)) ?? [];
    const [notice] = from.split(".");
    for (const name of names) expect(notice).toContain(name);
    expect(textOf((await someone.visit("/panier/")).html)).not.toMatch(part(texts.linked));
  });

  test("a link that changes nothing confirms the cart too", async () => {
    const someone = await visitorOf(`variantId=${kibble}&quantity=4`);
    await someone.visit("/panier/");
    const { html } = await someone.visit(`/panier/?variantId=${kibble}&targetQuantity=2`);
    expect(textOf(html)).toMatch(part(texts.linked, { names: /4 × Croquettes chien adulte/ }));
  });

  test("a link without an interval turns a subscription into a one-off purchase, and says so", async () => {
    const someone = await visitorOf(`variantId=${kibble}&interval=31`);
    await someone.visit("/panier/");
    const { html } = await someone.visit(`/?variantId=${kibble}`);
    expect(textOf(html)).toMatch(part(checkoutNotices.nowOnce, { names: /Croquettes/ }));
    const again = await someone.visit(`/?variantId=${kibble}`);
    expect(textOf(again.html)).not.toMatch(part(checkoutNotices.nowOnce, { names: /Croquettes/ }));
  });

  test("a link with an interval says what it subscribes to: a new line, a one-off one, and another rhythm", async () => {
    const someone = visitor();
    const begun = await someone.visit(`/panier/?variantId=${kibble}&interval=31`);
    expect(textOf(begun.html)).toMatch(
      part(checkoutNotices.subscribed, { minimum: 2, names: /Croquettes.*\(tous les mois\)/ }),
    );
    const rhythm = await someone.visit(`/?variantId=${kibble}&interval=62`);
    expect(textOf(rhythm.html)).toMatch(
      part(checkoutNotices.otherFrequency, { frequency: "tous les 2 mois", name: /Croquettes/ }),
    );
    const once = await visitorOf(`variantId=${kibble}`);
    await once.visit("/panier/");
    const turned = await once.visit(`/?variantId=${kibble}&interval=31`);
    expect(textOf(turned.html)).toMatch(
      part(checkoutNotices.nowSubscribed, { frequency: "tous les mois", minimum: 2, name: /Croquettes/ }),
    );
  });

  test("an interrupted link says what it has changed", async () => {
    const someone = await visitorOf(`variantId=${kibble}&interval=31`);
    await someone.visit("/panier/");
    const path = `/shop/orders/${token(someone)}/items`;
    await breakService({ service: "ecommerce", mode: "slow", delay: 0, path: `${path}/` });
    await breakService({ service: "ecommerce", mode: "status", status: 503, path, method: "PATCH" });
    const { html } = await someone.visit(`/?variantId=${kibble},${otherKibble}`);
    expect(textOf(html)).toMatch(part(checkoutNotices.nowOnce, { names: /Croquettes/ }));
  });

  test("a format without a name in the API has its code as its name", async () => {
    rewriteOrders((order) => ({
      ...order,
      items: order.items.map((item) => ({ ...item, productName: null, variantName: null })),
    }));
    const { html } = await visitor().visit(`/panier/?variantId=${kibble}`);
    expect(textOf(html)).toMatch(part(texts.linked, { names: `1 × ${kibble}` }));
    expect(html).not.toContain("null, null");
  });
});

describe("a prefetch adds nothing", () => {
  test.each([
    ["a prefetch", { "Sec-Purpose": "prefetch" }],
    ["a prerender", { "Sec-Purpose": "prefetch;prerender" }],
    ["a prefetch of older browsers", { Purpose: "prefetch" }],
    ["a prefetch of Firefox", { "X-Moz": "prefetch" }],
  ])("%s, and its answer is used by nobody", async (_, headers) => {
    const someone = visitor();
    const answer = await someone.get(`/chien/?variantId=${kibble}`, { headers });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(someone.cookies.size).toBe(0);
    await someone.visit(`/chien/?variantId=${kibble}`);
    expect(await lines(someone)).toEqual([`${kibble} × 1`]);
  });

  test.each([
    ["HEAD", visitor(), { method: "HEAD" }],
    ["POST", visitor(), { method: "POST" }],
    ["a crawler", visitor({ agent: "googlebot" }), {}],
  ])("%s, which redirects to the address without the link", async (_, someone, init) => {
    const answer = await someone.get(`/chien/?variantId=${kibble}`, init);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(`${shop}/chien/`);
    expect(someone.cookies.size).toBe(0);
  });
});

describe("a cart link that partly fails", () => {
  test("adds what it can, and says why not the rest in the API's words", async () => {
    const someone = visitor();
    const { html } = await someone.visit(`/panier/?variantId=${unknown},88888888,${kibble},${soldOut}`);
    expect(await lines(someone)).toEqual([`${kibble} × 1`]);
    expect(textOf(html)).toMatch(
      /Ce format n’est pas en vente\. Croquettes [^.]*rupture de stock\. Bien dans votre panier : 1 × Croquettes/,
    );
  });

  test("still says what else was not as the link asks for", async () => {
    const { html } = await visitor().visit(`/panier/?variantId=${kibble},${soldOut}&interval=5`);
    expect(textOf(html)).toMatch(part(texts.linkInterval));
  });

  test("names what is in the cart where the API fails after the first format", async () => {
    const someone = await visitorOf(`variantId=${kibble}`);
    await someone.visit("/panier/");
    const path = `/shop/orders/${token(someone)}/items`;
    await breakService({ service: "ecommerce", mode: "slow", delay: 0, path: `${path}/` });
    await breakService({ service: "ecommerce", mode: "status", status: 503, path, method: "PATCH" });
    const { html } = await someone.visit(`/?variantId=${kibble},${otherKibble}`);
    expect(textOf(html)).toMatch(part(texts.linkedRest, { names: /2 × Croquettes/ }));
  });

  test.each([unknown, soldOut])("says that nothing was added: %s", async (code) => {
    const someone = visitor();
    const { html } = await someone.visit(`/panier/?variantId=${code}`);
    expect(textOf(html)).toMatch(part(texts.linkedNothing));
    expect(textOf(html)).not.toMatch(part(texts.linkedRest));
  });

  test("leaves a line as it is without enough stock", async () => {
    const someone = await visitorOf(`variantId=${kibble}&quantity=2`);
    const { html } = await someone.visit(`/panier/?variantId=${kibble}&targetQuantity=99`);
    expect(await lines(someone)).toEqual([`${kibble} × 2`]);
    expect(html).toContain("en stock");
  });

  test.each([{ mode: "refused" }, { mode: "status", status: 500 }, { mode: "garbage" }] as const)(
    "says that the cart cannot be reached where the API is down ($mode), and loses nothing",
    async (fault) => {
      const someone = await visitorOf(`variantId=${kibble}&quantity=2`);
      const before = token(someone);
      await breakService({ service: "ecommerce", ...fault });
      const { answer, html, way } = await someone.visit(`/chien/?variantId=${otherKibble}`);
      expect(answer.status).toBe(200);
      expect(way.at(-1)).toBe("/chien/");
      expect(html.includes(texts.linkFailed)).toBe(true);
      expect(token(someone)).toBe(before);
      await mendServices();
      expect(await lines(someone)).toEqual([`${kibble} × 2`]);
    },
  );

  test("says so when the API fails half-way, and keeps what was written", async () => {
    const someone = await visitorOf(`variantId=${kibble}`);
    await breakService({ service: "ecommerce", mode: "status", status: 503, method: "PATCH" });
    const { html } = await someone.visit(`/panier/?variantId=${otherKibble}`);
    expect(html.includes(texts.linkFailed)).toBe(true);
    await mendServices();
    expect(await lines(someone)).toEqual([`${kibble} × 1`]);
  });

  test("creates a new cart where the old one has become an order", async () => {
    const someone = await visitorOf(`variantId=${kibble}&quantity=2`);
    const ordered = token(someone);
    await askStandIns(`/_sandbox/orders/${ordered}/state`, { state: "fulfilled" });
    await someone.visit(`/chien/?variantId=${otherKibble}`);
    expect(token(someone)).not.toBe(ordered);
    expect(await lines(someone)).toEqual([`${otherKibble} × 1`]);
  });
});

test("ten parallel links for one cart: none is lost", async () => {
  const someone = await visitorOf(`variantId=${kibble}`);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => someone.get(`/chien/?variantId=${otherKibble}&targetQuantity=3`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(302));
});

import { describe, expect, test } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import { dayAfter, dayInParis } from "../../shared/time/wall-clock.ts";
import { chicken, shopper, subscribed } from "./cart-shopper.ts";
import { allow, allowing, namesIn, sent, trackingOf } from "./tracking.ts";
import { breakService, mendAfterEach, productPath, visitor } from "./visitor.ts";

mendAfterEach();

const daysAgo = (days: number) => dayAfter(dayInParis(clock.date()), -days);

describe("without a yes a page sends nothing", () => {
  test.each([
    ["before the choice", undefined],
    ["after a no", `2.${daysAgo(0)}..p`],
    ["to an older text", `1.${daysAgo(0)}.marketing-tags.p`],
    ["that is older than six months", `2.${daysAgo(183)}.marketing-measurement.p`],
    ["that is malformed", "marketing-measurement"],
  ])("%s", async (_, consent) => {
    const browser = visitor(consent ? { cookies: { "__Host-consent": consent } } : {});
    for (const path of ["/", productPath, "/jamais-vu/"])
      expect(await trackingOf(browser, path)).toBeUndefined();
  });

  test("where Global Privacy Control says no", async () => {
    const { html } = await allowing().visit("/", { headers: { "Sec-GPC": "1" } });
    expect(html).not.toContain("page_view");
  });

  test("to a crawler", async () => {
    const browser = allow(visitor({ agent: "googlebot" }), "marketing", "measurement");
    expect((await browser.visit(productPath)).html).not.toContain("page_view");
  });
});

describe("a page view", () => {
  test("has the path of the page, and the parameters that are no campaign's", async () => {
    const tracking = await trackingOf(allowing(), "/chien/croquettes/?foo=bar&utm_source=lettre&utm_medium=");
    expect(sent(tracking, "page_view")).toEqual([
      { name: "category", path: "/chien/croquettes/", query: { foo: "bar" }, status: 200 },
    ]);
    expect(tracking?.common.utm).toEqual({ utm_source: "lettre" });
  });

  test("has the campaign's parameters after a redirect too", async () => {
    const tracking = await trackingOf(allowing(), "/chien?utm_source=lettre");
    expect(tracking?.common.utm).toEqual({ utm_source: "lettre" });
  });

  test.each([
    ["is not found", "/jamais-vu/", 404],
    ["has no screen", "/commande/k3JaZ09sdXq1Pz8_TtW5/autre/", 404],
  ])("of an address that %s is an “Error page” with its status", async (_, path, status) => {
    const [view] = sent(await trackingOf(allowing(), path), "page_view");
    expect(view).toMatchObject({ name: "Error page", status });
    expect(JSON.stringify(view)).not.toContain("k3JaZ09sdXq1Pz8_TtW5");
  });

  test("of a page that cannot be rendered in an outage is an “Error page” as well", async () => {
    await breakService({ service: "content", mode: "status", status: 500, times: 100 });
    const [view] = sent(await trackingOf(allowing(), "/page/conditions-utilisation/"), "page_view");
    expect(view).toMatchObject({ name: "Error page", path: "/page/conditions-utilisation/", status: 503 });
  });
});

describe("the tag manager hears", () => {
  test.each([
    ["/", /^Croquettes et p/],
    [productPath, /./],
    ["/chien/croquettes/", /^Croquettes pour chien/],
    ["/chien/", /chien/i],
    ["/chat/", /chat/i],
  ])("the title of %s, which is published", async (path, title) => {
    expect((await trackingOf(allowing("measurement"), path))?.tags?.title).toMatch(title);
  });

  test.each(["/rechercher/?q=Rex", "/guide-croquettes/nouveau/", "/connexion/", "/jamais-vu/"])(
    "no title of %s, which may say something about the visitor",
    async (path) => {
      expect((await trackingOf(allowing("measurement"), path))?.tags).not.toHaveProperty("title");
    },
  );

  test("the id of an advertisement with consent to advertising alone, and the marketing service never", async () => {
    const path = "/?gclid=Cj0KCQ-x_y12Zk";
    const tracking = await trackingOf(allowing(), path);
    expect(tracking?.tags?.clickIds).toEqual({ gclid: "Cj0KCQ-x_y12Zk" });
    expect(JSON.stringify(tracking?.events)).not.toContain("Cj0KCQ");
    expect((await trackingOf(allowing("marketing"), path))?.tags).toBeUndefined();
    expect(JSON.stringify(await trackingOf(allowing("measurement"), path))).not.toContain("Cj0KCQ");
  });
});

describe("a product's page sends view_item with its chosen format", () => {
  test.each([
    ["the default one", productPath],
    ["the one of the address", `${productPath}2-kg/`],
  ])("%s", async (_, path) => {
    const [view] = sent(await trackingOf(allowing(), `${path}?liste=recherche`), "view_item");
    expect(view?.item).toMatchObject({ quantity: 1, interval: 0, list: "recherche" });
    if (path !== productPath)
      expect(view?.item).toMatchObject({ variant: chicken.variantCode, price: chicken.price });
  });
});

describe("the cart sends view_cart", () => {
  test("with its articles, their place and its total", async () => {
    const { browser } = await shopper({ ...subscribed, sourceItemList: "recherche" });
    const [view] = sent(await trackingOf(allow(browser, "marketing"), "/panier/"), "view_cart");
    expect(view).toMatchObject({
      items: [
        {
          variant: chicken.variantCode,
          price: chicken.subscriptionPrice,
          quantity: 2,
          interval: 31,
          list: "recherche",
        },
      ],
    });
    expect(view?.total).toBeGreaterThanOrEqual(2 * chicken.subscriptionPrice);
  });

  test("but not of an empty one, nor in an outage", async () => {
    expect(namesIn(await trackingOf(allowing(), "/panier/"))).toEqual(["page_view"]);
    const { browser } = await shopper();
    await breakService({ service: "ecommerce", mode: "status", status: 500, times: 100 });
    const tracking = await trackingOf(allow(browser, "marketing"), "/panier/");
    expect(namesIn(tracking)).toEqual(["page_view"]);
    expect(sent(tracking, "page_view")).toMatchObject([{ name: "panier", status: 503 }]);
  });
});

describe("a search is sent", () => {
  test("with its words and the number of results", async () => {
    const [search] = sent(await trackingOf(allowing(), "/rechercher/?q=poulet"), "search");
    expect(search?.query).toBe("poulet");
    expect(search?.results).toBeGreaterThan(0);
  });

  test("also where nothing is found", async () => {
    const tracking = await trackingOf(allowing(), "/rechercher/?q=xyzzyqwk");
    expect(sent(tracking, "search")).toEqual([{ query: "xyzzyqwk", results: 0 }]);
  });

  test("without an e-mail address or a telephone number that was typed", async () => {
    const typed = encodeURIComponent("poulet camille.durand@example.fr 06 12 34 56 78");
    const tracking = await trackingOf(allowing(), `/rechercher/?q=${typed}`);
    expect(sent(tracking, "search")).toMatchObject([{ query: "poulet" }]);
    expect(JSON.stringify(tracking)).not.toMatch(/camille|06 12/);
  });

  test.each([
    ["the same question, sorted", "/rechercher/?q=poulet&tri=prix"],
    ["no question", "/rechercher/"],
  ])("once: %s is none", async (_, path) => {
    expect(namesIn(await trackingOf(allowing(), path))).toEqual(["page_view"]);
  });
});

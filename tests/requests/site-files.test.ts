import { describe, expect, test } from "vitest";
import { href, routeTable } from "../../shared/routes.ts";
import * as clock from "../../shared/time/clock.ts";
import { shopper } from "./cart-shopper.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { arriving, holdCalls, isPending, stopTimers } from "./held-calls.ts";
import { documentData } from "./page-html.ts";
import { parsePage } from "./parsed-page.ts";
import { atSummary } from "./payment-shopper.ts";
import { breakService, mendServices, productPath, shop, visitor } from "./visitor.ts";

const crossSells = "/b2c-products/b2c-categories";

describe("robots.txt", () => {
  async function isDisallowed(path: string): Promise<boolean> {
    const text = await (await visitor({ agent: "googlebot" }).get("/robots.txt")).text();
    const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = ""]) => rule);
    return rules.some((rule) =>
      new RegExp(`^${rule.replace(/[.?+^$()[\]{}|\\]/g, "\\$&").replaceAll("*", ".*")}`).test(path),
    );
  }

  test.each([
    ["search", "/rechercher/?q=chiot"],
    ["the login", "/connexion/"],
    ["the account", "/mon-compte/"],
    ["orders", "/mon-compte/mes-commandes/000123/"],
    ["subscriptions", "/mon-compte/mes-abonnements/7/"],
    ["the cart", "/panier/"],
    ["checkout", "/commande/abc/"],
    ["confirmation", "/commande/abc/confirmation/"],
    ["a password reset", "/mot-de-passe-oublie/abc/"],
    ["the food guide", "/guide-croquettes/nouveau/"],
    ["the bi-nutrition guide", "/guide-bi-nutrition/12/"],
    ["the short guide", "/mini-guide-bi-nutrition/12/"],
    ["the nutrition guides", "/userGuide/guide-nutrition-full/"],
    ["a web view of a subscription", "/web-view/7-changement-de-paiement/"],
    ["a sorted listing", "/chien/?page=2&tri=prix"],
    ["a filtered listing", "/chien/?filtre-age=chiot"],
    ["reviews of one score", `${productPath}?note=4`],
    ["later reviews", `${productPath}?note=4&avis=2`],
    ["a call of the cart", "/api/cart"],
  ])("disallows %s", async (_, path) => {
    expect(await isDisallowed(path)).toBe(true);
  });

  test.each([
    "/",
    "/chien/",
    "/chien/?page=2",
    productPath,
    "/page/abonnement/",
    "/faq/",
    "/magasins/",
    "/guide/",
  ])("allows %s", async (path) => {
    expect(await isDisallowed(path)).toBe(false);
  });

  test("is for all crawlers, and names the sitemap", async () => {
    const answer = await visitor().get("/robots.txt");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
    const text = await answer.text();
    expect(text.startsWith("User-agent: *\n")).toBe(true);
    expect(text).toContain(`\nSitemap: ${shop}/sitemap.xml\n`);
  });
});

test("security.txt has contact, policy and an expiry within a year (RFC 9116)", async () => {
  const answer = await visitor().get("/.well-known/security.txt");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain; charset=utf-8/i);
  const fields = new Map(
    (await answer.text())
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/, 2) as [string, string]),
  );
  expect(fields.get("Contact")).toBe("mailto:securite@museau.example");
  const left = Date.parse(fields.get("Expires") ?? "") - clock.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(365 * 24 * 60 * 60 * 1000);
  const policy = fields.get("Policy") ?? "";
  expect(policy.startsWith(`${shop}/`)).toBe(true);
  expect(await (await visitor().get(new URL(policy).pathname)).text()).toContain("securite@museau.example");
});

test("builds/latest.json names the build of the pages", async () => {
  const answer = await visitor().get("/builds/latest.json?1790000000000");
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  const { id } = await answer.json<{ id: string }>();
  expect(id).toMatch(/^\w+$/);
  expect(documentData((await visitor().visit("/panier/")).html).build).toBe(id);
});

test("health names the running build, whatever service is down", async () => {
  await breakService({ service: "content", mode: "refused" });
  await breakService({ service: "ecommerce", mode: "refused" });
  const answer = await visitor().get("/health");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toEqual({
    status: "ok",
    version: expect.any(String),
    build: expect.any(String),
  });
  await mendServices();
});

describe("a browser without scripts", () => {
  test("finds its style sheet in every page, inside noscript", async () => {
    for (const path of ["/", "/chien/", productPath, "/panier/", "/nulle/part/"]) {
      const html = await (await visitor().get(path)).text();
      expect(/<noscript>(.*?)<\/noscript>/.exec(html)?.[1], path).toContain('href="/no-script.css"');
    }
  });

  test("shows the late parts of its first page by that style sheet, which is not cached", async () => {
    const answer = await visitor().get("/no-script.css");
    expect(answer.headers.get("content-type")).toMatch(/^text\/css/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const style = await answer.text();
    expect(style).toContain("body>div[hidden]{display:block!important}");
    expect(style).toContain("[data-late]{display:none!important}");
  });

  test.each([
    ["/produits/croquettes-chat-adulte-poulet-riz/", crossSells],
    ["/panier/", "/b2c-cross-sells/"],
  ])("reads on its first page, %s, nothing in place of what comes late", async (path, part) => {
    const { browser } = await shopper({ variantCode: "21000101" });
    const held = holdCalls((call) => call.includes(part));
    const page = arriving(await browser.stream(path));
    await held.waiting(1);
    await page.until("</footer>");
    held.end();
    const fallbacks = [...(await page.all()).matchAll(/<!--\$\?-->(.*?)<!--\/\$-->/gs)]
      .flatMap(([, fallback = ""]) => parsePage(fallback).children)
      .filter((shown) => typeof shown === "string" || shown.tag !== "template");
    expect(fallbacks.length).toBeGreaterThan(0);
    for (const shown of fallbacks)
      expect(typeof shown === "string" ? shown : [...shown.attributes.keys()]).toContain("data-late");
  });

  test("gets its next pages complete, with late parts in place", async () => {
    const held = holdCalls((call) => call.includes(crossSells));
    const reader = visitor();
    const first = arriving(await reader.stream("/produits/croquettes-chiot-poulet-riz/"));
    await first.until('<template id="B:');
    await first.leave();
    held.release();
    await reader.get("/no-script.css");
    const asked = reader.get("/produits/terrine-chien-boeuf-carottes/");
    await held.waiting(1);
    held.end();
    const next = await (await asked).text();
    expect(/<template id="B:|<div hidden id="S:/.test(next)).toBe(false);
    expect(next.slice(next.indexOf("<main"), next.indexOf("</main>"))).toContain("Dans la même catégorie");
  });

  test("gets every page of a customer whole from the first one, with nothing doubled and no skeletons, until a script has run", async () => {
    const browser = browserWith(await logIn(people.camille.email));
    browser.cookies.delete("__Host-noScript");
    const paths = [
      "/mon-compte/",
      "/mon-compte/mes-abonnements/1/",
      "/mon-compte/mes-abonnements/1/?modifier=livraison",
      "/mon-compte/mes-abonnements/1/?modifier=envoyer",
      "/mon-compte/mes-abonnements/1/?modifier=ajouter",
      "/mon-compte/mes-commandes/",
      "/mon-compte/mes-animaux/2/",
    ];
    for (const path of paths) {
      const { html } = await browser.visit(path);
      expect.soft(html, path).not.toMatch(/<div hidden[^>]*id="S:|<template id="B:|data-late/);
      const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
      expect.soft(ids.length, path).toBe(new Set(ids).size);
    }
    browser.cookies.set("__Host-noScript", "0");
    const { html } = await browser.visit("/mon-compte/mes-abonnements/2/");
    expect(html).toMatch(/<div hidden[^>]*id="S:/);
  });

  test("gets the pickup points in the form of its first page of the delivery, however slowly they come", async () => {
    const { browser, path } = await atSummary();
    browser.cookies.delete("__Host-noScript");
    const { passTime } = stopTimers();
    const held = holdCalls((call) => call.endsWith("/pickup-points"));
    const asked = browser.get(path("livraison"));
    await held.waiting(1);
    passTime(1000);
    expect(await isPending(asked)).toBe(true);
    held.end();
    const html = await (await asked).text();
    const form = html.slice(html.indexOf('name="transporteur"')).split("</form>")[0];
    expect(form).toContain('name="point-mondial-relay"');
    expect(html).not.toMatch(/<div hidden[^>]*id="S:|<template id="B:|data-late/);
  });

  test("is remembered for its visit only; a script that runs takes it back", async () => {
    const [cookie = ""] = (await visitor().get("/no-script.css")).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-noScript=1;/);
    expect(cookie).not.toMatch(/HttpOnly/i);
    expect(cookie).not.toMatch(/Max-Age|Expires/i);
  });
});

test.each([
  "/robots.txt",
  "/sitemap.xml",
  "/flux/google/1-sur-2.xml",
  "/llms.txt",
  "/health",
  "/builds/latest.json",
  "/.well-known/security.txt",
])("%s is only read: another method is refused with those that are allowed", async (path) => {
  const { status } = await visitor().get(path);
  for (const method of ["POST", "PUT", "DELETE"]) {
    const answer = await visitor().get(path, { method, headers: { Origin: shop } });
    expect(answer.status, method).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
  }
  expect((await visitor().get(path, { method: "HEAD" })).status).toBe(status);
});

test("a password manager is led to where a password is changed", async () => {
  const answer = await visitor().get("/.well-known/change-password");
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe(href("mon-compte-mes-informations-personnelles"));
});

describe("HEAD answers as GET does, with status and target", () => {
  const values: Record<string, string> = {
    page: "livraison",
    landing: "offre-chiot",
    shop: "strasbourg-bateliers",
    order: "demo-payee",
    forgotPassword: "abc",
    subscription: "1",
    animal: "1",
    sample: "chien-adulte-poulet-fermier-riz",
    product: "croquettes-chien-adulte-poulet-fermier-riz",
    category: "chien/croquettes",
  };
  const paths = Object.values(routeTable).map(({ pattern }) =>
    pattern.replace(/\{\w+\?\}\//, "").replace(/\{(\w+)\*?\}/g, (_, name: string) => values[name] ?? name),
  );

  test.each([
    ["a visitor", async () => visitor()],
    ["a customer", async () => browserWith(await logIn(people.camille.email))],
  ])("for %s on every screen, on files and on what is not there", async (_, open) => {
    for (const path of [
      ...paths,
      "/robots.txt",
      "/llms.txt",
      "/favicon.ico",
      "/nulle/part/",
      "/mon-compte",
    ]) {
      const [got, head] = [
        await (await open()).get(path),
        await (await open()).get(path, { method: "HEAD" }),
      ];
      await got.body?.cancel();
      const said = ({ status, headers }: Response) => `${status} ${headers.get("location")}`;
      expect.soft(said(head), path).toBe(said(got));
      expect.soft(await head.text(), path).toBe("");
    }
  });
});

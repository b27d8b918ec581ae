import { expect, test } from "vitest";
import { noHtml } from "../../client/islands/static-html.ts";
import { cacheProfiles } from "../../worker/cache/profiles.ts";
import { arriving, holdCalls, isPending, stopTimers } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { firstPageOf, textOf, wireScripts } from "./page-html.ts";
import {
  agents,
  breakService,
  mendAfterEach,
  passSeconds,
  readWholePages,
  shop,
  visitor,
} from "./visitor.ts";

readWholePages();

/** Of different categories, since the cross-sell of a category is cached. */
const pages = {
  dogDry: "/produits/croquettes-chien-adulte-poulet-fermier-riz/2-kg/",
  puppy: "/produits/croquettes-chiot-poulet-riz/",
  dogWet: "/produits/terrine-chien-boeuf-carottes/",
  dogTreat: "/produits/aiguillettes-de-canard-chien/",
  catDry: "/produits/croquettes-chat-adulte-poulet-riz/",
  sterilised: "/produits/croquettes-chat-sterilise-saumon-pois/",
  catWet: "/produits/effiloches-chat-saumon-en-sauce/",
  catTreat: "/produits/cubes-de-saumon-lyophilises-chat/",
};

const crossSellCall = { service: "content", path: "/b2c-products/b2c-categories" } as const;

const longestKept = Math.max(...Object.values(cacheProfiles).map(({ keep }) => keep));

/** In the HTML of a product's page. */
const firstReviews = 4;
const reviewsIn = (html = "") => html.match(/Publié le /g)?.length;
const leadsTo = (html = "") => [...html.matchAll(/href="(\/produits\/[^"]+)"/g)].map(([, path]) => path);

mendAfterEach();

/** Holds the late part of products. */
const holdCrossSell = () => holdCalls((call) => call.includes(crossSellCall.path));

/** The whole of a page whose late part comes behind its first view. */
async function pageWithLatePart(path: string): Promise<{ answer: Response; html: string }> {
  const held = holdCrossSell();
  const answer = await visitor().stream(path);
  const stream = arriving(answer);
  await stream.until("w.push(");
  held.release();
  return { answer, html: await stream.all() };
}

/** Every element is closed, in order, and nothing follows the document. */
function expectWellFormed(html: string) {
  expect(html.trimEnd()).toMatch(/<\/body><\/html>$/);
  const empty = new Set(["meta", "link", "input", "img", "br", "hr", "source", "wbr", "col"]);
  const open: string[] = [];
  const markup = html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, "").replace(/<!--[\s\S]*?-->/g, "");
  for (const [, slash, tag = "", own] of markup.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*?(\/?)>/gi)) {
    if (slash) expect(open.pop()).toBe(tag);
    else if (!own && !empty.has(tag)) open.push(tag);
  }
  expect(open).toEqual([]);
}

test("the first view is sent before a slow late part: head, header, name, price, form, first wire piece", async () => {
  stopTimers();
  const held = holdCrossSell();
  const answer = await visitor().stream(pages.dogDry);
  const stream = arriving(answer);
  const first = await stream.until("w.push(");

  expect(answer.status).toBe(200);
  expect(first).toMatch(/^<!DOCTYPE html><html lang="fr">/);
  expect(first).toMatch(/<title>Croquettes chien adulte[^<]*Museau<\/title>/);
  expect(first).toContain('<meta name="description"');
  expect(first).toContain(`<link rel="canonical" href="${shop}/produits/`);
  expect(first).toMatch(/<style nonce="[^"]+">[^{]+\{/);
  expect(first).toContain("@font-face");
  expect(first).not.toMatch(
    /<link rel="(modulepreload|preload)" href="\/assets|<link rel="stylesheet" href="\/assets[^"]+"\/>/,
  );
  expect(first).toContain("<header");
  expect(first).toMatch(/<h1[^>]*>Croquettes chien adulte/);
  expect(textOf(first)).toContain("21,90 €");
  expect(first).toContain('<form class="');
  expect(first).toContain('name="variantCode" value="11000101"');
  expect(textOf(first)).not.toContain("Bœuf & orge");

  held.release();
  const page = await stream.all();
  expect(textOf(page)).toContain("Bœuf & orge");
  expectWellFormed(page);
});

test("then come the late part and its wire pieces: all with the nonce of the policy, the last marks the end", async () => {
  const { answer, html } = await pageWithLatePart(pages.puppy);
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
  const scripts = wireScripts(html);

  expect(nonce).toBeTruthy();
  expect(scripts.length).toBeGreaterThan(2);
  expect(
    new Set(
      [...html.matchAll(/<script\b(?! type="application\/ld\+json")([^>]*)>/g)].map(
        ([, tag]) => /nonce="([^"]*)"/.exec(tag ?? "")?.[1],
      ),
    ),
  ).toEqual(new Set([nonce]));
  for (const { code } of scripts) expect(code).not.toContain("<");
  expect(scripts.map(({ code }) => code.includes("w.push(null)"))).toEqual([
    ...Array(scripts.length - 1).fill(false),
    true,
  ]);

  const { page } = await firstPageOf(html);
  if (page.screen !== "product") throw new Error(page.screen);
  expect(reviewsIn(html)).toBe(firstReviews);
  expect(page.props.parts.label.html).toBeUndefined();
  const sameShelf = leadsTo((await page.props.crossSell).html);
  expect(sameShelf).toContain("/produits/croquettes-chiot-grande-race-dinde-riz/?liste=cross_sell_produit");
  expect(sameShelf).not.toContain(pages.puppy);
});

test("two answers never share a nonce", async () => {
  const policies = await Promise.all(
    [1, 2].map(async () => {
      const answer = await visitor().get(pages.puppy);
      await answer.body?.cancel();
      return answer.headers.get("content-security-policy");
    }),
  );
  expect(policies[0]).not.toBe(policies[1]);
});

test("a failed late part leaves the status at 200, is empty on a well-formed page, and is logged", async () => {
  const log = readLog();
  await breakService({ ...crossSellCall, mode: "status", status: 500 });
  const answer = await visitor().get(pages.dogWet);
  const html = await answer.text();

  expect(answer.status).toBe(200);
  expectWellFormed(html);
  expect(textOf(html)).toContain("Avis");
  const { page } = await firstPageOf(html);
  if (page.screen !== "product") throw new Error(page.screen);
  expect(await page.props.crossSell).toEqual(noHtml);
  expect(log()).toContainEqual(
    expect.objectContaining({ level: "error", event: "late part failed", part: "cross-sell" }),
  );
});

test("a failed awaited part is the error page with status 503, neither indexed nor cached (spec 2)", async () => {
  const log = readLog();
  // Its products are then cached: the error page waits for nobody.
  await visitor().visit("/nulle-part/");
  await breakService({ service: "content", mode: "status", status: 500, path: "/b2c-products/mousse" });
  const answer = await visitor().get("/produits/mousse-chiot-poulet-riz/");
  const html = await answer.text();

  expect(answer.status).toBe(503);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(textOf(html)).toContain("Cette page est momentanément indisponible");
  expect(textOf(html)).toContain("Aiguillettes de canard");
  expectWellFormed(html);
  expect(log()).toContainEqual(expect.objectContaining({ level: "error", event: "page failed" }));
});

test("a crawler gets the same status and one line, no page (spec 2)", async () => {
  await breakService({ service: "content", mode: "status", status: 500, path: "/b2c-products/mousse" });
  const answer = await visitor({ agent: "googlebot" }).get("/produits/mousse-chaton-poulet/");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("content-type")).toContain("text/plain");
  expect((await answer.text()).trim().split("\n")).toEqual(["Service Unavailable"]);
});

test("a service that breaks the connection or answers garbage is no different", async () => {
  for (const mode of ["refused", "garbage", "truncated"] as const) {
    await breakService({ service: "content", mode, path: "/b2c-products/emince" });
    const answer = await visitor().get("/produits/emince-chien-poulet-courgettes/");
    expect(answer.status).toBe(503);
    expect(textOf(await answer.text())).toContain("Cette page est momentanément indisponible");
  }
});

test("a visitor who leaves during the stream does no harm, and the next one gets the whole page", async () => {
  const log = readLog();
  const held = holdCrossSell();
  const leaving = arriving(await visitor().stream(pages.dogTreat));
  await leaving.until("<h1");
  await leaving.leave();
  held.release();

  const html = await (await visitor().get(pages.dogTreat)).text();
  expectWellFormed(html);
  const { page } = await firstPageOf(html);
  if (page.screen !== "product") throw new Error(page.screen);
  expect(reviewsIn(html)).toBe(firstReviews);
  expect(page.props.parts.label.html).toBeUndefined();
  expect(log().filter(({ level }) => level === "error")).toEqual([]);
});

test("a browser without scripts loads its style sheet once, and its next pages come complete and in order", async () => {
  const reader = visitor();
  const first = await (await reader.get(pages.catDry)).text();
  expect(first).toContain('<noscript><link rel="stylesheet" href="/no-script.css"/></noscript>');
  expect(await (await reader.get("/no-script.css")).text()).toContain("body>div[hidden]{display:block");

  passSeconds(longestKept + 1);
  const held = holdCrossSell();
  const reading = reader.get(pages.sterilised);
  await held.waiting(1);
  expect(await isPending(reading)).toBe(true);
  held.release();
  const whole = await (await reading).text();
  expect(whole).not.toMatch(/<div hidden[^>]*id="S:/);
  expect(whole).not.toContain("$RC(");
  expect(whole).not.toContain("<template");
  const text = textOf(whole);
  expect(text.indexOf("Avis")).toBeLessThan(text.indexOf("fibres de légumes"));
  expect(whole.indexOf("</main>")).toBeGreaterThan(whole.lastIndexOf("fibres de légumes</a>"));
  expectWellFormed(whole);
});

test("a crawler gets the complete page too, with its late part in place", async () => {
  const held = holdCrossSell();
  const reading = visitor({ agent: "googlebot" }).get(pages.catWet);
  await held.waiting(1);
  expect(await isPending(reading)).toBe(true);
  held.release();
  const html = await (await reading).text();
  expect(html).not.toMatch(/<div hidden[^>]*id="S:|\$RC\(|<template/);
  const { page } = await firstPageOf(html);
  if (page.screen !== "product") throw new Error(page.screen);
  const { staticHtml, html: travelled } = await page.props.crossSell;
  expect(travelled).toBeUndefined();
  const [, crossSell = ""] = html.slice(0, html.indexOf("</main>")).split(`data-static="${staticHtml}"`);
  expect(leadsTo(crossSell).length).toBeGreaterThan(0);
  expectWellFormed(html);
});

test("a page without late parts has its wire in one script and no script that reveals parts", async () => {
  const html = await (await visitor().get("/chien/croquettes/")).text();
  expect(wireScripts(html)).toHaveLength(1);
  expect(html).not.toContain("$RC");
  expectWellFormed(html);
});

test("a client navigation streams the same parts: the page at once, the late part when it is ready", async () => {
  const held = holdCrossSell();
  const payload = await visitor().payload(pages.catTreat);
  if (!("page" in payload) || payload.page.screen !== "product") throw new Error("no product");
  const { head, props, layout } = payload.page;
  expect(head.title).toContain("Cubes de saumon");
  expect(layout).toBe("default");
  expect(props.product.sku).toBe("MUS-CT-FRI-SAU");
  expect(props.crossSell).toBeInstanceOf(Promise);
  expect(props.reviews.reviews).toHaveLength(firstReviews);
  expect(await isPending(Promise.resolve(props.crossSell))).toBe(true);
  held.release();
  const crossSell = (await props.crossSell).html ?? "";
  expect(leadsTo(crossSell).length).toBeGreaterThan(0);

  const html = await (await visitor().get(pages.catTreat)).text();
  const { page } = await firstPageOf(html);
  if (page.screen !== "product") throw new Error(page.screen);
  expect(page.props.product).toEqual(props.product);
  // It is ready by now: it is in place, and is not sent a second time.
  expect(html).not.toMatch(/<template|\$RC/);
  expect((await page.props.crossSell).html).toBeUndefined();
  expect(html.slice(0, html.indexOf("</main>"))).toContain(crossSell);
});

test("a payload names the build, is never indexed, and only a public page may be cached, for seconds", async () => {
  const answer = await visitor().stream("/chien/_payload");
  expect(answer.headers.get("content-type")).toContain("text/x-turbo-stream");
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(answer.headers.get("cache-control")).toBe("private, max-age=15");
  await answer.body?.cancel();
  const cart = await visitor().stream("/panier/_payload");
  expect(cart.headers.get("cache-control")).toBe("no-store");
  await cart.body?.cancel();
  const { build } = await visitor().payload("/chien/");
  const latest = await (await visitor().get("/builds/latest.json")).json();
  expect(latest).toEqual({ id: build });
});

test("a failed late part in a payload is its fallback there too", async () => {
  readLog();
  await breakService({ ...crossSellCall, mode: "refused" });
  const payload = await visitor().payload(pages.dogWet);
  if (!("page" in payload) || payload.page.screen !== "product") throw new Error("no product");
  expect(await payload.page.props.crossSell).toEqual(noHtml);
  expect(payload.page.props.reviews.reviews).toHaveLength(firstReviews);
});

test("the pages for a browser and a crawler differ only in the order of arrival", async () => {
  const [person, crawler] = await Promise.all(
    (Object.keys(agents) as (keyof typeof agents)[]).map(async (agent) =>
      (await visitor({ agent }).get(pages.dogDry)).text(),
    ),
  );
  const words = (html = "") => new Set(textOf(html).split(" "));
  expect([...words(crawler)].filter((word) => !words(person).has(word))).toEqual([]);
});

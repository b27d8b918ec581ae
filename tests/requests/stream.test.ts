import { expect, test } from "vitest";
import { productPageTexts } from "../../shared/product/product-page.texts.ts";
import { cacheProfiles } from "../../worker/cache/profiles.ts";
import { arriving, holdCalls, isPending, stopTimers } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { documentData, textOf } from "./page-html.ts";
import { agents, breakService, exchange, mendAfterEach, passSeconds, shop, visitor } from "./visitor.ts";

/** Different categories, because the cross-sell of a category is cached. */
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

const firstReviews = 4;
const reviewsIn = (html = "") => html.match(/Publié le /g)?.length;

function crossSellIn(html: string): string[] {
  const row = new RegExp(`aria-label="${productPageTexts.sameCategory}".*?</section>`, "s").exec(html)?.[0];
  return [...(row ?? "").matchAll(/href="(\/produits\/[^"?#]+)[^"]*"(?! data-adds)/g)].map(
    ([, path = ""]) => path,
  );
}

const revealing = /<div hidden[^>]*id="S:|\$RC\(|<template/;

mendAfterEach();

const holdCrossSell = () => holdCalls((call) => call.includes(crossSellCall.path));

async function pageWithLatePart(path: string) {
  const held = holdCrossSell();
  const answer = await visitor().stream(path);
  const stream = arriving(answer);
  const first = await stream.until("</footer>");
  held.release();
  return { answer, first, html: await stream.all() };
}

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

test("the first view is sent before a slow late part: head, header, name, price, form, data of its scripts", async () => {
  stopTimers();
  const { answer, first, html } = await pageWithLatePart(pages.dogDry);

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
  expect(textOf(/<h1[^>]*>.*?<\/h1>/.exec(first)?.[0] ?? "")).toMatch(
    /^ Croquettes chien adulte – Poulet fermier & riz/,
  );
  expect(textOf(first)).toContain("21,90 €");
  expect(first).toContain('<form class="');
  expect(first).toContain('name="variantCode" value="11000101"');
  expect(documentData(first)).toMatchObject({ screen: "product" });
  expect(textOf(first)).not.toContain("Bœuf & orge");

  expect(textOf(html)).toContain("Bœuf & orge");
  expectWellFormed(html);
});

test("then come the late part, once, and the script that puts it in place: all with the nonce of the policy", async () => {
  const { answer, first, html } = await pageWithLatePart(pages.puppy);
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
  const nonces = [...html.matchAll(/<script\b(?![^>]*type="application\/(?:ld\+)?json")([^>]*)>/g)].map(
    ([, tag]) => /nonce="([^"]*)"/.exec(tag ?? "")?.[1],
  );
  expect(nonce).toBeTruthy();
  expect(new Set(nonces)).toEqual(new Set([nonce]));

  expect(first).not.toContain("$RC(");
  expect(html.slice(first.length)).toMatch(revealing);
  expect(reviewsIn(html)).toBe(firstReviews);
  const sameShelf = crossSellIn(html);
  expect(sameShelf).toContain("/produits/croquettes-chiot-grande-race-dinde-riz/");
  expect(sameShelf).not.toContain(pages.puppy);
  expect(sameShelf).toEqual([...new Set(sameShelf)]);
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

test.each([
  ["a visit", undefined],
  ["a script that takes a part of it", exchange],
])(
  "a failed late part leaves the status at 200, is empty on a well-formed page, and is logged: for %s",
  async (_, init) => {
    const log = readLog();
    await breakService({ ...crossSellCall, mode: "status", status: 500 });
    const answer = await visitor().get(pages.dogWet, init);
    const html = await answer.text();

    expect(answer.status).toBe(200);
    expectWellFormed(html);
    expect(reviewsIn(html)).toBe(firstReviews);
    expect(html).not.toContain(productPageTexts.sameCategory);
    expect(crossSellIn(html)).toEqual([]);
    expect(log()).toContainEqual(
      expect.objectContaining({ level: "error", event: "late part failed", part: "cross-sell" }),
    );
  },
);

test("a failed awaited part is the error page with status 503, neither indexed nor cached", async () => {
  const log = readLog();
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

test("a crawler gets the same status and one line, no page", async () => {
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
  expect(reviewsIn(html)).toBe(firstReviews);
  expect(crossSellIn(html).length).toBeGreaterThan(0);
  expect(log().filter(({ level }) => level === "error")).toEqual([]);
});

test("a browser without scripts loads its style sheet once, and its next pages come complete and in order", async () => {
  const reader = visitor();
  const first = await (await reader.get(pages.catDry)).text();
  expect(first).toContain('<noscript><link rel="stylesheet" href="/no-script.css"/></noscript>');
  const sheet = await (await reader.get("/no-script.css")).text();
  expect(sheet).toContain("body>div[hidden]{display:block");
  expect(sheet, "a late picture outside its frame").toContain("body>div[hidden]>img{max-width:");

  passSeconds(longestKept + 1);
  const held = holdCrossSell();
  const reading = reader.get(pages.sterilised);
  await held.waiting(1);
  expect(await isPending(reading)).toBe(true);
  held.release();
  const whole = await (await reading).text();
  expect(whole).not.toMatch(revealing);
  const text = textOf(whole);
  expect(text.indexOf("Avis")).toBeLessThan(text.indexOf("fibres de légumes"));
  expect(whole.indexOf("</main>")).toBeGreaterThan(whole.lastIndexOf("fibres de légumes</a>"));
  expectWellFormed(whole);
});

test.each([
  ["a crawler", pages.catWet, () => visitor({ agent: "googlebot" }).get(pages.catWet)],
  ["a script that takes a part of the page", pages.catTreat, () => visitor().get(pages.catTreat, exchange)],
])("%s gets the complete page too, with its late part in place", async (_, path, ask) => {
  const held = holdCrossSell();
  const reading = ask();
  await held.waiting(1);
  expect(await isPending(reading)).toBe(true);
  held.release();
  const html = await (await reading).text();
  expect(html).not.toMatch(revealing);
  const crossSell = crossSellIn(html.slice(0, html.indexOf("</main>")));
  expect(crossSell.length).toBeGreaterThan(0);
  expectWellFormed(html);

  const next = await (await visitor().get(path)).text();
  expect(next).not.toMatch(revealing);
  expect(crossSellIn(next)).toEqual(crossSell);
});

test("a page without late parts has no script that reveals parts", async () => {
  const html = await (await visitor().get("/chien/croquettes/")).text();
  expect(html).not.toMatch(revealing);
  expectWellFormed(html);
});

test("a page of nobody's own is revalidated at each visit, also where a script takes a part of it", async () => {
  for (const init of [undefined, exchange])
    expect((await visitor().get("/chien/", init)).headers.get("cache-control")).toBe("private, no-cache");
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

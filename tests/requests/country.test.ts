import { describe, expect, test } from "vitest";
import { countryTexts } from "../../shared/country/texts.ts";
import type { PopupData } from "../../shared/popup/popup-data.ts";
import { translator } from "../../shared/text/translator.ts";
import { atSignIn, browserWith, demoPassword, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { documentData, plainText, textOf } from "./page-html.ts";
import { plainBrowser } from "./plain-browser.ts";
import { cartWith } from "./stand-in-api.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach, shop, switchSetting, type Visitor, visitor } from "./visitor.ts";

mendAfterEach();

function loseSession({ cookies }: Visitor): void {
  for (const name of ["jwtTokenRaw", "refreshToken", "customerUri"]) cookies.delete(`__Host-${name}`);
}

type Options = Parameters<typeof visitor>[0];

function visitorIn(seen: string, options?: Options) {
  const someone = visitor(options);
  const open = async (path = "/") => {
    const answer = await someone.get(path, { headers: { "CF-IPCountry": seen } });
    const html = await answer.text();
    return { answer, html };
  };
  return {
    ...someone,
    open,
    asked: async (path?: string): Promise<PopupData["countryWall"]> =>
      documentData((await open(path)).html).popups.countryWall,
    choose: (country: string, returnTo = "/chien/") =>
      someone.post("/api/country", { country, returnTo }, { headers: { "CF-IPCountry": seen } }),
  };
}

describe("the question where to deliver", () => {
  test.each(["BE", "LU", "DE", "US"])("shows to a visitor from %s", async (seen) => {
    expect(await visitorIn(seen).asked()).toMatchObject({ detected: seen, chosen: "FR" });
  });

  test.each(["FR", "XX", "T1", "", "be", "<script>"])("does not show for %j", async (seen) => {
    expect(await visitorIn(seen).asked()).toBeUndefined();
  });

  test("does not redirect, and has the same offers (Reg. 2018/302)", async () => {
    const belgian = await visitorIn("BE").open("/chien/");
    expect(belgian.answer.status).toBe(200);
    const french = await visitorIn("FR").open("/chien/");
    expect(belgian.answer.headers.get("vary")).toBe(french.answer.headers.get("vary"));
    expect(belgian.answer.headers.get("cache-control")).toMatch(/^private/);
    expect(pricesOf(belgian.html)).toEqual(pricesOf(french.html));
  });

  test("is never for crawlers", async () => {
    const { html } = await visitorIn("US", { agent: "googlebot" }).open();
    expect(html).not.toContain("countryWall");
  });

  test("does not show after it was closed, in any country", async () => {
    const someone = visitorIn("BE");
    expect((await someone.post("/api/country/close")).status).toBe(204);
    expect(await someone.asked()).toBeUndefined();
    const answer = await someone.get("/", { headers: { "CF-IPCountry": "LU" } });
    expect(documentData(await answer.text()).popups.countryWall).toBeUndefined();
  });

  test("does not show after an answer, even for another country", async () => {
    const someone = visitorIn("BE");
    await someone.choose("FR");
    expect(await someone.asked()).toBeUndefined();
  });

  test("does not cover a page without header and footer", async () => {
    await switchSetting("maintenance", ["chien"]);
    expect((await visitorIn("BE").open("/maintenance/")).html).not.toContain("countryWall");
    await switchSetting("maintenance", undefined);
  });

  test("does not change the page of other visitors", async () => {
    const without = await (await visitor().get("/page/cookies/")).text();
    expect(without).not.toContain("countryWall");
  });
});

test("browsers without scripts have a line with the way to the choice, until it is made", async () => {
  const lineIn = (html: string) => textOf(/<noscript><aside.*?<\/noscript>/s.exec(html)?.[0] ?? "");
  const belgian = visitorIn("BE");
  const line = lineIn((await belgian.open("/chien/")).html);
  expect(line).toContain("Vous semblez être en Belgique. Choisissez votre pays de livraison");
  expect(lineIn((await visitorIn("FR").open("/chien/")).html)).toBe("");
  expect(lineIn((await visitorIn("BE", { agent: "googlebot" }).open("/chien/")).html)).toBe("");
  await belgian.choose("FR");
  expect(lineIn((await belgian.open("/chien/")).html)).toBe("");
});

describe("the choice of a country", () => {
  test("is kept for a year, for this site only", async () => {
    const answer = await visitorIn("BE").choose("BE");
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("__Host-locale=")) ?? "";
    expect(cookie).toMatch(/^__Host-locale=fr-BE;/);
    expect(cookie).toMatch(/Max-Age=31536000/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
  });

  test("returns to its page, which confirms it once", async () => {
    const someone = visitorIn("BE");
    const answer = await someone.choose("BE", "/chien/croquettes/?page=2");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/chien/croquettes/?page=2");
    expect(textOf((await someone.open("/chien/")).html)).toContain(plainText(countryTexts.changedTo.BE));
    expect(textOf((await someone.open("/chien/")).html)).not.toContain("C’est noté");
  });

  test("is made with the prices and days of each country in view", async () => {
    const text = textOf((await visitorIn("FR").open("/pays-et-langue/")).html);
    expect(text).toContain("À domicile : 5,90 €, 3 à 4 jours ouvrés");
    expect(text).toContain("En point relais : 3,90 €, 3 à 5 jours ouvrés");
  });

  test("is in the footer of every page, with its delivery times", async () => {
    const someone = visitorIn("LU");
    expect(textOf((await someone.open()).html)).toContain("Pays et langue : France, français");
    await someone.choose("LU");
    const text = textOf((await someone.open()).html);
    expect(text).toContain("Pays et langue : Luxembourg, français");
    expect(text).toContain("3 à 4 jours ouvrés à domicile");
  });

  test.each([
    ["another country", { country: "DE" }],
    ["nothing", {}],
    ["a script", { country: "<script>" }],
  ])("of %s changes nothing and says why", async (_, fields) => {
    const someone = visitor();
    const answer = await someone.post("/api/country", fields);
    expect(answer.headers.get("location")).toBe("/pays-et-langue/");
    expect(someone.cookies.has("__Host-locale")).toBe(false);
    const text = textOf(await (await someone.get("/pays-et-langue/")).text());
    expect(text).toContain(countryTexts.badChoice);
  });

  test("never leads outside the shop", async () => {
    const answer = await visitorIn("BE").choose("BE", "//evil.example/");
    expect(answer.headers.get("location")).toBe("/pays-et-langue/");
  });

  test("is refused from another site", async () => {
    const answer = await visitor().post(
      "/api/country",
      { country: "BE" },
      { headers: { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" } },
    );
    expect(answer.status).toBe(403);
  });
});

describe("without a choice, the country", () => {
  const product = "/produits/croquettes-chien-adulte-poulet-fermier-riz/";
  const promiseTo = async (browser: Visitor) =>
    /Livraison à domicile (?:en France|en Belgique|au Luxembourg)/.exec(
      textOf(await (await browser.get(product)).text()),
    )?.[0];
  const signIn = async (email: string, { take, browser } = atSignIn()) => {
    const answer = await take("password", { email, password: demoPassword });
    expect(answer.status).toBe(303);
    return browser;
  };

  test("is France, and says so", async () => {
    expect(await promiseTo(visitor())).toBe("Livraison à domicile en France");
  });

  test("follows the addresses of the account at sign-in", async () => {
    const browser = await signIn(people.marguerite.email);
    expect(await promiseTo(browser)).toBe("Livraison à domicile au Luxembourg");
    expect(browser.cookies.has("__Host-locale")).toBe(false);
    expect(await promiseTo(await signIn(people.hugo.email))).toBe("Livraison à domicile en France");
  });

  test("is that of the next customer of the browser, after a logout and after a lost session", async () => {
    const shared = atSignIn();
    await signIn(people.marguerite.email, shared);
    await shared.browser.post("/api/session/logout");
    expect(await promiseTo(shared.browser)).toBe("Livraison à domicile en France");
    await signIn(people.marguerite.email, shared);
    expect(await promiseTo(shared.browser)).toBe("Livraison à domicile au Luxembourg");
    loseSession(shared.browser);
    expect(await promiseTo(await signIn(people.hugo.email, shared))).toBe("Livraison à domicile en France");
  });

  test("is France if the addresses cannot be read, also after a customer with another one", async () => {
    const log = readLog();
    const shared = atSignIn();
    loseSession(await signIn(people.marguerite.email, shared));
    await breakService({ service: "ecommerce", mode: "status", status: 500, path: "/shop/addresses" });
    expect(await promiseTo(await signIn(people.hugo.email, shared))).toBe("Livraison à domicile en France");
    expect(log().map(({ event }) => event)).toContain("country of the account not known");
  });

  test("is not asked about where the address is", async () => {
    const cookies = { "__Host-addressCountry": "LU" };
    expect(await visitorIn("LU", { cookies }).asked()).toBeUndefined();
    expect(await visitorIn("BE", { cookies }).asked()).toMatchObject({ detected: "BE", chosen: "LU" });
  });

  test("stays the one that was chosen", async () => {
    const browser = await signIn(people.marguerite.email, atSignIn("/connexion/", { locale: "fr-FR" }));
    expect(await promiseTo(browser)).toBe("Livraison à domicile en France");
  });
});

describe("country and language as a page", () => {
  test("is linked from the footer of every page, and needs no scripts", async () => {
    const { html } = await visitorIn("FR").open("/page/cookies/");
    expect(html).toContain('href="/pays-et-langue/"');
    const page = await (await visitor().get("/pays-et-langue/")).text();
    expect(page).toMatch(/<form[^>]* action="\/api\/country"[^>]* method="post"/);
    expect(page.match(/<button[^>]* name="country"/g)).toHaveLength(3);
    expect(page).toContain('content="noindex, nofollow"');
  });

  test("leads back to the page that linked it, never outside the shop", async () => {
    const returnsTo = async (referer: string) => {
      const browser = visitor({ origin: shop });
      const answer = await browser.get("/pays-et-langue/", { headers: { Referer: referer } });
      return /name="returnTo" value="([^"]*)"/.exec(await answer.text())?.[1];
    };
    expect(await returnsTo(`${shop}/panier/`)).toBe("/panier/");
    expect(await returnsTo("https://evil.example/panier/")).toBe("/pays-et-langue/");
    const { cart } = await cartWith([{ code: "11000101" }]);
    const html = await (await browserWith({}, { cartToken: cart }).get("/panier/")).text();
    expect(html.slice(html.indexOf("<main"), html.indexOf("</main>"))).toContain('href="/pays-et-langue/"');
  });

  test("marks the choice", async () => {
    const someone = visitorIn("FR");
    await someone.choose("BE");
    expect(textOf((await someone.open("/pays-et-langue/")).html)).toMatch(
      /Belgique Français .{0,120}Pays actuel/,
    );
  });

  test("opens while the content system is down", async () => {
    await breakService({ service: "content", mode: "refused" });
    expect((await visitor().get("/pays-et-langue/")).status).toBe(200);
  });
});

describe("a locale that the shop does not have", () => {
  test.each(["nl-BE", "xx", "fr-FR%0d%0aX: y", "%E0%A4%A", "a".repeat(2000)])(
    "%s is logged, and the page is that of France",
    async (locale) => {
      const logged = readLog();
      const answer = await visitor({ cookies: { "__Host-locale": locale } }).get("/page/livraison/");
      expect(answer.status).toBe(200);
      expect(textOf(await answer.text())).toContain("Pays et langue : France, français");
      expect(logged().filter(({ event }) => event === "locale not usable")).toHaveLength(1);
    },
  );
});

const pricesOf = (html: string) => textOf(html).match(/\d+,\d\d €/g);

test("by the links and forms of the shop the country is found in a line above the page and in the footer, and chosen", async () => {
  const { wall, detected, countries, changedTo, current } = countryTexts;
  const footerOf = (country: string) => textPattern(translator(countryTexts)("footer", { country }));
  const someone = visitor();
  const shop = plainBrowser({
    ...someone,
    get: (path, init) => someone.get(path, { ...init, headers: { "CF-IPCountry": "BE" } }),
  });
  await shop.open("/");
  expect(shop.text()).toContain(detected.BE);
  expect(shop.links(wall.title)).not.toEqual([]);
  await shop.follow(footerOf(countries.FR));
  expect(shop.path()).toBe("/pays-et-langue/");
  await shop.press(new RegExp(`^${countries.BE}`));
  expect(shop.text()).toMatch(textPattern(changedTo.BE));
  expect(shop.text()).toMatch(new RegExp(`${countries.BE}.{0,160}${current}`));
  expect(shop.links(footerOf(countries.BE))).not.toEqual([]);
  expect(shop.text()).not.toContain(detected.BE);
});

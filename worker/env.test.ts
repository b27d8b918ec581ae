import { expect, test } from "vitest";
import { parseConfiguration } from "./env.ts";

const good = {
  CHANNEL_CODE: "museau_fr",
  ECOMMERCE_URL: "https://shop.example.com/api/v2",
  CONTENT_URL: "http://sandbox/content/api",
  PICTURES_URL: "/_sandbox/pictures",
  SEARCH_URL: "http://sandbox/search",
  SEARCH_APP_ID: "APP",
  SEARCH_KEY: "key",
  FEATURES: "animals, sponsorship",
  MAINTENANCE: "mon-compte, commande-",
  CONTENT_WEBHOOK_SECRET: "0123456789abcdef",
  PAYMENT_PAGES: "/_sandbox/paiement/",
  RECURRING_PAYMENTS: "card",
  BOT_CHECK_SCRIPT_URL: "/_sandbox/bot-check/api.js",
  BOT_CHECK_SITE_KEY: "key",
  BOT_CHECK_VERIFY_URL: "http://sandbox/bot-check/verify",
  BOT_CHECK_SECRET: "0123456789abcdef",
};

const problemsOf = (variables: Record<string, string>): string =>
  parseConfiguration({ ...good, ...variables })
    .switchedOff.flatMap(({ problems }) => problems)
    .join("\n");

test("a good configuration switches nothing off", () => {
  expect(parseConfiguration(good).switchedOff).toEqual([]);
});

test("a service with one wrong variable is off as a whole, and the others are on", () => {
  const { tags, search, marketing, switchedOff } = parseConfiguration({
    ...good,
    TAG_MANAGER_ID: "G-ABC123",
    TAG_MANAGER_URL: "tags",
    SEARCH_KEY: "",
    MARKETING_APP_NAME: "boutique",
  });
  expect(switchedOff).toEqual([
    { service: "search", problems: ["SEARCH_KEY: is missing"] },
    { service: "tag manager", problems: [expect.stringContaining("TAG_MANAGER_URL")] },
  ]);
  expect([tags.id, search.appId, marketing.appName]).toEqual(["", "", "boutique"]);
});

test("only what is needed to sell is required: nothing else is there, and the shop is open", () => {
  const needed = ["CHANNEL_CODE", "ECOMMERCE_URL", "CONTENT_URL", "PAYMENT_PAGES", "RECURRING_PAYMENTS"];
  const entries = Object.entries(good).filter(([name]) => [...needed, "BOT_CHECK_SECRET"].includes(name));
  expect(parseConfiguration(Object.fromEntries(entries)).switchedOff.map(({ service }) => service)).toEqual([
    "bot check",
    "pictures",
    "search",
    "content webhook",
  ]);
});

test("lists stand between commas", () => {
  const { features, maintenance } = parseConfiguration(good);
  expect(features).toEqual(["animals", "sponsorship"]);
  expect(maintenance).toEqual(["mon-compte", "commande-"]);
});

test("a flaw is reported by mail or on a page, or nowhere", () => {
  expect(parseConfiguration(good).securityContact).toBe("");
  expect(problemsOf({ SECURITY_CONTACT: "securite@museau.example" })).toMatch(
    /SECURITY_CONTACT: must begin with mailto/,
  );
});

test("the content system's token and locale, and other hosts of pictures, may be named", () => {
  expect(parseConfiguration(good)).toMatchObject({
    contentToken: "",
    contentLocale: "fr-FR",
    pictureHosts: [],
  });
  const named = {
    CONTENT_TOKEN: " a-token ",
    CONTENT_LOCALE: "fr",
    PICTURE_HOSTS: "media.example.com, cdn.example.com",
  };
  expect(parseConfiguration({ ...good, ...named })).toMatchObject({
    contentToken: "a-token",
    contentLocale: "fr",
    pictureHosts: ["media.example.com", "cdn.example.com"],
  });
  expect(problemsOf({ PICTURE_HOSTS: "https://media.example.com" })).toMatch(/PICTURE_HOSTS/);
});

test("no features and no maintenance are no fault", () => {
  const { FEATURES, MAINTENANCE, ...rest } = good;
  expect(parseConfiguration(rest)).toMatchObject({ features: [], maintenance: [] });
});

test("the services are on a host; pictures may be below a path of the shop", () => {
  const wrong = { ...good, ECOMMERCE_URL: "/api/v2", CONTENT_URL: "https://:80" };
  expect(() => parseConfiguration(wrong)).toThrow(/ECOMMERCE_URL[\s\S]*CONTENT_URL/);
  expect(problemsOf({ PICTURES_URL: "//pictures" })).toMatch(/PICTURES_URL/);
  expect(parseConfiguration({ ...good, PICTURES_URL: "https://pictures.example.com" })).toMatchObject({
    picturesUrl: "https://pictures.example.com",
  });
});

test("one error names every fault", () => {
  const wrong = {
    ...good,
    CHANNEL_CODE: "",
    CONTENT_URL: "ftp://content",
    BOT_CHECK_SECRET: "x",
  };
  expect(() => parseConfiguration(wrong)).toThrow(/CHANNEL_CODE[\s\S]*CONTENT_URL[\s\S]*BOT_CHECK_SECRET/);
});

test("without an address the search service is the vendor's own; it is asked with an id and a key", () => {
  expect(parseConfiguration({ ...good, SEARCH_URL: "" }).search).toEqual({
    url: "",
    appId: "APP",
    key: "key",
    indexPrefix: "",
    replicas: {},
    listingsAbove: 2000,
  });
  expect(problemsOf({ SEARCH_LISTINGS_ABOVE: "beaucoup" })).toContain("SEARCH_LISTINGS_ABOVE");
  const wrong = { SEARCH_URL: "search.example.com", SEARCH_APP_ID: "", SEARCH_KEY: "" };
  expect(problemsOf(wrong)).toMatch(/SEARCH_URL[\s\S]*SEARCH_APP_ID[\s\S]*SEARCH_KEY/);
});

test("the replicas that sort results are named by their orders", () => {
  const named = " prix=products_price_asc, nouveautes=products_newest ";
  expect(parseConfiguration({ ...good, SEARCH_REPLICAS: named }).search.replicas).toEqual({
    prix: "products_price_asc",
    nouveautes: "products_newest",
  });
  for (const wrong of ["prix", "prix=", "pertinence=products", "couleur=products_color", "prix=a=b"])
    expect(problemsOf({ SEARCH_REPLICAS: wrong })).toMatch(/SEARCH_REPLICAS/);
});

test("the methods that can be charged again are named, and none of them comes later", () => {
  const read = (codes: string) =>
    parseConfiguration({ ...good, RECURRING_PAYMENTS: codes }).recurringPayments;
  expect(read("card, sepa_debit")).toEqual(["card", "sepa_debit"]);
  expect(() => read("")).toThrow("RECURRING_PAYMENTS: is missing");
  for (const code of ["card,check", "bank_transfer", "paypal"])
    expect(() => read(code)).toThrow(/RECURRING_PAYMENTS.*cannot be charged again/);
});

test("a provider of identities is asked over https, or on this machine", () => {
  const withIssuer = (issuer: string) =>
    parseConfiguration({ ...good, IDENTITY_ISSUER: issuer, IDENTITY_CLIENT_ID: "boutique" }).identity.issuer;
  for (const issuer of [
    "https://id.example.com",
    "http://127.0.0.1:9000",
    "http://sandbox/id",
    "/_sandbox/id",
  ])
    expect(withIssuer(issuer)).toBe(issuer);
  for (const issuer of ["http://id.example.com", "http://127.0.0.1.example.com/", "ftp://id.example.com"])
    expect(problemsOf({ IDENTITY_ISSUER: issuer, IDENTITY_CLIENT_ID: "boutique" })).toMatch(
      "IDENTITY_ISSUER",
    );
});

test("sites in other languages are web addresses behind a language that the wall is written in", () => {
  expect(parseConfiguration(good).languageSites).toEqual({});
  const named = "nl=https://nl.shop.example/, de=https://shop.example/de/?a=b";
  expect(parseConfiguration({ ...good, LANGUAGE_SITES: named }).languageSites).toEqual({
    nl: "https://nl.shop.example/",
    de: "https://shop.example/de/?a=b",
  });
  for (const wrong of [
    "pl=https://pl.shop.example/",
    "nl=javascript:alert(1)",
    "nl",
    "nl=http://shop.example/",
  ])
    expect(problemsOf({ LANGUAGE_SITES: wrong })).toMatch(/LANGUAGE_SITES/);
});

test("exit intent is on unless it is switched off", () => {
  expect(parseConfiguration(good).exitIntent).toBe(true);
  expect(parseConfiguration({ ...good, EXIT_INTENT: "off" }).exitIntent).toBe(false);
  expect(problemsOf({ EXIT_INTENT: "false" })).toMatch(/EXIT_INTENT/);
});

test("the tag manager's id looks like a container's or a measurement's, or there is none", () => {
  expect(parseConfiguration(good).tags.id).toBe("");
  for (const id of ["GTM-MUSEAU1", "G-ABC123"])
    expect(parseConfiguration({ ...good, TAG_MANAGER_ID: id }).tags.id).toBe(id);
  for (const id of ["UA-1234-5", "gtm-museau1", "GTM-", "G-ABC 1", "GTM-A&l=x"])
    expect(problemsOf({ TAG_MANAGER_ID: id })).toMatch(/TAG_MANAGER_ID: is not a valid id/);
});

test("hosts of tags may stand for all names below them, and are nothing but hosts", () => {
  const hosts = (text: string) => parseConfiguration({ ...good, TAG_HOSTS: text }).tags.hosts;
  expect(hosts("*.google-analytics.com, tags.example")).toEqual(["*.google-analytics.com", "tags.example"]);
  for (const wrong of ["*", "*.", "a.*.example", "https://tags.example", "tags.example; script-src *"])
    expect(problemsOf({ TAG_HOSTS: wrong })).toMatch(/TAG_HOSTS/);
});

test("events are enabled by their names, all of them where none is named", () => {
  expect(parseConfiguration(good).marketing.trackedEvents).toEqual([]);
  expect(
    parseConfiguration({ ...good, TRACKED_EVENTS: "page_view, purchase" }).marketing.trackedEvents,
  ).toEqual(["page_view", "purchase"]);
  expect(problemsOf({ TRACKED_EVENTS: "pageview" })).toMatch(/TRACKED_EVENTS/);
});

test("every request has a log line unless a share is said", () => {
  expect(parseConfiguration(good).logShare).toBe(1);
  expect(parseConfiguration({ ...good, LOG_SHARE: "0.1" }).logShare).toBe(0.1);
  expect(parseConfiguration({ ...good, LOG_SHARE: "10%" }).logShare).toBe(1);
  expect(problemsOf({ LOG_SHARE: "10%" })).toMatch(/LOG_SHARE/);
});

test("a share of page views is measured, a tenth unless it is said", () => {
  expect(parseConfiguration(good).measureShare).toBe(0.1);
  expect(parseConfiguration({ ...good, MEASURE_SHARE: "0.25" }).measureShare).toBe(0.25);
  for (const wrong of ["2", "-1", "10%", "0,1", ""])
    expect(problemsOf({ MEASURE_SHARE: wrong })).toMatch(/MEASURE_SHARE/);
});

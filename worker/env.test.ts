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
  BOT_CHECK_SCRIPT_URL: "/_sandbox/bot-check/api.js",
  BOT_CHECK_SITE_KEY: "key",
  BOT_CHECK_VERIFY_URL: "http://sandbox/bot-check/verify",
  BOT_CHECK_SECRET: "0123456789abcdef",
};

test("lists stand between commas", () => {
  const { features, maintenance } = parseConfiguration(good);
  expect(features).toEqual(["animals", "sponsorship"]);
  expect(maintenance).toEqual(["mon-compte", "commande-"]);
});

test("a flaw is reported by mail or on a page, or nowhere", () => {
  expect(parseConfiguration(good).securityContact).toBe("");
  expect(() => parseConfiguration({ ...good, SECURITY_CONTACT: "securite@museau.example" })).toThrow(
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
  expect(() => parseConfiguration({ ...good, PICTURE_HOSTS: "https://media.example.com" })).toThrow(
    /PICTURE_HOSTS/,
  );
});

test("no features and no maintenance are no fault", () => {
  const { FEATURES, MAINTENANCE, ...rest } = good;
  expect(parseConfiguration(rest)).toMatchObject({ features: [], maintenance: [] });
});

test("the services are on a host; pictures may be below a path of the shop", () => {
  const wrong = { ...good, ECOMMERCE_URL: "/api/v2", CONTENT_URL: "https://:80", PICTURES_URL: "//pictures" };
  expect(() => parseConfiguration(wrong)).toThrow(/ECOMMERCE_URL[\s\S]*CONTENT_URL[\s\S]*PICTURES_URL/);
  expect(parseConfiguration({ ...good, PICTURES_URL: "https://pictures.example.com" })).toMatchObject({
    picturesUrl: "https://pictures.example.com",
  });
});

test("one error names every fault", () => {
  const wrong = {
    ...good,
    CHANNEL_CODE: "",
    CONTENT_URL: "ftp://content",
    CONTENT_WEBHOOK_SECRET: "x",
  };
  expect(() => parseConfiguration(wrong)).toThrow(
    /CHANNEL_CODE[\s\S]*CONTENT_URL[\s\S]*CONTENT_WEBHOOK_SECRET/,
  );
});

test("without an address the search service is the vendor's own; its id and key are always needed", () => {
  expect(parseConfiguration({ ...good, SEARCH_URL: "" }).search).toEqual({
    url: "",
    appId: "APP",
    key: "key",
    indexPrefix: "",
    replicas: {},
  });
  const wrong = { ...good, SEARCH_URL: "search.example.com", SEARCH_APP_ID: "", SEARCH_KEY: "" };
  expect(() => parseConfiguration(wrong)).toThrow(/SEARCH_URL[\s\S]*SEARCH_APP_ID[\s\S]*SEARCH_KEY/);
});

test("the replicas that sort results are named by their orders", () => {
  const named = " prix=products_price_asc, nouveautes=products_newest ";
  expect(parseConfiguration({ ...good, SEARCH_REPLICAS: named }).search.replicas).toEqual({
    prix: "products_price_asc",
    nouveautes: "products_newest",
  });
  for (const wrong of ["prix", "prix=", "pertinence=products", "couleur=products_color", "prix=a=b"])
    expect(() => parseConfiguration({ ...good, SEARCH_REPLICAS: wrong })).toThrow(/SEARCH_REPLICAS/);
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
    expect(() => withIssuer(issuer)).toThrow("IDENTITY_ISSUER");
});

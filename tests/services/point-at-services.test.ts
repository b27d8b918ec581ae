import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { senderFields } from "../../shared/forms/bot-check.ts";
import * as clock from "../../shared/time/clock.ts";
import { plainContent, plainContentToken } from "./plain-content.ts";
import { plainCustomer, plainEcommerce, plainVariant } from "./plain-ecommerce.ts";
import { type PlainServer, startPlainServer } from "./plain-server.ts";
import { startShop } from "./shop.ts";

// Each configuration restarts the shop, so services that do not meet share one.
let shop: Awaited<ReturnType<typeof startShop>>;
const servers: PlainServer[] = [];

beforeAll(async () => {
  shop = await startShop();
}, 120_000);

afterAll(async () => {
  await shop?.stop();
  for (const server of servers) server.stop();
});

async function service(...args: Parameters<typeof startPlainServer>): Promise<PlainServer> {
  const server = await startPlainServer(...args);
  servers.push(server);
  return server;
}

const gateway = "https://paiement.example/";

const ecommerceAt = (api: PlainServer) => ({
  ECOMMERCE_URL: `${api.address}/boutique/api/v2`,
  ECOMMERCE_VERSION: "1.10",
  ECOMMERCE_LOCALE: "fr_FR",
  CHANNEL_CODE: "boutique_web",
  PAYMENT_PAGES: gateway,
});

async function buy(api: PlainServer): Promise<void> {
  const browser = shop.browser();

  const added = await browser.post("/api/cart/items", {
    variantCode: plainVariant,
    quantity: "2",
    subscriptionInterval: "0",
  });
  expect(added.status).toBe(303);
  expect((await browser.get("/panier/")).html).toContain("129,80");
  const { email, password } = plainCustomer;
  const asked = await browser.submit("/connexion/", { email });
  const signedIn = await browser.submitIn(asked.html, "/connexion/", { password });
  expect(signedIn.location).toBe("/mon-compte/");
  expect((await browser.get("/mon-compte/")).html).toContain("Léa");

  const begun = await browser.post("/api/cart/checkout", {});
  const order = begun.location.split("?")[0] ?? "";
  expect(begun.location).toMatch(/^\/commande\/.+\?etape=facturation$/);
  const step = (name: string, fields: Record<string, string>) =>
    browser.submit(`${order}?etape=${name}`, { etape: name, ...fields });
  const address = {
    "billingAddress.id": "nouvelle",
    "billingAddress.firstName": "Léa",
    "billingAddress.lastName": "Robin",
    "billingAddress.street": "12 rue des Lilas",
    "billingAddress.postcode": "69002",
    "billingAddress.city": "Lyon",
    "billingAddress.countryCode": "FR",
    "billingAddress.phoneNumber": "06 12 34 56 78",
  };
  expect((await step("facturation", address)).location).toBe(`${order}?etape=livraison`);
  expect((await step("livraison", { transporteur: "chez-vous" })).location).toBe(
    `${order}?etape=recapitulatif`,
  );
  expect((await step("paiement", { moyen: "carte" })).location).toBe(`${order}?etape=recapitulatif`);
  expect((await step("recapitulatif", {})).location).toBe(`${gateway}payer/17`);
  for (const { query } of api.questions)
    expect(`${query.get("channelCode")} ${query.get("locale")}`).toBe("boutique_web fr_FR");
}

const suggestions = "/api/address-suggestions?q=8+bd+du+port";

// Must come first, because contents of other configurations would still be cached.
describe("with a content system and a bot check, without addresses", () => {
  let check: PlainServer;

  beforeAll(async () => {
    const content = await service(plainContent);
    check = await service(() => ({
      body: {
        success: true,
        score: 0.9,
        action: "newsletter",
        hostname: "boutique.localhost",
        challenge_ts: clock.date().toISOString(),
      },
    }));
    await shop.configure({
      CONTENT_URL: `${content.address}/api`,
      CONTENT_TOKEN: plainContentToken,
      CONTENT_LOCALE: "fr",
      PICTURES_URL: "https://images.simple.example",
      BOT_CHECK_SCRIPT_URL: "https://www.google.com/recaptcha/api.js",
      BOT_CHECK_HOSTS: "https://www.gstatic.com/recaptcha/",
      BOT_CHECK_SITE_KEY: "cle-du-site",
      BOT_CHECK_VERIFY_URL: `${check.address}/recaptcha/api/siteverify`,
      BOT_CHECK_SECRET: "secret-de-la-boutique",
      ADDRESS_SEARCH_URL: "",
    });
  }, 60_000);

  test("CONTENT_URL: home, a category and a product are the content system's; an odd member costs itself", async () => {
    const browser = shop.browser();

    const home = await browser.get("/");
    expect(home.status).toBe(200);
    for (const words of ["Nous vendons des croquettes.", "La boutique simple"])
      expect(home.html).toContain(words);
    const listing = await browser.get("/chien/croquettes/");
    expect(listing.html).toContain("Croquettes simples");
    const product = await browser.get("/produits/croquettes-simples/2-kg/");
    expect(product.status).toBe(200);
    for (const words of [
      "18,90",
      "Aliment complet pour chien",
      "https://images.simple.example/uploads/sac_9f1.jpg",
    ])
      expect(product.html).toContain(words);
    expect(product.headers.get("content-security-policy")).toContain("https://images.simple.example");
    expect((await browser.get("/produits/inconnu/")).status).toBe(404);
    expect(shop.logs().join("\n")).not.toContain(plainContentToken);
  });

  test("BOT_CHECK_VERIFY_URL: a token is verified where the configuration says", async () => {
    const browser = shop.browser();
    const home = await browser.get("/");
    expect(home.headers.get("content-security-policy")).toMatch(
      /connect-src[^;]+https:\/\/www\.google\.com\/recaptcha\//,
    );
    expect(home.html.replaceAll("\\", "")).toContain(
      "|https://www.google.com/recaptcha/|https://www.gstatic.com/recaptcha/)",
    );
    const answer = await browser.submitIn(home.html, "/", {
      email: "lea.robin@example.fr",
      [senderFields.token]: "jeton",
    });
    expect(answer.status).toBe(303);
    expect(check.questions.map(({ path, body }) => `${path} ${body}`)).toEqual([
      "/recaptcha/api/siteverify secret=secret-de-la-boutique&response=jeton",
    ]);
  });

  test("ADDRESS_SEARCH_URL, empty: no address is suggested, and nobody is asked", async () => {
    expect((await shop.browser().get("/")).html).not.toContain("data-suggests-addresses");
    expect((await shop.browser().get(suggestions)).status).toBe(404);
  });
});

describe("with an e-commerce API that has calls of its own, a search service, addresses, tiles and a webhook", () => {
  let api: PlainServer;
  let places: PlainServer;
  const hit = {
    objectID: "MUS-CH-ADU-POU",
    slug: "croquettes-chien-adulte-poulet-fermier-riz",
    name: "Poulet fermier",
    price: 6490,
  };

  beforeAll(async () => {
    api = await service(plainEcommerce(gateway));
    const place = { name: "8 Boulevard du Port", postcode: "80000", city: "Amiens", type: "housenumber" };
    places = await service(() => ({ body: { features: [{ properties: place }] } }));
    const search = await service(({ path, body, headers }) => {
      if (headers["x-algolia-api-key"] !== "cle-de-lecture")
        return { status: 403, body: { message: "Invalid Application-ID or API key", status: 403 } };
      if (!path.endsWith("/queries"))
        return { status: 404, body: { message: "Index not found", status: 404 } };
      const { requests } = JSON.parse(body) as { requests: { indexName: string }[] };
      const results = requests.map(({ indexName }) => {
        const hits = indexName === "autre_products" ? [hit] : [];
        return {
          index: indexName,
          hits,
          nbHits: hits.length,
          page: 0,
          nbPages: hits.length,
          hitsPerPage: 24,
          query: "poulet",
          params: "",
          exhaustiveNbHits: true,
          processingTimeMS: 1,
        };
      });
      return { body: { results } };
    });
    await shop.configure({
      ...ecommerceAt(api),
      SEARCH_URL: search.address,
      SEARCH_KEY: "cle-de-lecture",
      SEARCH_INDEX_PREFIX: "autre_",
      SEARCH_REPLICAS: "",
      CONTENT_WEBHOOK_SECRET: "secret-des-publications",
      ADDRESS_SEARCH_URL: `${places.address}/geocodage`,
      MAP_TILES_URL: "https://tuiles.example/{z}/{x}/{y}.png",
      MAP_TILES_ATTRIBUTION: "© les contributeurs d’OpenStreetMap",
    });
  }, 60_000);

  test("ECOMMERCE_URL: the shop fills a cart, signs in and sells up to the gateway's page", () => buy(api));

  test("SEARCH_URL: suggestions and results are the search service's, each product the content system's", async () => {
    const { html, status } = await shop.browser().get("/rechercher/?q=poulet");
    expect(status).toBe(200);
    expect(html).toContain("/produits/croquettes-chien-adulte-poulet-fermier-riz/");

    hit.objectID = "MUS-PARTI";
    const stale = await shop.browser().get("/rechercher/?q=riz");
    expect(stale.status).toBe(200);
    expect(stale.html).toContain("Aucun résultat");
    expect(stale.html).not.toContain("1 produit");
  });

  test("CONTENT_WEBHOOK_SECRET: a publish signed with it is taken, another is not", async () => {
    const body = JSON.stringify({ event: "entry.publish", model: "page", entries: ["home"] });
    const at = Math.floor(clock.now() / 1000);
    const publish = (secret: string) => {
      const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
      return shop.browser().get("/api/webhooks/content", {
        method: "POST",
        body,
        headers: { "X-Content-Timed-Signature": `t=${at},v1=${signature}` },
      });
    };
    expect((await publish("secret-des-publications")).status).toBe(200);
    expect((await publish("demo-content-webhook-secret")).status).toBe(401);
  });

  test("ADDRESS_SEARCH_URL: addresses are suggested from there, which learns nothing of who types", async () => {
    const headers = {
      "CF-Connecting-IP": "203.0.113.77",
      "User-Agent": "Visitor",
      Cookie: "visit=secret",
      Referer: "https://boutique.localhost/commande/secret/",
    };
    expect((await shop.browser().get("/")).html).toContain("data-suggests-addresses");
    expect((await shop.browser().get(suggestions, { headers })).html).toContain("8 Boulevard du Port");
    const [asked, ...others] = places.questions;
    expect(others).toEqual([]);
    expect([asked?.path, asked?.query.get("q")]).toEqual(["/geocodage/search", "8 bd du port"]);
    expect(JSON.stringify(asked?.headers)).not.toMatch(/203\.0\.113|Visitor|secret/);
  });

  test("MAP_TILES_URL: the map's tiles come from there, with their makers named", async () => {
    const { html, headers } = await shop.browser().get("/magasins/");
    expect(html).toContain("https://tuiles.example/{z}/{x}/{y}.png");
    expect(headers.get("content-security-policy")).toContain("https://tuiles.example");
  });
});

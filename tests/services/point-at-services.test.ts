import { afterAll, beforeAll, expect, test } from "vitest";
import { plainCustomer, plainEcommerce, plainVariant } from "./plain-ecommerce.ts";
import { type PlainServer, startPlainServer } from "./plain-server.ts";
import { startShop } from "./shop.ts";

// As a team would: one service after the other is pointed at an address of its own, the others stay as they are.
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

test("ECOMMERCE_URL: the shop fills a cart, signs in and sells up to the gateway's page", async () => {
  const gateway = "https://paiement.example/";
  const answer = plainEcommerce(gateway);
  const api = await service(answer);
  await shop.configure({
    ECOMMERCE_URL: `${api.address}/boutique/api/v2`,
    CHANNEL_CODE: "boutique_web",
    PAYMENT_PAGES: gateway,
  });
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
  expect((await step("livraison", { transporteur: "chez-vous" })).location).toBe(`${order}?etape=paiement`);
  expect((await step("paiement", { moyen: "carte" })).location).toBe(`${order}?etape=recapitulatif`);
  expect((await step("recapitulatif", {})).location).toBe(`${gateway}payer/17`);
  for (const { query } of api.questions) expect(query.get("channelCode")).toBe("boutique_web");
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confirmationTexts } from "../../shared/order/confirmation/confirmation.texts.ts";
import { plainContent, plainContentToken } from "./plain-content.ts";
import { type PlainServer, startPlainServer } from "./plain-server.ts";
import { chequeInstructions, plainShopper, plainSylius, type SyliusVersion } from "./plain-sylius.ts";
import { startShop } from "./shop.ts";

let shop: Awaited<ReturnType<typeof startShop>>;
let content: PlainServer;
const servers: PlainServer[] = [];

beforeAll(async () => {
  shop = await startShop();
  content = await startPlainServer(plainContent);
  servers.push(content);
}, 120_000);

afterAll(async () => {
  await shop?.stop();
  for (const server of servers) server.stop();
});

const gateway = "https://paiement.example/";

const versions: Record<SyliusVersion, string> = { "1.14": "1.13", "2.0": "2.0" };

async function shopAt(version: SyliusVersion) {
  const sylius = plainSylius(version, gateway);
  const api = await startPlainServer(sylius.answer);
  servers.push(api);
  await shop.configure({
    CONTENT_URL: `${content.address}/api`,
    CONTENT_TOKEN: plainContentToken,
    CONTENT_LOCALE: "fr",
    ECOMMERCE_URL: `${api.address}/api/v2`,
    ECOMMERCE_VERSION: versions[version],
    ECOMMERCE_LOCALE: "fr_FR",
    CHANNEL_CODE: "WEB",
    PAYMENT_PAGES: gateway,
    FEATURES: "returning-customer,order-redirect",
  });
  return { sylius, api };
}

const address = {
  "billingAddress.id": "nouvelle",
  "billingAddress.firstName": "Oliver",
  "billingAddress.lastName": "Doe",
  "billingAddress.street": "12 rue des Lilas",
  "billingAddress.postcode": "69002",
  "billingAddress.city": "Lyon",
  "billingAddress.countryCode": "FR",
  "billingAddress.phoneNumber": "06 12 34 56 78",
};

async function order(method: string) {
  const browser = shop.browser();
  const home = await browser.get("/");
  expect(home.status).toBe(200);
  expect(home.html).toContain('href="/chien/"');
  const product = await browser.get("/produits/croquettes-simples/6-kg/");
  expect(product.html).not.toContain('value="subscription"');
  const added = await browser.submitIn(product.html, "/produits/croquettes-simples/6-kg/", {
    variantCode: "Tasse n° 3",
    quantity: "2",
  });
  expect(added.status).toBe(303);
  expect((await browser.get("/panier/")).html).toContain("99,80");

  const asked = await browser.post("/api/cart/checkout", {});
  expect(asked.location).toMatch(/^\/connexion\//);
  const signedIn = await browser.submit(asked.location, plainShopper);
  const path = signedIn.location.split("?")[0] ?? "";
  expect(signedIn.location).toMatch(/^\/commande\/.+\?etape=facturation$/);
  const step = (name: string, fields: Record<string, string>) =>
    browser.submit(`${path}?etape=${name}`, { etape: name, ...fields });
  expect((await step("facturation", address)).location).toBe(`${path}?etape=livraison`);
  expect((await step("livraison", { transporteur: "UPS" })).location).toBe(`${path}?etape=recapitulatif`);
  expect((await step("paiement", { moyen: method })).location).toBe(`${path}?etape=recapitulatif`);
  const placed = await step("recapitulatif", {});
  return { browser, path, to: placed.location };
}

const tokenPath = (path: string) => path.replace("/commande", "");

const added = /lookup|refresh|frequencies|recalls|sponsorships|animal|pickup-points|subscriptions|newsletter/;

describe.each<SyliusVersion>(["1.14", "2.0"])("before a Sylius %s without code of its own", (version) => {
  test("the shop sells from the home page to the paid order", async () => {
    const { sylius, api } = await shopAt(version);
    const { browser, path, to } = await order("STRIPE");
    expect(to).toBe(`${gateway}payer/17`);

    const early = await browser.get(path);
    expect(early.status).toBe(200);
    expect(early.html).not.toContain(`${path}confirmation/`);

    sylius.pay();
    const back = await browser.get(`${path}?session=cs_17`);
    expect(back.location).toBe(`${path}confirmation/`);
    const confirmation = await browser.get(back.location);
    expect(confirmation.status).toBe(200);
    expect(confirmation.html).toContain("Payée");
    expect(confirmation.html).toContain("104,80");
    for (const page of [
      "/mon-compte/",
      "/mon-compte/mes-commandes/",
      `/mon-compte/mes-commandes${tokenPath(path)}`,
    ]) {
      const { status, html } = await browser.get(page);
      expect([page, status, html.includes("000000017")]).toEqual([page, 200, true]);
    }

    expect(api.questions.filter((question) => added.test(question.path))).toEqual([]);
    expect(shop.logs().filter((line) => line.includes("no such call"))).toEqual([]);
  });

  test.each(["CHEQUE", "ON_INVOICE"])(
    "%s, which has no page, leads to the confirmation with its instructions, and is not called paid",
    async (method) => {
      await shopAt(version);
      const { browser, path, to } = await order(method);
      expect(to).toBe(`${path}confirmation/`);
      const { html } = await browser.get(to);
      expect(html).toContain(chequeInstructions);
      expect(html).toContain(confirmationTexts.toPay.title);
      expect(html).not.toContain("Payée");
    },
  );
});

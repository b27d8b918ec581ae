import { demoPassword } from "../../sandbox/demo/demo-customers.ts";
import type { Service } from "../../sandbox/fault-rules.ts";
import { accountCases } from "./account-cases.ts";
import { type Case, customer, forCustomer, registration, screen, senderAt, write } from "./case.ts";
import { guideCases } from "./guide-cases.ts";
import type { Answer, Browser, Shop } from "./shop.ts";
import { subscriptionCases } from "./subscription-cases.ts";

export const concerned: Partial<Record<Service, readonly string[]>> = {
  search: ["Product", "Search results", "Suggestions"],
  "bot-check": [
    "Contact form",
    "Message sent",
    "Newsletter",
    "Stock notification",
    "Login with password",
    "Registration",
  ],
  gateway: ["The gateway's page", "Order that waits for its payment"],
  identity: ["Login", "Login with a third party"],
  pictures: ["Product", "Picture"],
  "image-host": ["Photo of an animal", "Photo sent"],
  marketing: ["Home", "Listing", "Product", "Cart", "Guide: result", "Order: payment"],
  "tag-manager": ["Home"],
  "address-search": ["Suggested addresses"],
};

const variant = "11000101";
const soldOut = { page: "/produits/croquettes-chien-adulte-agneau-patate-douce/12-kg/", code: "11000203" };

export const cases: Case[] = [
  screen("Home", "/"),
  screen("Listing", "/chien/croquettes/"),
  screen("Product", "/produits/croquettes-chien-adulte-poulet-fermier-riz/"),
  screen("Product that is sold out", soldOut.page),
  screen("Recalls", "/rappels/"),
  screen("Content page", "/page/abonnement/"),
  screen("Questions", "/faq/"),
  screen("Shops", "/magasins/"),
  screen("Search results", "/rechercher/?q=poulet"),
  screen("Suggestions", "/api/suggestions?q=poulet"),
  screen("Suggested addresses", "/api/address-suggestions?q=12+rue+des+trois"),
  forCustomer("Ordered products", (browser) => browser.ask("/api/ordered-products?skus=MUS-CH-ADU-POU"), {
    isLater: true,
  }),
  screen("Proposed towns", "/api/proposed-towns?postcode=69130&city=Lyon"),
  screen("Unknown address", "/page/cette-page-n-existe-pas/"),
  screen("Contact form", "/nous-contacter/"),
  screen("End of a subscription", "/resilier-mon-abonnement/"),
  screen("Withdrawal", "/renoncer-au-contrat/"),
  screen("Login", "/connexion/"),
  screen("Welcome page", "/mon-compte/bienvenue/?parrain=CAMILLE-7Q2M"),
  screen("Picture", "/_sandbox/pictures/scenes/accueil.svg"),
  write("Message sent", "/nous-contacter/", "contact", "ecommerce", {
    topic: "Une livraison",
    email: "nadia@exemple.fr",
    orderId: "",
    productName: "",
    message: "Bonjour, mon colis est arrivé ouvert.",
  }),
  contract("Termination sent", "/resilier-mon-abonnement/", "contractNumber"),
  contract("Withdrawal sent", "/renoncer-au-contrat/", "orderNumber"),
  write("Newsletter", "/api/newsletter", "newsletter", "ecommerce", { email: "nadia@exemple.fr" }),
  write("Stock notification", "/api/stock-notifications", "stock", "ecommerce", {
    email: "nadia@exemple.fr",
    variantCode: soldOut.code,
    returnTo: soldOut.page,
  }),
  write("E-mail at the login", "/connexion/", "signin", "ecommerce", {
    step: "email",
    email: "camille.durand@example.fr",
  }),
  write("Login with password", "/connexion/", "signin", "ecommerce", {
    step: "password",
    email: "camille.durand@example.fr",
    password: demoPassword,
  }),
  write("Registration", "/connexion/", "signin", "ecommerce", {
    ...registration,
    email: "nina.petit@exemple.fr",
  }),
  write("New password asked for", "/connexion/", "signin", "ecommerce", {
    step: "forgotten",
    email: "hugo.bernard@example.fr",
  }),
  write("Login with a third party", "/connexion/", "signin", "identity", { step: "identity" }),
  withCart("Cart", (browser) => browser.ask("/panier/")),
  withCart("Cart of the running page", (browser) => browser.ask("/api/cart")),
  withCart(
    "Article added",
    (browser) => browser.post("/api/cart/items", { variantCode: variant, returnTo: "/panier/" }),
    "ecommerce",
  ),
  withCart(
    "Coupon applied",
    (browser) => browser.post("/api/cart/coupon", { couponCode: "FIDELE10" }),
    "ecommerce",
  ),
  ...accountCases,
  ...guideCases,
  ...subscriptionCases,
  forCustomer("Logout", (browser) => browser.post("/api/session/logout", {})),
  atOrder("Order: address", "facturation"),
  atOrder("Order: delivery", "livraison"),
  atOrder("Order: payment", "paiement"),
  atOrder("Order: summary", "recapitulatif"),
  {
    name: "Order placed",
    doneBy: "ecommerce",
    async prepare(shop) {
      const { browser, path } = await orderReady(shop);
      const page = await browser.ask(`${path}?etape=recapitulatif`);
      return () =>
        browser.post(`${path}?etape=recapitulatif`, { etape: "recapitulatif", vu: versionIn(page.text) });
    },
  },
  {
    name: "The gateway's page",
    async prepare(shop) {
      const { browser, path } = await orderReady(shop);
      const page = await browser.ask(`${path}?etape=recapitulatif`);
      const fields = { etape: "recapitulatif", vu: versionIn(page.text) };
      const placed = await browser.post(`${path}?etape=recapitulatif`, fields);
      return () => browser.ask(placed.headers.get("location") ?? "");
    },
  },
  {
    name: "Order that waits for its payment",
    async prepare(shop) {
      const { browser, path } = await orderReady(shop);
      const page = await browser.ask(`${path}?etape=recapitulatif`);
      await browser.post(`${path}?etape=recapitulatif`, { etape: "recapitulatif", vu: versionIn(page.text) });
      return () => browser.ask(path);
    },
  },
];

function contract(name: string, path: string, number: string): Case {
  return {
    name,
    doneBy: "ecommerce",
    isFirst: true,
    prepare: async (shop) => {
      const email = senderAt("nadia@exemple.fr");
      return () =>
        shop.browser().post(path, { name: "Nadia Petit", email, [number]: "000123", faire: "confirmer" });
    },
  };
}

function withCart(name: string, visit: (browser: Browser) => Promise<Answer>, doneBy?: Service): Case {
  return {
    name,
    ...(doneBy ? { doneBy } : {}),
    async prepare(shop) {
      const browser = shop.browser();
      await browser.post("/api/cart/items", { variantCode: variant, returnTo: "/panier/" });
      browser.cookies.delete("notice");
      return () => visit(browser);
    },
  };
}

async function orderReady(shop: Shop) {
  const browser = await customer(shop);
  await browser.post("/api/cart/items", { variantCode: variant, returnTo: "/panier/" });
  const begun = await browser.post("/api/cart/checkout", {});
  const path = (begun.headers.get("location") ?? "").replace(/\?.*/, "");
  const steps: [string, Record<string, string>][] = [
    ["facturation", { "billingAddress.id": "1" }],
    ["livraison", { transporteur: "colissimo" }],
    ["paiement", { moyen: "card" }],
  ];
  for (const [step, fields] of steps) {
    const page = await browser.ask(`${path}?etape=${step}`);
    const sent = await browser.post(`${path}?etape=${step}`, {
      etape: step,
      vu: versionIn(page.text),
      ...fields,
    });
    if (sent.status !== 303) throw new Error(`the step ${step} was answered ${sent.status}`);
  }
  return { browser, path };
}

function atOrder(name: string, step: string): Case {
  return {
    name,
    async prepare(shop) {
      const { browser, path } = await orderReady(shop);
      return () => browser.ask(`${path}?etape=${step}`);
    },
  };
}

const versionIn = (html: string) => /name="vu" value="([^"]*)"/.exec(html)?.[1] ?? "";

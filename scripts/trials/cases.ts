import { demoPassword } from "../../sandbox/demo-customers.ts";
import type { Service } from "../../sandbox/faults/fault-rules.ts";
import { senderFields } from "../../shared/forms/bot-check.ts";
import type { Answer, Browser, Shop } from "./shop.ts";

export interface Case {
  name: string;
  /** A write that is done by one of these services: where it fails, no success may be told. */
  doneBy?: Service;
  /** Comes first, when nothing is cached. */
  isFirst?: true;
  /** While all services answer. */
  prepare: (shop: Shop) => Promise<Attempt>;
}

/** Cases that a service has a part in, where these are few. */
export const concerned: Partial<Record<Service, readonly string[]>> = {
  search: ["Product", "Search results", "Suggestions"],
  "bot-check": ["Contact form", "Message sent", "Newsletter", "Login with password", "Registration"],
  gateway: ["The gateway's page", "Order that waits for its payment"],
  identity: ["Login", "Login with a third party"],
  pictures: ["Product", "Picture"],
};

type Attempt = () => Promise<Answer>;

const variant = "11000101";

const personalData = "/mon-compte/mes-informations-personnelles/";
const person = { gender: "f", firstName: "Camille", birthday: "1988-04-12" };
let names = 0;

/** Screens and writes, in the order a shopper meets them. */
export const cases: Case[] = [
  screen("Home", "/"),
  screen("Listing", "/chien/croquettes/"),
  screen("Product", "/produits/croquettes-chien-adulte-poulet-fermier-riz/"),
  screen("Content page", "/page/abonnement/"),
  screen("Questions", "/faq/"),
  screen("Shops", "/magasins/"),
  screen("Search results", "/rechercher/?q=poulet"),
  screen("Suggestions", "/api/suggestions?q=poulet"),
  screen("Unknown address", "/page/cette-page-n-existe-pas/"),
  screen("Contact form", "/nous-contacter/"),
  screen("End of a subscription", "/resilier-mon-abonnement/"),
  screen("Withdrawal", "/renoncer-au-contrat/"),
  screen("Login", "/connexion/"),
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
    step: "registration",
    email: "nina.petit@exemple.fr",
    firstName: "Nina",
    lastName: "Petit",
    password: "trois gamelles vides",
    acceptTerms: "on",
    acceptSales: "on",
    acceptPrivacy: "on",
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
  forCustomer("Account", (browser) => browser.ask("/mon-compte/")),
  forCustomer("Address book", (browser) => browser.ask("/mon-compte/mes-adresses/")),
  forCustomer(
    "Address added",
    (browser) =>
      browser.post("/mon-compte/mes-adresses/?adresse=nouvelle", { faire: "enregistrer", ...address }),
    "ecommerce",
  ),
  {
    name: "Address deleted",
    doneBy: "ecommerce",
    async prepare(shop) {
      const browser = await customer(shop);
      const book = "/mon-compte/mes-adresses/";
      await browser.post(`${book}?adresse=nouvelle`, { faire: "enregistrer", ...address, alias: "Ailleurs" });
      browser.cookies.delete("notice");
      const ids = [...(await browser.ask(book)).text.matchAll(/\?adresse=(\d+)/g)].map(([, id]) =>
        Number(id),
      );
      return () => browser.post(`${book}?adresse=${Math.max(...ids)}`, { faire: "supprimer" });
    },
  },
  forCustomer("Personal data", (browser) => browser.ask(personalData)),
  forCustomer(
    "Name changed",
    // Another one each time: what is as it was is not sent.
    (browser) => browser.post(personalData, { faire: "identite", ...person, lastName: `Durand ${++names}` }),
    "ecommerce",
  ),
  forCustomer(
    "File of the data",
    (browser) => browser.post(personalData, { faire: "mes-donnees" }),
    "ecommerce",
  ),
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

function screen(name: string, path: string): Case {
  return { name, isFirst: true, prepare: async (shop) => () => shop.browser().ask(path) };
}

/** A form that the bot check stands behind. */
function write(
  name: string,
  path: string,
  action: string,
  doneBy: Service,
  fields: Record<string, string>,
): Case {
  return {
    name,
    doneBy,
    isFirst: true,
    async prepare(shop) {
      const { token } = await shop.tell("/_sandbox/bot-check/tokens", { siteKey: "demo-site-key", action });
      // Limits count by e-mail; only the stand-in's customers are known.
      const email = fields.email?.replace("@exemple.fr", `-${++senders}@exemple.fr`) ?? "";
      return () => shop.browser().post(path, { ...fields, email, [senderFields.token]: token });
    },
  };
}

let senders = 0;

/** Nothing stands before it: a legal right. */
function contract(name: string, path: string, number: string): Case {
  return {
    name,
    doneBy: "ecommerce",
    isFirst: true,
    prepare: async (shop) => {
      const email = `nadia-${++senders}@exemple.fr`;
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

async function customer(shop: Shop): Promise<Browser> {
  const browser = shop.browser();
  const tokens = await shop.tell("/_sandbox/login", { email: "camille.durand@example.fr", expiresIn: 3600 });
  const cookies = {
    jwtTokenRaw: tokens.token,
    refreshToken: tokens.refresh_token,
    customerUri: tokens.customer,
  };
  for (const [name, value] of Object.entries(cookies)) {
    browser.cookies.set(name, encodeURIComponent(value));
  }
  return browser;
}

function forCustomer(name: string, visit: (browser: Browser) => Promise<Answer>, doneBy?: Service): Case {
  return {
    name,
    ...(doneBy ? { doneBy } : {}),
    async prepare(shop) {
      const browser = await customer(shop);
      return () => visit(browser);
    },
  };
}

/** At the summary, through the shop's own forms. */
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

const address = {
  firstName: "Camille",
  lastName: "Durand",
  countryCode: "FR",
  street: "5 place de l’Église",
  postcode: "69130",
  city: "Écully",
  phoneNumber: "06 98 76 54 32",
  phoneNumber_country: "FR",
};

import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { orderDetailTexts } from "../../shared/order/detail/order-detail.texts.ts";
import { orderFileTexts } from "../../shared/order/detail/order-file.texts.ts";
import * as clock from "../../shared/time/clock.ts";
import { part } from "../words.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { beginningAfter, isEcommerce } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { cartWith } from "./stand-in-api.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, mendAfterEach, switchSetting, type Visitor, visitor } from "./visitor.ts";

mendAfterEach();

const pathOf = (order: string) => `/mon-compte/mes-commandes/${order}/`;

const as = async (person: keyof typeof people = "marguerite"): Promise<Visitor> =>
  browserWith(await logIn(people[person].email));

const shippedDaysAgo = (order: string, days: number) =>
  env.DB.prepare("update orders set shippedAt = ? where tokenValue = ?")
    .bind(new Date(clock.now() - days * 86_400_000).toISOString(), order)
    .run();

async function look(order: string, browser?: Visitor) {
  const { answer, html } = await (browser ?? (await as())).visit(pathOf(order));
  return { status: answer.status, headers: answer.headers, html, text: textOf(html) };
}

test("an order needs a login, and is returned to after it", async () => {
  const answer = await visitor().get(pathOf("demo-expediee"));
  expect([answer.status, answer.headers.get("location")]).toEqual([
    302,
    `/connexion/?retour=${encodeURIComponent(pathOf("demo-expediee"))}`,
  ]);
});

test("a sent order tells its goods, its amounts, its addresses, its payment and its parcel", async () => {
  const browser = await as();
  browser.cookies.set("__Host-noScript", "1");
  const { status, text, html, headers } = await look("demo-expediee", browser);
  expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(text).toMatch(/Commande n° MUS0000004 Expédiée Passée le/);
  expect(text).toMatch(/12 kg, Quantité : 1 Toutes les 6 semaines 85,41 €/);
  expect(text).toMatch(
    /Code promo : FIDELE10 Sous-total 165,60 € Remise abonnement −9,49 € Remises −20,61 € .* Total 135,50 €/,
  );
  expect(html).toMatch(/<a href="\/produits\/croquettes-chien-adulte-[^"]*">Croquettes chien adulte/);
  expect(html).toMatch(/<section id="adresse-de-livraison"><h2[^>]*>Livraison<.*Colissimo à domicile/);
  expect(html).toMatch(/<section id="methode-de-paiement"><h2[^>]*>Paiement<\/h2>.*?PayPal/);
  expect(text).toMatch(/Colis Parti le .* Transporteur : Colissimo Numéro de suivi : \w+ Suivre le colis/);
  expect(html).toMatch(/<a (?=[^>]*href="\/_sandbox\/suivi\/)(?=[^>]*rel="noopener noreferrer")/);
});

test.each([
  [
    "demo-payee",
    "Payée",
    /Fait : Paiement confirmé En cours : Préparation Nous préparons votre colis sous un jour ouvré.* À venir : Livraison Chez vous entre .* et .*\. Un e-\u2060mail vous prévient du départ, avec le suivi/,
  ],
  [
    "demo-en-attente",
    "En attente de paiement",
    /Votre paiement Votre commande part dès que nous l’avons reçu/,
  ],
  ["demo-paiement-refuse", "Paiement refusé", /En cours : Paiement refusé Votre commande est enregistrée/],
  ["demo-autorisee", "Paiement autorisé", /Paiement autorisé Votre banque a donné son accord/],
  ["demo-partiellement-autorisee", "Paiement autorisé en partie", /Notre service client vous indique/],
  ["demo-partiellement-payee", "Payée en partie", /Paiement reçu en partie/],
  [
    "demo-livree-recemment",
    "Expédiée",
    /Votre colis est parti le .* En cours : Livraison Au point relais au plus tard le/,
  ],
  ["demo-livree", "Expédiée", /Livraison estimée au .* au plus tard/],
  [
    "demo-partiellement-remboursee",
    "Remboursée en partie",
    /Nous vous avons remboursé 24,90 €, par le moyen/,
  ],
  [
    "demo-remboursee",
    "Remboursée",
    /Votre colis est parti le .* Fait : Paiement remboursé La somme vous a été remboursée/,
  ],
  ["demo-annulee", "Annulée", /Fait : Commande enregistrée .* Fait : Commande annulée Rien ne part/],
])("%s is %s, and its steps say what happened and what comes next", async (order, label, steps) => {
  const { text } = await look(order);
  expect(text).toMatch(new RegExp(`Commande n° MUS\\d+ ${label} Passée le`));
  expect(text).toMatch(steps);
});

test("a parcel whose day is over says who helps if it did not come", async () => {
  await shippedDaysAgo("demo-livree-recemment", 20);
  const { text } = await look("demo-livree-recemment");
  expect(text).toMatch(
    /En cours : Livraison Livraison estimée au .* au plus tard\. Rien reçu \? Notre service/,
  );
});

test("a cancelled order has no parcel to wait for, no invoice and nothing to renounce", async () => {
  const { text, html } = await look("demo-annulee");
  expect(text).not.toMatch(/Préparation|Facture |Livré chez vous/);
  expect(html).not.toContain("renoncer-au-contrat/?commande");
});

describe("an open payment", () => {
  test("that was refused says why, and is finished or changed on the page that pays", async () => {
    const { text, html } = await look("demo-paiement-refuse");
    expect(text).toMatch(/« Provision insuffisante ou plafond dépassé » \(code 51\).* À régler : 25,80 €/);
    expect(html).toMatch(/href="\/commande\/demo-paiement-refuse\/\?compte=1"[^>]*>Finaliser le paiement</);
    expect(html).toMatch(
      /href="\/commande\/demo-paiement-refuse\/\?paiement=autre&amp;compte=1"[^>]*>Choisir un autre moyen</,
    );
  });

  test("by bank transfer says that it is waited for, and how to pay", async () => {
    const { text, html } = await look("demo-en-attente");
    const { textDelayed, methods } = orderDetailTexts.toPay;
    expect(text).toMatch(part(textDelayed, { method: methods.transfer }));
    expect(html).toMatch(/href="\/commande\/demo-en-attente\/\?compte=1"[^>]*>Comment payer</);
  });

  test.each(["demo-payee", "demo-annulee", "demo-partiellement-payee"])("%s has none", async (order) => {
    expect((await look(order)).text).not.toMatch(/Finaliser le paiement|Choisir un autre moyen/);
  });
});

describe("what can be done about it", () => {
  test("a question goes with the order, and with its product where it has one alone", async () => {
    const several = await look("demo-expediee");
    expect(several.html).toContain('href="/nous-contacter/?commande=MUS0000004"');
    const one = await look("demo-paiement-refuse");
    const link = /href="(\/nous-contacter\/\?commande=MUS0000003[^"]*)"/.exec(one.html)?.[1] ?? "";
    const { html } = await (await as()).visit(link.replaceAll("&amp;", "&"));
    expect(html).toMatch(/<input(?=[^>]*name="orderId")(?=[^>]*value="MUS0000003")/);
    expect(html).toMatch(
      /<input(?=[^>]*name="productName")(?=[^>]*value="Croquettes chien adulte[^"]*, 2 kg")/,
    );
  });

  test("it is renounced until 14 days after the latest day of delivery, which no page claims to know", async () => {
    const link = (number: string) => `href="/renoncer-au-contrat/?commande=${number}"`;
    for (const [order, number] of [
      ["demo-payee", "MUS0000001"],
      ["demo-livree-recemment", "MUS0000011"],
    ] as const) {
      expect((await look(order)).html).toContain(link(number));
    }
    await shippedDaysAgo("demo-livree-recemment", 35);
    const { html, text } = await look("demo-livree-recemment");
    expect(html).toContain(link("MUS0000011"));
    expect(text).toMatch(part(orderDetailTexts.help.until));
    expect(text).not.toMatch(/Possible jusqu’au \d/);
    await shippedDaysAgo("demo-livree-recemment", 5.5);
    expect((await look("demo-livree")).html).not.toContain("renoncer-au-contrat/?commande");
  });

  test("an order with a subscription leads to its end; another does not", async () => {
    const links = async (order: string) =>
      (await look(order)).html.split('href="/resilier-mon-abonnement/?contrat=').length - 1;
    expect(await links("demo-expediee")).toBe(1);
    expect(await links("demo-paiement-refuse")).toBe(0);
  });

  test("an order that a subscription made has its name, and its number in small type", async () => {
    const { results } = await env.DB.prepare(
      "select tokenValue, subscriptionId from orders where subscriptionId is not null and state <> 'cart'",
    ).all<{ tokenValue: string; subscriptionId: number }>();
    const { tokenValue, subscriptionId } = results[0] ?? { tokenValue: "", subscriptionId: 0 };
    const number = `ABO${String(subscriptionId).padStart(7, "0")}`;
    const { text, html } = await look(tokenValue, await as("camille"));
    expect(text).toMatch(part(`Les repas d’Oslo ${orderDetailTexts.subscription.number}`, { number }));
    expect(html).toMatch(/resilier-mon-abonnement\/\?contrat=MUS/);
    expect(html).toContain(`href="/mon-compte/mes-abonnements/${subscriptionId}/"`);
    readLog();
    await breakService({ service: "ecommerce", path: "/shop/subscriptions", mode: "garbage" });
    const without = await look(tokenValue, await as("camille"));
    expect(without.text).toContain(orderDetailTexts.subscription.unnumbered);
  });

  test("it is bought again", async () => {
    expect((await look("demo-livree")).html).toContain('action="/api/orders/demo-livree/buy-again"');
  });
});

describe("is not found, with nothing in the log but that", () => {
  test.each([
    ["another customer's order", "camille", "demo-expediee"],
    ["another's number", "camille", "MUS0000004"],
    ["one's own number", "marguerite", "MUS0000004"],
    ["an IRI", "marguerite", "%2Fapi%2Fv2%2Fshop%2Forders%2Fdemo-expediee"],
    ["a way out of the call", "marguerite", "..%2F..%2Fcustomers%2F5"],
    ["an unknown order", "marguerite", "inconnue-0123456789"],
    ["a cart of one's own", "marguerite", "demo-panier"],
  ] as const)("%s", async (_, person, order) => {
    const browser = await as(person);
    const log = readLog();
    for (const features of [undefined, ["order-redirect"]]) {
      await switchSetting("features", features);
      const { status, text } = await look(order, browser);
      const isCart = order === "demo-panier" && features;
      if (!isCart) expect([order, status]).toEqual([order, 404]);
      expect(text).not.toContain("MUS0000004");
    }
    await switchSetting("features", undefined);
    const lines = log().filter(({ level, event }) => level !== "info" && event !== "error page");
    expect(lines).toEqual([]);
  });

  test("an anonymous cart of this browser", async () => {
    const { cart } = await cartWith([{ code: "11000101" }]);
    const browser = browserWith(await logIn(people.paul.email), { cartToken: cart });
    expect((await look(cart, browser)).status).toBe(404);
  });
});

describe("the e-commerce API", () => {
  test.each([
    ["is down", { mode: "status", status: 503 }],
    ["does not answer", { mode: "refused" }],
    ["answers a page of a proxy", { mode: "garbage" }],
    ["answers half of it", { mode: "truncated" }],
    ["answers nothing", { mode: "empty" }],
  ] as const)("%s: the page says that the order is kept, and offers to try again", async (_, fault) => {
    const log = readLog();
    const browser = await as();
    await breakService({ service: "ecommerce", path: "/shop/orders", ...fault });
    const { status, text, html } = await look("demo-expediee", browser);
    expect(status).toBe(503);
    expect(text).toMatch(part(orderDetailTexts.down.text));
    expect(html).toContain(`href="${pathOf("demo-expediee")}"`);
    expect(log()).toContainEqual(expect.objectContaining({ level: "error", event: "order not shown" }));
  });

  test.each([
    ["carriers", "/shop/shipping-methods", "Lieu-dit La Borie Haute"],
    ["payment methods", "/shop/orders/demo-livree/payments", orderDetailTexts.methodUnknown],
  ])("loses the name of its %s alone where that call fails", async (_, path, shown) => {
    readLog();
    const browser = await as();
    await breakService({ service: "ecommerce", path, mode: "garbage" });
    const { status, text } = await look("demo-livree", browser);
    expect(status).toBe(200);
    expect(text).toContain("Total");
    expect(text).toContain(shown);
  });

  test("is asked once for the order, also where a guard has read it", async () => {
    await switchSetting("features", ["order-redirect"]);
    const browser = await as();
    const asked = await countCalls("ecommerce", "/shop/orders/demo-livree-recemment", "GET");
    const { status } = await look("demo-livree-recemment", browser);
    await switchSetting("features", undefined);
    expect(status).toBe(200);
    expect(await asked()).toBe(2);
  });

  test("keeps the first byte waiting for one round", async () => {
    const browser = await as();
    await look("demo-livree", browser);
    const read = () => browser.stream(pathOf("demo-livree"));
    expect(await beginningAfter([2], isEcommerce, read)).toContain("<title>");
  });
});

test("without the content system an order has its lines, without pictures and links", async () => {
  readLog();
  await breakService({ service: "content", mode: "refused" });
  const { status, text } = await look("demo-plus-vendue");
  expect(status).toBe(200);
  expect(text).toMatch(/Articles .*Quantité : 2/);
});

describe("the invoice", () => {
  const file = (order: string) => `/api/orders/${order}/invoice`;
  test("is offered from seven days after shipping; before, the page says from when", async () => {
    await shippedDaysAgo("demo-livree-recemment", 6);
    const early = await look("demo-livree-recemment");
    expect(early.text).toMatch(/Facture Disponible à partir du .* \d{4}, au plus tard le .* \d{4}\./);
    expect(early.html).not.toContain(file("demo-livree-recemment"));
    await shippedDaysAgo("demo-livree-recemment", 7);
    expect((await look("demo-livree-recemment")).html).toMatch(
      /href="\/api\/orders\/demo-livree-recemment\/invoice"[^>]*>Télécharger la facture/,
    );
    expect((await look("demo-payee")).text).toContain(
      orderDetailTexts.invoice.later.replaceAll("\u00a0", " "),
    );
  });

  test("is a PDF with a name of its own, kept nowhere", async () => {
    const answer = await (await as()).get(file("demo-livree"));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="facture-MUS\d+\.pdf"$/);
    const body = new Uint8Array(await answer.arrayBuffer());
    expect(new TextDecoder().decode(body.slice(0, 5))).toBe("%PDF-");
    expect(body.length).toBeGreaterThan(1000);
  });

  test.each([
    ["down", { mode: "status", status: 500 }, orderFileTexts.invoice.failed, "error"],
    ["a page of a proxy", { mode: "garbage" }, orderFileTexts.invoice.failed, "error"],
    ["nothing", { mode: "empty" }, orderFileTexts.invoice.failed, "error"],
    ["refused", { mode: "refused" }, orderFileTexts.invoice.failed, "error"],
    ["half of it", { mode: "truncated" }, orderFileTexts.invoice.failed, "error"],
  ] as const)("that is %s leads back to the order, which says so once", async (_, fault, words, level) => {
    const log = readLog();
    const browser = await as();
    await breakService({ service: "ecommerce", path: "/shop/orders/demo-livree/invoice", ...fault });
    const answer = await browser.get(file("demo-livree"));
    expect([answer.status, answer.headers.get("location")]).toEqual([303, pathOf("demo-livree")]);
    expect((await look("demo-livree", browser)).text).toContain(words);
    expect((await look("demo-livree", browser)).text).not.toContain(words);
    const faults = log().filter(({ event }) => event === "invoice not sent");
    expect(faults).toHaveLength(level === "error" ? 1 : 0);
  });

  test.each([
    [8, orderFileTexts.invoice.notYet, false],
    [20, orderFileTexts.invoice.overdue, true],
  ] as const)(
    "that is not there %i days after shipping says so, and where to ask once it is due",
    async (days, words, isOverdue) => {
      const log = readLog();
      const browser = await as();
      await shippedDaysAgo("demo-livree-recemment", days);
      await breakService({
        service: "ecommerce",
        path: "/shop/orders/demo-livree-recemment/invoice",
        mode: "status",
        status: 404,
      });
      await browser.get(file("demo-livree-recemment"));
      const { text, html } = await look("demo-livree-recemment", browser);
      await shippedDaysAgo("demo-livree-recemment", 5.5);
      expect(text).toMatch(part(words));
      expect(html.includes(orderDetailTexts.invoice.ask)).toBe(isOverdue);
      expect(log().filter(({ event }) => event === "invoice overdue")).toHaveLength(isOverdue ? 1 : 0);
      expect((await look("demo-livree-recemment", browser)).text).not.toMatch(part(words));
    },
  );

  test.each([
    ["another customer's", "camille", "demo-livree"],
    ["one asked for by its number", "marguerite", "MUS0000013"],
    ["one asked for by an IRI", "marguerite", "%2Fapi%2Fv2%2Fshop%2Forders%2Fdemo-livree"],
    ["that of a cart", "marguerite", "demo-panier"],
    ["that of an unknown order", "marguerite", "inconnue-0123456789"],
  ] as const)("is not found: %s; nothing in the log", async (_, person, order) => {
    const browser = await as(person);
    const log = readLog();
    const answer = await browser.get(file(order));
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain("PDF");
    expect(log().filter(({ level }) => level !== "info")).toEqual([]);
  });

  test("without a login leads to the order, which asks for one", async () => {
    const answer = await visitor().get(file("demo-livree"));
    expect([answer.status, answer.headers.get("location")]).toEqual([302, pathOf("demo-livree")]);
  });
});

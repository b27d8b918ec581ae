import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { nextDelivery } from "../../shared/subscription/subscription.ts";
import * as clock from "../../shared/time/clock.ts";
import { formatDate } from "../../shared/time/dates.ts";
import { look, wayOf } from "./checkout-shopper.ts";
import { browserWith, logIn } from "./customer.ts";
import { atPayment, atSummary, cards, order, placedOrders } from "./payment-shopper.ts";
import { askApi } from "./stand-in-api.ts";
import { atGateway, type CheckoutOrder, mailsTo } from "./stand-in-checkout.ts";
import { breakService, mendServices, passSeconds, visitor } from "./visitor.ts";

const lines = [
  { code: "11000101", quantity: 2 },
  { code: "12000101", interval: 31 },
];

/** Of the subscription alone: its box, with the delivery of this order, to which service fees may be added. */
function nextCharge({ items, shippingTotal }: CheckoutOrder): string {
  expect(shippingTotal).toBe(490);
  return `À partir de ${euros((items[1]?.unitPrice ?? 0) + shippingTotal)}, livraison comprise`;
}

const euros = (amount: number) => `${(amount / 100).toFixed(2).replace(".", ",")} €`;

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/&#39;|&rsquo;/g, "’")
    .replace(/[\s\u00a0\u202f]+/g, " ");

test("the summary shows the whole order just above its button (duties, order button)", async () => {
  const shopper = await atSummary("card", lines);
  const { text, html } = await look(shopper.browser, shopper.path());
  const [recap = "", after] = text.split("Commander avec obligation de paiement");
  expect(after).toBeDefined();
  const { total, itemsTotal } = await shopper.read();
  for (const amount of [total, itemsTotal]) {
    expect(plain(recap)).toContain(`${(amount / 100).toFixed(2).replace(".", ",")} €`);
  }
  for (const expected of [
    "Quantité : 2",
    "Tous les mois : prochain débit le",
    nextCharge(await shopper.read()),
    "2 livraisons au minimum",
    "Colissimo à domicile",
    "12 rue des Lilas",
    "Carte bancaire",
    "sacs, sachets et boîtes ouverts",
    "conditions générales de vente",
  ]) {
    expect(plain(recap)).toContain(expected);
  }
  expect(html).toContain('href="/page/conditions-generales-de-vente/"');
});

test("the confirmation shows what was bought, what happens next, and the next delivery of the subscription", async () => {
  const shopper = await atSummary("card", lines);
  await atGateway(await order(shopper), cards.good);
  const { text } = await look(shopper.browser, shopper.path());
  const { number, total } = await shopper.read();
  for (const expected of [
    `Commande n° ${number}`,
    "Payée",
    "Un e-\u2060mail de confirmation vous attend à paul.martin@example.be",
    "Paiement confirmé",
    "Préparation",
    "Tous les mois : prochain envoi, et prochain débit, le",
    nextCharge(await shopper.read()),
    "jusqu’à 4 jours avant l’envoi",
    "Colissimo à domicile",
    "7 à 10 jours après l’expédition",
    "Voir mon compte",
    `${(total / 100).toFixed(2).replace(".", ",")} €`,
  ]) {
    expect(plain(text)).toContain(expected);
  }
});

test("the next charge counts from the payment, whenever it came and whenever the page is read", async () => {
  const shopper = await atSummary("card", lines);
  await atGateway(await order(shopper), cards.good);
  const confirmation = `/commande/${shopper.cart}/confirmation/`;
  const completeAt = (moment: string | null) =>
    env.DB.prepare("update payments set completedAt = ? where state = 'completed'").bind(moment).run();
  const paid = clock.now() - 5 * 86_400_000;
  await completeAt(new Date(paid).toISOString());
  const day = formatDate(nextDelivery(new Date(paid), 31));
  expect(plain((await look(shopper.browser, confirmation)).text)).toContain(`prochain débit, le ${day}`);
  await completeAt(null);
  const { text } = await look(shopper.browser, confirmation);
  expect(plain(text)).toContain("le rythme compte à partir du paiement de cette commande");
  expect(plain(text)).not.toContain("prochain débit, le");
  expect(plain(text)).toContain(nextCharge(await shopper.read()));
});

test("a reload does nothing: no order, no mail, no payment", async () => {
  const { shopper, gateway } = await atPayment();
  await atGateway(gateway, cards.good);
  const confirmation = `/commande/${shopper.cart}/confirmation/`;
  const before = [await placedOrders(), (await mailsTo("paul.martin@example.be")).length];
  const read = await shopper.read();
  for (let times = 0; times < 3; times += 1) {
    const answer = await shopper.browser.get(confirmation);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("x-robots-tag")).toContain("noindex");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    await answer.body?.cancel();
  }
  expect([await placedOrders(), (await mailsTo("paul.martin@example.be")).length]).toEqual(before);
  expect(await shopper.read()).toEqual(read);
});

test("an order that is not placed, not paid, or another customer's redirects to its place", async () => {
  const unplaced = await atSummary();
  const confirmationOf = (cart: string) => `/commande/${cart}/confirmation/`;
  expect(wayOf(await unplaced.browser.get(confirmationOf(unplaced.cart)))).toBe(`302 ${unplaced.path()}`);
  const { shopper } = await atPayment();
  expect(wayOf(await shopper.browser.get(confirmationOf(shopper.cart)))).toBe(`302 ${shopper.path()}`);
  expect((await shopper.browser.get(confirmationOf("inconnue"))).status).toBe(404);
  expect(wayOf(await visitor().get(confirmationOf(shopper.cart)))).toContain("302 /connexion/?retour=");
});

test("the mail of an order has every line, amount and address, and the next deliveries", async () => {
  const shopper = await atSummary("card", lines);
  await order(shopper);
  const placed = await shopper.read();
  const mails = await mailsTo("paul.martin@example.be");
  const mail = mails.find(({ subject }) => subject === `Votre commande ${placed.number}`);
  const text = plain(mail?.html ?? "");
  for (const expected of [
    "Merci Paul",
    "Poulet fermier",
    euros(placed.items[0]?.unitPrice ? placed.items[0].unitPrice * 2 : 0),
    euros(placed.items[1]?.unitPrice ?? 0),
    "Abonnement : Tous les mois, 2 livraisons au minimum",
    `Sous-total ${euros(placed.itemsTotal)}`,
    `Total ${euros(placed.total)}`,
    `dont TVA ${euros(placed.taxTotal)}`,
    "Colissimo à domicile",
    "12 rue des Lilas",
    "69002 Lyon France",
    "prochain débit, 31 jours après votre paiement",
    `${euros((placed.items[1]?.unitPrice ?? 0) + 490 + 190)}, livraison comprise`,
    "Moyen de paiement : Carte bancaire",
  ]) {
    expect(text).toContain(expected);
  }
  expect(mail?.html).toContain(`href="/commande/${shopper.cart}/confirmation/"`);
  expect(mail?.html).toMatch(/^<!doctype html>/);
});

test.each([
  ["payee", 200, "Payée"],
  ["en-attente", 200, "En attente de paiement"],
  ["expediee", 200, "Expédiée"],
  ["remboursee", 200, "Remboursée"],
])(
  "an order of the demo shop that is %s is confirmed in its state (spec 4)",
  async (name, status, expected) => {
    const browser = browserWith(await logIn("marguerite.delarochefoucauld@example.lu"));
    const page = await look(browser, `/commande/demo-${name}/confirmation/`);
    expect([page.status, page.text.includes(expected)]).toEqual([status, true]);
  },
);

describe("what happens next depends on the state of the payment (spec 4)", () => {
  const preparing = "Nous préparons votre colis sous un jour ouvré";
  const waiting = "à réception du paiement";

  test.each([
    ["paid", "Paiement confirmé", preparing],
    ["payment_accepted", "Paiement confirmé", preparing],
    ["authorized", "Paiement autorisé Votre banque", preparing],
    ["partially_authorized", "Paiement autorisé en partie Notre service client", waiting],
    ["partially_paid", "Paiement reçu en partie", waiting],
    ["partially_refunded", "Paiement remboursé en partie", preparing],
    ["refunded", "Paiement remboursé La somme", null],
  ])("%s", async (paymentState, expected, preparation) => {
    const { shopper, gateway } = await atPayment();
    await atGateway(gateway, cards.good);
    await env.DB.prepare("update orders set paymentState = ? where tokenValue = ?")
      .bind(paymentState, shopper.cart)
      .run();
    const text = plain((await look(shopper.browser, `/commande/${shopper.cart}/confirmation/`)).html);
    const steps = [preparing, waiting, "Préparation"];
    expect(text).toContain(expected);
    expect(text.includes("Paiement confirmé")).toBe(expected === "Paiement confirmé");
    expect(steps.filter((words) => text.includes(words))).toEqual(
      preparation ? [preparation, "Préparation"] : [],
    );
  });
});

describe("a reload shows the current order", () => {
  const marguerite = async () => browserWith(await logIn("marguerite.delarochefoucauld@example.lu"));
  const mailed = "Un e-\u2060mail de confirmation vous attend";

  test.each([
    ["en-attente", "Merci Marguerite-Éléonore, votre commande est enregistrée", true],
    ["expediee", "Votre commande est partie", false],
    ["remboursee", "Votre commande a été remboursée", false],
    ["annulee", "Votre commande a été annulée", false],
  ])("%s", async (name, heading, isNew) => {
    const page = await look(await marguerite(), `/commande/demo-${name}/confirmation/`);
    expect([page.heading, page.text.includes(mailed)]).toEqual([heading, isNew]);
  });

  test("a cancelled order shows its number and lines, and says that nothing is sent or to be paid", async () => {
    const browser = await marguerite();
    for (const path of ["/commande/demo-annulee/", "/commande/demo-annulee/?etape=paiement"]) {
      const { text, way } = await look(browser, path);
      expect(way.at(-1)).toBe("/commande/demo-annulee/confirmation/");
      for (const expected of [
        /Commande n° MUS\d+/,
        /Annulée/,
        /rien n’est plus à régler/,
        /service client/,
      ]) {
        expect(plain(text)).toMatch(expected);
      }
      for (const unsaid of [
        "Préparation",
        "Comment payer",
        "prochain débit",
        "14 jours",
        "Livré chez vous",
      ]) {
        expect(plain(text)).not.toContain(unsaid);
      }
    }
  });

  test("one with a refused payment redirects to its payment, with the bank's code", async () => {
    const refused = await look(await marguerite(), "/commande/demo-paiement-refuse/confirmation/");
    expect(refused.way.at(-1)).toBe("/commande/demo-paiement-refuse/");
    expect(refused.text).toContain("(code 51)");
  });
});

test("an order to a pickup point names it, on the summary, the confirmation and in the mail", async () => {
  const shopper = await atSummary("card");
  const { shipments, payments } = await shopper.read();
  await shopper.callApi("PATCH", `/shipments/${shipments[0]?.id}`, {
    shippingMethod: "/api/v2/shop/shipping-methods/mondial-relay",
    pickupPoint: "/api/v2/shop/pickup-points/FR-01001",
  });
  await shopper.callApi("PATCH", `/payments/${payments.at(-1)?.id}`, {
    paymentMethod: "/api/v2/shop/payment-methods/card",
  });
  const { body: point } = await askApi<{ name: string; city: string }>("GET", "pickup-points/FR-01001");
  expect(point.name).toBeTruthy();
  const summary = await look(shopper.browser, shopper.path("recapitulatif"));
  expect(summary.text).toContain(point.name);
  await atGateway(await order(shopper), cards.good);
  const confirmation = await look(shopper.browser, shopper.path());
  for (const expected of ["Mondial Relay en point relais", point.name, point.city]) {
    expect(confirmation.text).toContain(expected);
  }
  const { number } = await shopper.read();
  const mails = await mailsTo("paul.martin@example.be");
  expect(mails.find(({ subject }) => subject === `Votre commande ${number}`)?.html).toContain(point.name);
});

test("summary and confirmation are one round trip to the API deep, with the names of carrier and point", async () => {
  const shopper = await atSummary("card");
  const delay = 700;
  /** Milliseconds to the first bytes, from a cold isolate. */
  const readingOf = async (path: string) => {
    await look(shopper.browser, path);
    passSeconds(400);
    await breakService({ service: "ecommerce", mode: "slow", delay });
    const begin = performance.now();
    const answer = await shopper.browser.get(path);
    const reader = answer.body?.getReader();
    await reader?.read();
    const took = performance.now() - begin;
    await reader?.cancel();
    await mendServices();
    expect(answer.status).toBe(200);
    expect(took).toBeGreaterThanOrEqual(delay - 5);
    return took;
  };
  expect(await readingOf(shopper.path("recapitulatif"))).toBeLessThan(2 * delay);
  await atGateway(await order(shopper), cards.good);
  expect(await readingOf(`/commande/${shopper.cart}/confirmation/`)).toBeLessThan(2 * delay);
});

test("while the API is down the confirmation says that the order is not lost, and names customer service (spec 8)", async () => {
  const shopper = await atSummary("card", lines);
  await atGateway(await order(shopper), cards.good);
  await breakService({ service: "ecommerce", mode: "status", status: 503 });
  const answer = await shopper.browser.get(`${shopper.path().split("?")[0]}confirmation/`);
  await mendServices();
  expect(answer.status).toBe(503);
  const text = plain(await answer.text());
  expect(text).toContain("Si vous venez de commander, votre commande est enregistrée");
  expect(text).toContain("Notre service client vous répond");
});

import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { summaryTexts } from "../../shared/checkout/summary/summary.texts.ts";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import { nextDelivery } from "../../shared/frequency/frequency.ts";
import { confirmationTexts } from "../../shared/order/confirmation/confirmation.texts.ts";
import { paymentStates, shippingStates } from "../../shared/order/order-states.ts";
import { nextChargeTexts } from "../../shared/subscription/next-delivery/next-charge.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import * as clock from "../../shared/time/clock.ts";
import { formatDate } from "../../shared/time/dates.ts";
import { part } from "../words.ts";
import { look, wayOf } from "./checkout-shopper.ts";
import { browserWith, logIn } from "./customer.ts";
import { beginningAfter, isOfTheOrder } from "./held-calls.ts";
import { atPayment, atSummary, cards, order, placedOrders } from "./payment-shopper.ts";
import { askApi } from "./stand-in-api.ts";
import { atGateway, type CheckoutOrder, mailsTo } from "./stand-in-checkout.ts";
import { breakService, mendServices, passSeconds, visitor } from "./visitor.ts";

const lines = [
  { code: "11000101", quantity: 2 },
  { code: "12000101", interval: 31 },
];

function nextCharge({ items, shippingTotal }: CheckoutOrder): string {
  expect(shippingTotal).toBe(490);
  const amount = euros((items[1]?.unitPrice ?? 0) + shippingTotal);
  return translator(nextChargeTexts)("atLeast", { amount });
}

const euros = (amount: number) => `${(amount / 100).toFixed(2).replace(".", ",")} €`;

const regularGoods = ({ items }: Pick<CheckoutOrder, "items">) =>
  items.reduce((sum, { originalUnitPrice, quantity }) => sum + originalUnitPrice * quantity, 0);

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/&#39;|&rsquo;/g, "’")
    .replace(/[\s\u00a0\u202f]+/g, " ");

test("the summary shows the whole order just above its button", async () => {
  const shopper = await atSummary("card", lines);
  const { text, html } = await look(shopper.browser, shopper.path());
  const [recap = "", after] = text.split(summaryTexts.submit);
  expect(after).toBeDefined();
  const placed = await shopper.read();
  for (const amount of [placed.total, regularGoods(placed)]) {
    expect(plain(recap)).toContain(`${(amount / 100).toFixed(2).replace(".", ",")} €`);
  }
  for (const expected of [
    part(checkoutTexts.aside.quantity, { quantity: 2 }),
    part(summaryTexts.subscription.next, { frequency: "Tous les mois" }),
    part(nextCharge(await shopper.read())),
    part(summaryTexts.subscription.minimum),
    part("Colissimo à domicile"),
    part("12 rue des Lilas"),
    part("Carte bancaire"),
    part(summaryTexts.withdrawal),
    part(summaryTexts.termsLink),
  ]) {
    expect(plain(recap)).toMatch(expected);
  }
  expect(html).toContain('href="/page/conditions-generales-de-vente/"');
});

describe("the first day of a new food", () => {
  const paid = async (sku: string) => {
    const variant = await env.DB.prepare("select code from variants where sku = ? and stock > 0")
      .bind(sku)
      .first<{ code: string }>();
    const shopper = await atSummary("card", [{ code: variant?.code ?? "", quantity: 1 }]);
    await atGateway(await order(shopper), cards.good);
    const { text, html } = await look(shopper.browser, shopper.path());
    const [mail] = await mailsTo("paul.martin@example.be");
    return { text: plain(text), html, mail: plain(mail?.html ?? ""), browser: shopper.browser };
  };
  const firstDay = /(\p{Lu}\p{Ll}+ \d+(?:er)? \p{Ll}+) Premier jour : un quart du nouvel aliment/u;
  const firstDayInMail = /(\p{Lu}\p{Ll}+ \d+(?:er)? \p{Ll}+) : premier jour de la transition/u;

  test("is told without a name, while nobody knows who eats it", async () => {
    const { text, html, mail } = await paid("MUS-CH-SEN-DIN");
    expect(text).toMatch(firstDay);
    expect(text).not.toMatch(/carnet de route (?:de |d’)/);
    expect(text).not.toContain("Fin du paquet");
    expect(html).toMatch(/href="\/api\/orders\/[^"]*\/transition\?[^"]*"/);
    expect(mail).not.toContain("premier jour");
  });

  test("names the only animal that can eat it, as the mail of the payment does", async () => {
    await env.DB.prepare("update animals set customerId = 2 where id = 1").run();
    const { text, mail, browser } = await paid("MUS-CH-ADU-SAU");
    const page = plain((await look(browser, "/mon-compte/mes-animaux/1/")).text);
    const account = plain((await look(browser, "/mon-compte/")).text);
    await env.DB.prepare("update animals set customerId = 1 where id = 1").run();
    expect(text).toMatch(/carnet de route d’Oslo/);
    expect(text).toMatch(/Premier jour : un quart du nouvel aliment, \d+ g par jour/);
    expect(text).toMatch(/Fin du paquet/);
    expect(mail).toMatch(/premier jour de la transition d’Oslo/);
    expect(firstDayInMail.exec(mail)?.[1]).toBe(firstDay.exec(text)?.[1]);
    const [steps = ""] = /\p{Lu}\p{Ll}+ \d+(?:er)? \p{Ll}+ Premier jour.*?Fin du paquet/u.exec(text) ?? [];
    expect([steps.length > 0, page.includes(steps)]).toEqual([true, true]);
    expect(account).toMatch(
      /Le carnet de route d’Oslo \p{Lu}\p{Ll}+ \d+(?:er)? \p{Ll}+, premier jour : un quart/u,
    );
  });
});

test("the confirmation shows what was bought, what happens next, and the next delivery of the subscription", async () => {
  const shopper = await atSummary("card", lines);
  await atGateway(await order(shopper), cards.good);
  const { text } = await look(shopper.browser, shopper.path());
  const { number, total } = await shopper.read();
  for (const expected of [
    part(confirmationTexts.number, { number: number ?? "" }),
    part(paymentStates.paid.shown.label),
    part(confirmationTexts.mail, { email: "paul.martin@example.be" }),
    part(confirmationTexts.next.payment.paid),
    part(confirmationTexts.next.prepared),
    part(confirmationTexts.subscription.next, { frequency: "Tous les mois" }),
    part(nextCharge(await shopper.read())),
    part(confirmationTexts.subscription.rules),
    part("Colissimo à domicile"),
    part(confirmationTexts.invoice),
    part(confirmationTexts.account),
    part(euros(total)),
  ]) {
    expect(plain(text)).toMatch(expected);
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
  const { next, nextAfterPayment } = confirmationTexts.subscription;
  const day = formatDate(nextDelivery(new Date(paid), 31));
  expect(plain((await look(shopper.browser, confirmation)).text)).toMatch(part(next, { date: day }));
  await completeAt(null);
  const { text } = await look(shopper.browser, confirmation);
  expect(plain(text)).toMatch(part(nextAfterPayment));
  expect(plain(text)).not.toMatch(part(next));
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
    "Bonjour Paul,",
    "Poulet fermier",
    euros(placed.items[0]?.unitPrice ? placed.items[0].unitPrice * 2 : 0),
    euros(placed.items[1]?.unitPrice ?? 0),
    "Abonnement : Tous les mois, 2 livraisons au minimum",
    `Sous-total ${euros(regularGoods(placed))} Remise abonnement`,
    `Total ${euros(placed.total)}`,
    `Dont TVA ${euros(placed.taxTotal)}`,
    "Colissimo à domicile",
    "12 rue des Lilas",
    "69002 Lyon France",
    "Prochain colis et prochain débit 31 jours après votre paiement :",
    `${euros((placed.items[1]?.unitPrice ?? 0) + 490 + 190)}, livraison comprise`,
    "Moyen de paiement : Carte bancaire",
  ]) {
    expect(text).toContain(expected);
  }
  expect(mail?.html).toContain(`href="/commande/${shopper.cart}/confirmation/"`);
  expect(mail?.html).toMatch(/^<!doctype html>/);
});

test.each([
  ["payee", 200, paymentStates.paid.shown.label],
  ["en-attente", 200, paymentStates.awaiting_payment.shown.label],
  ["expediee", 200, shippingStates.shipped.shown.label],
  ["remboursee", 200, paymentStates.refunded.shown.label],
])("an order of the demo shop that is %s is confirmed in its state", async (name, status, expected) => {
  const browser = browserWith(await logIn("marguerite.delarochefoucauld@example.lu"));
  const page = await look(browser, `/commande/demo-${name}/confirmation/`);
  expect([page.status, page.text.includes(expected)]).toEqual([status, true]);
});

test.each([
  [
    "livree",
    /Où elle en est .*Fait : Préparation Votre colis est parti le \d.* Fait : Délai de livraison passé Livraison estimée au/,
    [confirmationTexts.invoiceFile],
    [confirmationTexts.invoice, confirmationTexts.withdraw, confirmationTexts.next.sent],
  ],
  [
    "remboursee",
    /Fait : Délai de livraison passé Livraison estimée au .*Fait : Paiement remboursé/,
    [],
    ["En cours :"],
  ],
  [
    "livree-recemment",
    /Et maintenant \? .*En cours : Livraison Au point relais au plus tard le/,
    [confirmationTexts.invoice, confirmationTexts.withdraw],
    [confirmationTexts.invoiceFile],
  ],
])(
  "a confirmation that is opened long after knows what has become of the order: %s",
  async (name, steps, said, unsaid) => {
    const browser = browserWith(await logIn("marguerite.delarochefoucauld@example.lu"));
    const { html } = await look(browser, `/commande/demo-${name}/confirmation/`);
    const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
    const text = plain(main);
    expect(text).toMatch(steps);
    for (const words of said) expect(text).toContain(words);
    for (const words of unsaid) expect(text).not.toContain(words);
  },
);

describe("what happens next depends on the state of the payment", () => {
  const {
    payment,
    paymentText,
    prepared,
    preparedText: preparing,
    preparedAfterText: waiting,
  } = confirmationTexts.next;

  test.each([
    ["paid", payment.paid, preparing],
    ["payment_accepted", payment.paid, preparing],
    ["authorized", `${payment.authorized} ${paymentText.authorized}`, preparing],
    ["partially_authorized", `${payment.partially_authorized} ${paymentText.partially_authorized}`, waiting],
    ["partially_paid", payment.partially_paid, waiting],
    ["partially_refunded", payment.partially_refunded, preparing],
    ["refunded", `${payment.refunded} ${paymentText.refunded}`, null],
  ])("%s", async (paymentState, expected, preparation) => {
    const { shopper, gateway } = await atPayment();
    await atGateway(gateway, cards.good);
    await env.DB.prepare("update orders set paymentState = ? where tokenValue = ?")
      .bind(paymentState, shopper.cart)
      .run();
    const text = plain((await look(shopper.browser, `/commande/${shopper.cart}/confirmation/`)).html);
    const steps = [preparing, waiting, prepared];
    expect(text).toContain(expected);
    expect(text.includes(payment.paid)).toBe(expected === payment.paid);
    expect(steps.filter((words) => text.includes(words))).toEqual(preparation ? [preparation, prepared] : []);
    expect(text.includes("Chez vous entre")).toBe(preparation === preparing);
    expect(text.includes("Livré chez vous")).toBe(preparation !== null);
    expect(text.includes("14 jours")).toBe(preparation !== null);
  });

  test("the next charge of an order that is paid in part has no day yet", async () => {
    const browser = browserWith(await logIn("marguerite.delarochefoucauld@example.lu"));
    const { text } = await look(browser, "/commande/demo-partiellement-payee/confirmation/");
    expect(plain(text)).toContain("Tous les 2 mois : le rythme compte à partir du paiement");
  });
});

describe("a reload shows the current order", () => {
  const marguerite = async () => browserWith(await logIn("marguerite.delarochefoucauld@example.lu"));
  const mailed = part(confirmationTexts.mail);

  test.each([
    ["en-attente", translator(confirmationTexts)("thanks", { firstName: "Marguerite-Éléonore" }), true],
    ["expediee", confirmationTexts.title.sent, false],
    ["remboursee", confirmationTexts.title.refunded, false],
    ["annulee", confirmationTexts.title.cancelled, false],
  ])("%s, in the same word in title and heading", async (name, heading, isNew) => {
    const page = await look(await marguerite(), `/commande/demo-${name}/confirmation/`);
    expect([page.heading, mailed.test(page.text)]).toEqual([heading, isNew]);
    const [, state = ""] = /<title>Commande MUS\d+ (.+) \| Museau<\/title>/.exec(page.html) ?? [];
    expect(state).not.toBe("");
    expect(heading.endsWith(` ${state}`), `${heading}: ${state}`).toBe(true);
  });

  test("a cancelled order shows its number and lines, and says that nothing is sent or to be paid", async () => {
    const browser = await marguerite();
    for (const path of ["/commande/demo-annulee/", "/commande/demo-annulee/?etape=paiement"]) {
      const { text, way } = await look(browser, path);
      expect(way.at(-1)).toBe("/commande/demo-annulee/confirmation/");
      for (const expected of [
        /Commande n° MUS\d+/,
        part(paymentStates.cancelled.shown.label),
        part(confirmationTexts.next.paymentText.cancelled),
      ]) {
        expect(plain(text)).toMatch(expected);
      }
      for (const unsaid of [
        confirmationTexts.next.prepared,
        confirmationTexts.toPay.title,
        "prochain débit",
        "14 jours après la réception",
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
  const about = mails.filter(({ subject }) => subject.includes(String(number)));
  expect(about.map(({ subject }) => subject)).toEqual([`Votre commande ${number} est payée`]);
  expect(about[0]?.html).toContain(point.name);
});

test("summary and confirmation are one round trip to the API deep, with the names of carrier and point", async () => {
  const shopper = await atSummary("card");
  const beginsAfter = async (calls: number, path: string) => {
    await look(shopper.browser, path);
    passSeconds(400);
    await beginningAfter([calls], isOfTheOrder, () => shopper.browser.stream(path));
  };
  await beginsAfter(4, shopper.path("recapitulatif"));
  await atGateway(await order(shopper), cards.good);
  await beginsAfter(5, `/commande/${shopper.cart}/confirmation/`);
});

test("while the API is down the confirmation says that the order is not lost, and names customer service", async () => {
  const shopper = await atSummary("card", lines);
  await atGateway(await order(shopper), cards.good);
  await breakService({ service: "ecommerce", mode: "status", status: 503 });
  const answer = await shopper.browser.get(`${shopper.path().split("?")[0]}confirmation/`);
  await mendServices();
  expect(answer.status).toBe(503);
  const text = plain(await answer.text());
  expect(text).toMatch(part(checkoutTexts.outage.bought));
  expect(text).toContain(checkoutTexts.outage.service);
});

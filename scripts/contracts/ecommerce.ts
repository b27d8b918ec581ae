import { demoPassword } from "../../sandbox/demo/demo-customers.ts";
import { animalListNames } from "../../shared/animal/animal-lists.ts";
import { type MailLinkKind, mailLinkText, mailLinkToken } from "../../shared/mail-link/mail-link.ts";
import type { OrderSummary } from "../../shared/order/list/order-summary.ts";
import * as clock from "../../shared/time/clock.ts";
import type { Configuration } from "../../worker/env.ts";
import type { Log } from "../../worker/log.ts";
import { sign } from "../../worker/signature.ts";
import { animalListSchema } from "../../worker/upstream/ecommerce/animal/animal-lists.ts";
import type { EcommerceOptions } from "../../worker/upstream/ecommerce/ecommerce.ts";
import { recallsSchema } from "../../worker/upstream/ecommerce/recall-calls.ts";
import { frequenciesSchema } from "../../worker/upstream/ecommerce/subscription/frequency-calls.ts";
import type { Fetcher } from "../../worker/upstream/exchange.ts";
import { sampleAddress } from "../sample-customer.ts";
import { ecommerceOf } from "../service-clients.ts";
import { parsed } from "./parsed.ts";
import { type Caller, callerOf, type Recording } from "./record.ts";

type Client = ReturnType<typeof clientOf>;

interface StandIns {
  configuration: Configuration;
  fetcher: Fetcher;
}

const [dry, other] = ["11000103", "13000501"];
const camille = "camille.durand@example.fr";
const hugo = "hugo.bernard@example.fr";
const newcomer = "alix.moreau@example.fr";
const sylius = { locale: "fr_FR" };
const returnTo = "https://boutique.example/commande/retour/";

const address = { ...sampleAddress, firstName: "Camille", lastName: "Durand" };
const addresses = { billingAddress: address, shippingAddress: address };

/** Lists that the shop keeps are parsed when they are read. */
function clientOf(
  { configuration }: StandIns,
  fetcher: Fetcher,
  log: Log,
  options: Partial<EcommerceOptions> = {},
) {
  const client = ecommerceOf(configuration, fetcher, { log, ...options });
  return {
    ...client,
    frequencies: async () => parsed(frequenciesSchema, await client.frequencies(), log),
    lotRecalls: async () => parsed(recallsSchema, await client.lotRecalls(), log),
    animalList: async (name: (typeof animalListNames)[number]) =>
      parsed(animalListSchema, await client.animalList(name), log),
  };
}

/** Calls every function of the client once, for a visitor and for a customer of the demo. */
export async function recordEcommerce(configuration: Configuration, fetcher: Fetcher): Promise<Recording[]> {
  const standIns = { configuration, fetcher };
  const recordings: Recording[] = [];
  const callerFor = (options: Partial<EcommerceOptions> = {}): Caller<Client> =>
    callerOf<Client>(recordings, standIns.fetcher, (fetcher, log) =>
      clientOf(standIns, fetcher, log, options),
    );
  const visitor = callerFor();
  await publishRecall(standIns);
  await callPublic(visitor);
  const order = await callCart(visitor);
  const { customer, token } = await callSignIn(visitor, callerFor, standIns);
  const own = callerFor({ token });
  await own("assignCustomer", { token: order, coupon: null }, customer);
  const paid = await callCheckout(own, order);
  await visitor("followedOrder", paid, await mailedLink(configuration, "order", paid));
  await callAccount(own, customer);
  await callAnimals(own);
  const subscription = await callSubscriptions(own);
  const reminded = await mailedLink(configuration, "reminder", String(subscription));
  await visitor("reminder", subscription, reminded);
  await visitor("confirmReminder", subscription, reminded);
  await callWeightPlan(standIns, own, visitor);
  await own("refresh", (await own("logIn", { email: camille, password: demoPassword })).refreshToken ?? "");
  await own("changePassword", customer, { currentPassword: demoPassword, newPassword: "nouveau-motdepasse" });
  await callOtherVersions(standIns, callerFor);
  return recordings;
}

async function callPublic(visitor: Caller<Client>): Promise<void> {
  await visitor("proveChannel", 10_000);
  await visitor("countries");
  await visitor("variant", dry);
  await visitor("frequencies");
  await visitor("lotRecalls");
  for (const name of animalListNames) await visitor("animalList", name);
  await visitor("notifyOfStock", "11000203", camille);
  await visitor("subscribeToNewsletter", newcomer);
  const file = { name: "ticket.png", type: "image/png", content: onePixel };
  const message = "Mon colis est arrivé ouvert.";
  await visitor("contact", { orderId: null, productName: null, message, email: camille, file });
  const person = { name: "Camille Durand", email: camille };
  await visitor("terminate", { ...person, contractNumber: "ABO0000001", date: null });
  await visitor("withdraw", { ...person, orderNumber: "000000012", items: ["Un sac de croquettes"] });
}

const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** @returns token of an order with a line and its addresses */
async function callCart(visitor: Caller<Client>): Promise<string> {
  const { token } = await visitor("createCart");
  const { items } = await visitor("addItem", token, {
    ...{
      variantCode: dry,
      quantity: 1,
      subscriptionInterval: 42,
      sourceItemList: "lien_panier",
      upsell: false,
    },
  });
  const line = items[0]?.id ?? 0;
  await visitor("changeItem", token, line, { quantity: 2, subscriptionInterval: 0 });
  await visitor("applyCoupon", token, "FIDELE10");
  await visitor("cart", token);
  await visitor("removeCoupon", token, "FIDELE10");
  const { token: dropped } = await visitor("createCart");
  const second = { variantCode: other, quantity: 1, subscriptionInterval: 0 };
  const { items: lines } = await visitor("addItem", dropped, second);
  await visitor("removeItem", dropped, lines[0]?.id ?? 0);
  await visitor("deleteCart", dropped);
  return token;
}

async function callSignIn(
  visitor: Caller<Client>,
  callerFor: (options: Partial<EcommerceOptions>) => Caller<Client>,
  standIns: StandIns,
) {
  await visitor("hasAccount", camille);
  const password = "motdepasse-choisi";
  const person = { firstName: "Alix", lastName: "Moreau", gender: null, birthday: null };
  await visitor("register", { email: newcomer, password, ...person, subscribedToNewsletter: false });
  const session = await visitor("logIn", { email: newcomer, password });
  await callerFor({ token: session.token })("askForVerification");
  await visitor("verifyEmail", await mailedToken(standIns));
  await visitor("askForReset", newcomer);
  const newPassword = "motdepasse-nouveau";
  await visitor("resetPassword", await mailedToken(standIns), {
    ...{ newPassword, confirmNewPassword: newPassword },
  });
  const leaving = await visitor("logIn", { email: newcomer, password: newPassword });
  await callerFor({ token: leaving.token })("requestDeletion", leaving.customerId);
  const { token, customerId } = await visitor("logIn", { email: camille, password: demoPassword });
  return { token, customer: customerId };
}

/** @returns token of a paid order */
async function callCheckout(own: Caller<Client>, token: string): Promise<string> {
  const { shipments } = await own("addressOrder", { token, coupon: null }, addresses);
  const shipment = shipments[0]?.id ?? 0;
  await own("carriers", token, shipment);
  const query = { carrier: "mondial-relay", postcode: "75002", countryCode: "FR" };
  const [point] = await own("pickupPoints", query);
  await own("pickupPoint", point?.id ?? "");
  await own("carrier", "colissimo");
  const { payments } = await own("chooseCarrier", token, shipment, { carrier: "colissimo" });
  const payment = payments.at(-1)?.id ?? 0;
  await own("paymentMethods", token, payment);
  await own("paymentMethod", "card");
  await own("choosePayment", token, payment, "card");
  await own("order", token);
  const placed = await own("placeOrder", token);
  const due = placed.payments.at(-1)?.id ?? payment;
  await own("beginPayment", token, { payment: due, method: "card", returnTo });
  await own("payAgain", token, due, "card");
  const { orders } = await own("orders", 1, 10);
  const paid = orders.find(({ token: one, paymentState }) => one !== token && paymentState === "paid");
  await own("invoice", paid?.token ?? "");
  await own("shipment", token, shipment);
  await own("cancelOrder", token);
  await callClaims(own, orders);
  return paid?.token ?? "";
}

/** @throws Error if the demo's customer has no parcel to report */
async function callClaims(own: Caller<Client>, orders: readonly OrderSummary[]): Promise<void> {
  const sent = orders.find(({ shippingState }) => shippingState === "shipped");
  if (!sent) throw new Error("The demo's customer has no order that was sent.");
  const { items } = await own("order", sent.token);
  const claim = { kind: "missing_product" as const, items: items.slice(0, 1).map(({ id }) => id) };
  const file = { name: "colis.png", type: "image/png", content: onePixel };
  await own("addClaim", sent.token, { ...claim, message: "Il manque un sac.", file }, []);
  await own("orderClaims", sent.token);
}

async function mailedLink(
  { mailLinkSecret }: Configuration,
  kind: MailLinkKind,
  subject: string,
): Promise<string> {
  const expires = Math.floor(clock.now() / 1000) + 86_400;
  return mailLinkToken(expires, await sign(mailLinkSecret, mailLinkText(kind, subject, expires)));
}

/** Calls that other versions have elsewhere, and the payment requests of 2.0. */
async function callOtherVersions(
  standIns: StandIns,
  callerFor: (options: Partial<EcommerceOptions>) => Caller<Client>,
): Promise<void> {
  await speak(standIns, "1.12");
  await callMovedCart(callerFor({ ...sylius, version: "1.12" }));
  await speak(standIns, "2.0");
  const visitor = callerFor({ ...sylius, version: "2.0" });
  const { token } = await visitor("logIn", { email: hugo, password: demoPassword });
  const own = callerFor({ ...sylius, version: "2.0", token });
  await own("askForVerification");
  await own("verifyEmail", await mailedToken(standIns));
  const order = await callMovedCart(own);
  const payment = order.payments.at(-1)?.id ?? 0;
  await own("choosePayment", order.token, payment, "card");
  const placed = await own("placeOrder", order.token);
  const wish = { payment: placed.payments.at(-1)?.id ?? payment, method: "card", returnTo };
  const { request } = await own("beginPayment", order.token, wish);
  if (!request) throw new Error("No payment request is made.");
  await own("pendingPayment", order.token, request);
  await own("reportReturn", order.token, request, { returnTo, query: {} });
  await own("shipment", order.token, order.shipments[0]?.id ?? 0);
  await visitor("askForReset", hugo);
  const [newPassword, confirmNewPassword] = ["motdepasse-nouveau", "motdepasse-nouveau"];
  await visitor("resetPassword", await mailedToken(standIns), { newPassword, confirmNewPassword });
}

async function callMovedCart(caller: Caller<Client>) {
  const { token } = await caller("createCart");
  await caller("addItem", token, { variantCode: dry, quantity: 1, subscriptionInterval: 0 });
  await caller("applyCoupon", token, "FIDELE10");
  await caller("removeCoupon", token, "FIDELE10");
  const { shipments } = await caller("addressOrder", { token, coupon: null }, addresses);
  const shipment = shipments[0]?.id ?? 0;
  await caller("carriers", token, shipment);
  const order = await caller("chooseCarrier", token, shipment, { carrier: "colissimo" });
  await caller("paymentMethods", token, order.payments.at(-1)?.id ?? 0);
  return order;
}

async function speak({ fetcher, configuration }: StandIns, dialect: string): Promise<void> {
  const url = new URL("/_sandbox/dialect", configuration.ecommerceUrl);
  const { status } = await fetcher(
    new Request(url, { method: "POST", body: new URLSearchParams({ dialect }) }),
  );
  if (status >= 400) throw new Error(`The stand-in does not speak ${dialect}: ${status}.`);
}

async function callAccount(own: Caller<Client>, customer: string): Promise<void> {
  await own("customer", customer);
  await own("changeCustomer", customer, { firstName: "Camille", subscribedToNewsletter: true });
  await own("addresses");
  await own("addAddress", { ...address, alias: "Vacances" });
  const added = (await own("addresses")).find(({ alias }) => alias === "Vacances")?.id ?? 0;
  await own("address", added);
  await own("changeAddress", added, { ...address, alias: "Campagne" });
  await own("removeAddress", added);
  const [first] = await own("addresses");
  await own("chooseFavourite", customer, first?.id ?? 0);
  await own("sponsorships");
  await own("invite", ["louise.bernard@example.fr"], "Essaie cette boutique.");
  await own("exportData", customer);
}

async function callAnimals(own: Caller<Client>): Promise<void> {
  const [known] = await own("animals");
  if (!known?.kind) throw new Error("The demo's customer has no animal.");
  const { id: _, picture: __, updatedAt: ___, ...facts } = { ...known, kind: known.kind };
  const { id } = await own("addAnimal", { ...facts, name: "Filou", allergies: ["allergy-beef"] });
  await own("changeAnimal", id, { weight: 11, sterilized: true });
  await own("animal", id);
  await own("animalWeights", id);
  await own("removeAnimal", id, "gave");
}

/** The mail with the link of a weighing is sent two weeks after the start. */
async function callWeightPlan(standIns: StandIns, own: Caller<Client>, visitor: Caller<Client>) {
  const [animal] = await own("animals");
  const id = animal?.id ?? 0;
  await own("startWeightPlan", id, { startWeight: 18.5, targetWeight: 17 });
  await own("weightPlan", id);
  await moveClock(standIns, 15);
  const link = await mailed(standIns, new RegExp(String.raw`/pesee/${id}/\?jeton=([\w.]+)`));
  await visitor("weighing", id, link);
  await visitor("recordWeight", id, link, 18.2);
  await own("stopWeightPlan", id);
}

async function moveClock({ fetcher, configuration }: StandIns, days: number): Promise<void> {
  const url = new URL("/_sandbox/clock", configuration.ecommerceUrl);
  const { status } = await fetcher(
    new Request(url, { method: "POST", body: new URLSearchParams({ days: String(days) }) }),
  );
  if (status >= 400) throw new Error(`The stand-ins' clock does not move: ${status}.`);
}

/** @returns id of a subscription */
async function callSubscriptions(own: Caller<Client>): Promise<number> {
  const [first] = await own("subscriptions");
  const id = first?.id ?? 0;
  const now = () => own("subscription", id);
  await own("subscriptionOrders", id, 1, 10);
  await own("subscriptionCarriers", id, "FR");
  await own("changeSubscription", await now(), { interval: 62 });
  const item = { variant: "13000703", quantity: 1, once: true };
  const { items } = await own("addSubscriptionItem", await now(), item);
  const line = items.find(({ variant }) => variant === item.variant)?.id ?? 0;
  await own("changeSubscriptionItem", await now(), line, { quantity: 2 });
  await own("removeSubscriptionItem", await now(), line);
  await own("addSubscriptionCoupon", await now(), "FIDELE10");
  await own("removeSubscriptionCoupon", await now(), "FIDELE10");
  await own("updatePayment", await now(), "/mon-compte/mes-abonnements/");
  await own("pauseSubscription", await now(), "2027-01-11");
  await own("resumeSubscription", await now());
  await own("shipNow", await now());
  const ended = (await own("subscriptions")).at(-1);
  if (ended)
    await own("abortSubscription", ended, { reason: "other", message: "Mon chien mange autre chose." });
  return id;
}

async function publishRecall({ fetcher, configuration }: StandIns): Promise<void> {
  const url = new URL("/_sandbox/recalls", configuration.ecommerceUrl);
  const body = new URLSearchParams({
    ...{ variant: dry, lots: "L24091", text: "Ne donnez plus ce lot à votre chien." },
  });
  const headers = { Origin: url.origin };
  const { status } = await fetcher(new Request(url, { method: "POST", body, headers }));
  if (status >= 400) throw new Error(`The recall is not published: ${status}.`);
}

/** Token of the latest link that confirms an address or sets a password. */
const mailedToken = (standIns: StandIns): Promise<string> =>
  mailed(standIns, /(?:bienvenue\/\?jeton=|mot-de-passe-oublie\/)([\w~%-]{20,})/);

async function mailed({ fetcher, configuration }: StandIns, link: RegExp): Promise<string> {
  const url = new URL("/_sandbox/mailbox", configuration.ecommerceUrl);
  const mails = (await (await fetcher(new Request(url))).json()) as { html: string }[];
  const links = mails.map(({ html }) => link.exec(html));
  return decodeURIComponent(links.find((found) => found !== null)?.[1] ?? "");
}

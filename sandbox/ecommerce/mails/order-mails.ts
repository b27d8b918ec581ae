import { and, eq, gt } from "drizzle-orm";
import type { Context } from "hono";
import { html } from "hono/html";
import { contractHref } from "../../../shared/contract/contract-href.ts";
import { formatMoney } from "../../../shared/money/money.ts";
import * as clock from "../../../shared/time/clock.ts";
import { customers } from "../../database/schema/customers.ts";
import { mails } from "../../database/schema/requests.ts";
import type { SandboxEnv } from "../../env.ts";
import { send } from "../../mailbox/send.ts";
import { storedFrequencies } from "../frequencies.ts";
import { followHref } from "../mail-links.ts";
import type { Order } from "../order-store.ts";
import { type PaymentMethod, paymentMethodOf } from "../payment-methods.ts";
import { totalsOf } from "../prices.ts";
import { trackingOf } from "../tracking.ts";
import {
  arrivalPart,
  confirmationOf,
  deliveryPart,
  nextDeliveriesPart,
  orderTable,
  pictureOf,
} from "./order-parts.ts";
import { transitionPart } from "./transition-part.ts";

interface Person {
  email: string;
  firstName: string;
}

/** A payment that may come within a minute holds the mail, so that one mail tells both. */
const longestHold = 60_000;

export async function sendOrderMails(c: Context<SandboxEnv>, order: Order, person: Person): Promise<void> {
  const method = paymentMethodOf(order.payments.at(-1)?.method ?? null);
  const mayBePaidSoon = method && !method.instructions && totalsOf(order).total > 0;
  await send(c, {
    to: person.email,
    subject: placedSubject(order),
    sentAt: new Date(clock.now() + (mayBePaidSoon ? longestHold : 0)).toISOString(),
    name: person.firstName,
    content: html`<p>Merci, votre commande est enregistrée. ${departureOf(order, method)}</p>
    ${await orderParts(c, order)}
    ${method ? html`<p>Moyen de paiement : ${method.name}.</p>` : ""}`,
    ...orderFrame(order),
    rest: withdrawalPart(order),
  });
  if (method) await sendPaymentInstructions(c, order, person, method);
}

const placedSubject = ({ number }: Order) => `Votre commande ${number}`;

async function orderParts(c: Context<SandboxEnv>, order: Order) {
  const stored = await storedFrequencies(c.get("db"));
  const frequencies = stored.map(({ days, label }) => ({ code: days, label }));
  return html`${orderTable(order, frequencies)}
    ${deliveryPart(order)}
    ${nextDeliveriesPart(order, frequencies)}`;
}

const orderFrame = (order: Order) => ({
  action: { to: confirmationOf(order), text: "Voir ma commande" },
  picture: pictureOf(order),
});

const followFrame = async (c: Context<SandboxEnv>, order: Order, sent: Date) => ({
  action: { to: await followHref(c, order, sent), text: "Suivre ma commande" },
  picture: pictureOf(order),
});

const withdrawalPart = ({ number }: Order) =>
  html`<p>Vous avez 14 jours après la réception pour changer d’avis, sauf pour les sacs, sachets et boîtes ouverts.
    <a href="${contractHref("withdrawal", number)}">Renoncer au contrat ici</a></p>`;

export async function sendPaymentInstructions(
  c: Context<SandboxEnv>,
  order: Order,
  { email, firstName }: Person,
  { name, instructions }: PaymentMethod,
): Promise<void> {
  if (!instructions) return;
  await releaseHeldMail(c, email, order);
  await send(c, {
    to: email,
    subject: `Comment payer votre commande ${order.number}`,
    name: firstName,
    content: html`<p>Il ne reste qu’à régler votre commande.</p>
    <table class="facts"><tbody>
      <tr><th scope="row">Moyen de paiement</th><td>${name}</td></tr>
      <tr><th scope="row">Montant</th><td><strong>${formatMoney(totalsOf(order).total)}</strong></td></tr>
      <tr><th scope="row">Référence à indiquer</th><td><strong>${order.number}</strong></td></tr>
    </tbody></table>
    <p>${instructions}</p>`,
    action: { to: confirmationOf(order), text: "Voir ma commande, ou choisir un autre moyen de paiement" },
  });
}

export async function sendPaymentMail(
  c: Context<SandboxEnv>,
  order: Order,
  sentAt: string = clock.date().toISOString(),
): Promise<void> {
  const customer = await customerOf(c, order);
  const method = paymentMethodOf(order.payments.find(({ state }) => state === "completed")?.method ?? null);
  if (!customer) return;
  const paid = new Date(sentAt);
  const transition = await transitionPart(c, order, paid);
  const { email: to, firstName } = customer;
  const departure = html`<p>Nous préparons votre colis sous un jour ouvré. Un e-\u2060mail vous prévient de son départ.</p>
    ${arrivalPart(order, paid)}`;
  const frame = await followFrame(c, order, paid);
  if (await takeHeldMail(c, { to, subject: placedSubject(order), sentAt })) {
    await send(c, {
      to,
      sentAt,
      subject: `Votre commande ${order.number} est payée`,
      name: firstName,
      content: html`<p>Merci, votre commande est enregistrée et payée.</p>
      ${departure}
      ${transition}
      ${await orderParts(c, order)}
      ${method ? html`<p>Moyen de paiement : ${method.name}.</p>` : ""}`,
      ...frame,
      rest: withdrawalPart(order),
    });
    return;
  }
  await send(c, {
    to,
    sentAt,
    subject: `Paiement reçu pour votre commande ${order.number}`,
    name: firstName,
    content: html`<p>Votre paiement est confirmé.</p>
    ${departure}
    <table class="facts"><tbody>
      <tr><th scope="row">Montant</th><td><strong>${formatMoney(totalsOf(order).total)}</strong></td></tr>
      ${method ? html`<tr><th scope="row">Moyen de paiement</th><td>${method.name}</td></tr>` : ""}
    </tbody></table>
    ${transition}`,
    ...frame,
  });
}

/** A delayed method was chosen instead: no payment comes within the minute. */
async function releaseHeldMail(c: Context<SandboxEnv>, to: string, order: Order): Promise<void> {
  const sentAt = clock.date().toISOString();
  await c
    .get("db")
    .update(mails)
    .set({ sentAt })
    .where(isHeld({ to, subject: placedSubject(order), sentAt }));
}

async function takeHeldMail(c: Context<SandboxEnv>, mail: HeldMail): Promise<boolean> {
  const taken = await c.get("db").delete(mails).where(isHeld(mail)).returning({ id: mails.id });
  return taken.length > 0;
}

type HeldMail = Pick<typeof mails.$inferSelect, "to" | "subject" | "sentAt">;

const isHeld = ({ to, subject, sentAt }: HeldMail) =>
  and(eq(mails.to, to), eq(mails.subject, subject), gt(mails.sentAt, sentAt));

export async function sendShipmentMail(c: Context<SandboxEnv>, order: Order, sentAt: string): Promise<void> {
  const customer = await customerOf(c, order);
  if (!customer) return;
  const tracking = trackingOf(order);
  await send(c, {
    sentAt,
    to: customer.email,
    subject: tracking
      ? `Votre commande ${order.number} est en route`
      : `Votre commande ${order.number} vous attend au magasin`,
    name: customer.firstName,
    content: html`<p>${
      tracking ? `Votre colis vient de partir avec ${tracking.carrier}.` : "Votre colis est prêt."
    }</p>
    ${tracking ? html`<p>Numéro de suivi : <a href="${tracking.url}">${tracking.code}</a></p>` : ""}`,
    ...(await followFrame(c, order, new Date(sentAt))),
    rest: deliveryPart(order),
  });
}

export async function sendCancellationMail(c: Context<SandboxEnv>, order: Order): Promise<void> {
  const customer = await customerOf(c, order);
  if (!customer) return;
  await send(c, {
    to: customer.email,
    subject: `Votre commande ${order.number} est annulée`,
    name: customer.firstName,
    content: html`<p>Comme vous l’avez demandé, rien ne sera envoyé.</p>
    <p>${
      order.paymentState === "refunded"
        ? html`Nous vous remboursons <strong>${formatMoney(totalsOf(order).total)}</strong> sous 14 jours au plus tard, par le moyen de paiement utilisé.`
        : "Rien n’a été débité. Si votre virement ou votre chèque est déjà parti, nous vous le remboursons."
    }</p>`,
  });
}

export async function sendClaimMail(
  c: Context<SandboxEnv>,
  order: Order,
  reference: string,
  answerDays: number,
): Promise<void> {
  const customer = await customerOf(c, order);
  if (!customer) return;
  await send(c, {
    to: customer.email,
    subject: `Votre signalement ${reference} est enregistré`,
    name: customer.firstName,
    content: html`<p>Nous avons bien reçu votre signalement au sujet de la commande ${order.number}. Notre service client vous répond sous
    ${answerDays} jours ouvrés.</p>`,
    ...orderFrame(order),
  });
}

function customerOf(c: Context<SandboxEnv>, { customerId }: Order) {
  return c.get("db").query.customers.findFirst({ where: eq(customers.id, customerId ?? 0) });
}

function departureOf(order: Order, method: PaymentMethod | undefined): string {
  if (totalsOf(order).total === 0) return "Vous n’avez rien à régler. Elle part sous un jour ouvré.";
  return method?.instructions
    ? "Elle part dès que nous avons reçu votre paiement. Un second e-\u2060mail vous dit comment faire."
    : "Elle part sous un jour ouvré, dès que son paiement est confirmé. Un e-\u2060mail vous prévient de son départ.";
}

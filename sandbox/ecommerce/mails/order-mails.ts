import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { html } from "hono/html";
import { contractHref } from "../../../shared/contract/contract-href.ts";
import { formatMoney } from "../../../shared/money/money.ts";
import * as clock from "../../../shared/time/clock.ts";
import { customers } from "../../database/schema/customers.ts";
import type { SandboxEnv } from "../../env.ts";
import { send } from "../../mailbox/send.ts";
import { storedFrequencies } from "../frequencies.ts";
import { followHref } from "../mail-links.ts";
import type { Order } from "../order-store.ts";
import { type PaymentMethod, paymentMethodOf } from "../payment-methods.ts";
import { totalsOf } from "../prices.ts";
import { trackingOf } from "../tracking.ts";
import { arrivalPart, confirmationOf, deliveryPart, nextDeliveriesPart, orderTable } from "./order-parts.ts";
import { transitionPart } from "./transition-part.ts";

interface Person {
  email: string;
  firstName: string;
}

export async function sendOrderMails(c: Context<SandboxEnv>, order: Order, person: Person): Promise<void> {
  const method = paymentMethodOf(order.payments.at(-1)?.method ?? null);
  const stored = await storedFrequencies(c.get("db"));
  const frequencies = stored.map(({ days, label }) => ({ code: days, label }));
  await send(c, {
    to: person.email,
    subject: `Votre commande ${order.number}`,
    content: html`<p>Merci ${person.firstName}, votre commande est enregistrée. ${departureOf(order, method)}</p>
    ${orderTable(order, frequencies)}
    ${deliveryPart(order)}
    ${nextDeliveriesPart(order, frequencies)}
    ${method ? html`<p>Moyen de paiement : ${method.name}.</p>` : ""}
    <p><a href="${confirmationOf(order)}">Voir ma commande</a></p>
    <p>Vous pouvez renoncer à votre achat pendant 14 jours après la réception, sauf pour les sacs, sachets et boîtes ouverts :
    <a href="${contractHref("withdrawal", order.number)}">Renoncer au contrat ici</a>.</p>`,
  });
  if (method) await sendPaymentInstructions(c, order, person, method);
}

export async function sendPaymentInstructions(
  c: Context<SandboxEnv>,
  order: Order,
  { email, firstName }: Person,
  { name, instructions }: PaymentMethod,
): Promise<void> {
  if (!instructions) return;
  await send(c, {
    to: email,
    subject: `Comment payer votre commande ${order.number}`,
    content: html`<p>Bonjour ${firstName}, il ne reste qu’à régler votre commande.</p>
    <table><tbody>
      <tr><th scope="row">Moyen de paiement</th><td>${name}</td></tr>
      <tr><th scope="row">Montant</th><td><strong>${formatMoney(totalsOf(order).total)}</strong></td></tr>
      <tr><th scope="row">Référence à indiquer</th><td><strong>${order.number}</strong></td></tr>
    </tbody></table>
    <p>${instructions}</p>
    <p><a href="${confirmationOf(order)}">Voir ma commande, ou choisir un autre moyen de paiement</a></p>`,
  });
}

export async function sendPaymentMail(c: Context<SandboxEnv>, order: Order, sentAt?: string): Promise<void> {
  const customer = await customerOf(c, order);
  const method = paymentMethodOf(order.payments.find(({ state }) => state === "completed")?.method ?? null);
  if (!customer) return;
  const paid = sentAt ? new Date(sentAt) : clock.date();
  await send(c, {
    ...(sentAt && { sentAt }),
    to: customer.email,
    subject: `Paiement reçu pour votre commande ${order.number}`,
    content: html`<p>Bonjour ${customer.firstName}, votre paiement est confirmé : nous préparons votre colis sous un jour ouvré,
    et un e-\u2060mail vous prévient de son départ.</p>
    <table><tbody>
      <tr><th scope="row">Montant</th><td><strong>${formatMoney(totalsOf(order).total)}</strong></td></tr>
      ${method ? html`<tr><th scope="row">Moyen de paiement</th><td>${method.name}</td></tr>` : ""}
    </tbody></table>
    ${arrivalPart(order, paid)}
    ${await transitionPart(c, order, paid)}
    <p><a href="${await followHref(c, order, paid)}">Suivre ma commande</a></p>`,
  });
}

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
    content: html`<p>Bonjour ${customer.firstName}, ${
      tracking ? `votre colis vient de nous quitter, confié à ${tracking.carrier}.` : "votre colis est prêt."
    }</p>
    ${tracking ? html`<p>Numéro de suivi : <a href="${tracking.url}">${tracking.code}</a></p>` : ""}
    ${deliveryPart(order)}
    <p><a href="${await followHref(c, order, new Date(sentAt))}">Suivre ma commande</a></p>`,
  });
}

export async function sendCancellationMail(c: Context<SandboxEnv>, order: Order): Promise<void> {
  const customer = await customerOf(c, order);
  if (!customer) return;
  await send(c, {
    to: customer.email,
    subject: `Votre commande ${order.number} est annulée`,
    content: html`<p>Bonjour ${customer.firstName}, comme vous l’avez demandé, rien ne sera envoyé.</p>
    <p>${
      order.paymentState === "refunded"
        ? html`Nous vous rendons <strong>${formatMoney(totalsOf(order).total)}</strong> par le moyen de paiement utilisé, sous 14 jours au plus tard.`
        : "Rien n’a été débité. Si votre virement ou votre chèque est déjà parti, nous vous le rendons."
    }</p>`,
  });
}

function customerOf(c: Context<SandboxEnv>, { customerId }: Order) {
  return c.get("db").query.customers.findFirst({ where: eq(customers.id, customerId ?? 0) });
}

function departureOf(order: Order, method: PaymentMethod | undefined): string {
  if (totalsOf(order).total === 0) return "Rien n’est à régler : elle part sous un jour ouvré.";
  return method?.instructions
    ? "Elle part dès que nous avons reçu votre paiement : un second e-\u2060mail vous dit comment le faire."
    : "Elle part dès que son paiement est confirmé, sous un jour ouvré, et un e-\u2060mail vous prévient de son départ.";
}

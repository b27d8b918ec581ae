import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { html } from "hono/html";
import { formatMoney } from "../../../shared/money/money.ts";
import { href } from "../../../shared/routes.ts";
import { reminderTexts } from "../../../shared/subscription/reminder/reminder.texts.ts";
import { reminderAnswers } from "../../../shared/subscription/reminder/reminder.ts";
import {
  changeHref,
  type SubscriptionChange,
  subscriptionHref,
} from "../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import { customers } from "../../database/schema/customers.ts";
import type { SandboxEnv } from "../../env.ts";
import { type Link, send } from "../../mailbox/send.ts";
import { answerHref } from "../mail-links.ts";
import type { Order } from "../order-store.ts";
import { totalsOf } from "../prices.ts";
import { entered } from "../subscriptions/ledger.ts";
import type { NextShipment } from "../subscriptions/next-shipment.ts";
import { subscriptionNameOf } from "../subscriptions/subscription-name.ts";
import { editableUntilOf } from "../subscriptions/subscription-rules.ts";
import type { Subscription } from "../subscriptions/subscription-store.ts";
import type { ToldChange } from "../subscriptions/told-changes.ts";
import { pictureOf } from "./order-parts.ts";
import { shipmentPart } from "./subscription-parts.ts";

type Content = ReturnType<typeof html>;

interface SubscriptionMail {
  subject: string;
  content: Content;
  action?: Link;
  answers?: readonly Link[];
  rest?: Content;
  at: string;
}

const answers = translator(reminderTexts);

export async function sendReminderMail(c: Context<SandboxEnv>, subscription: Subscription, at: string) {
  const { id, nextShipmentDate } = subscription;
  const editableUntil = editableUntilOf(subscription);
  await sendTo(c, subscription, {
    at,
    subject: `Votre prochain colis part le ${formatDate(nextShipmentDate)}`,
    content: html`${shipmentPart(subscription, new Date(at))}
    ${editableUntil === null ? "" : html`<h2>Ce colis tombe bien ?</h2>`}`,
    ...(editableUntil !== null && {
      answers: await Promise.all(
        reminderAnswers.map(async (answer) => ({
          to: await answerHref(c, { id, editableUntil }, answer),
          text: answers(`answers.${answer}`),
        })),
      ),
    }),
    rest: html`<p>${link(subscriptionHref(id), "Voir ou modifier mon prochain colis")}</p>`,
  });
}

export async function sendFreezeMail(
  c: Context<SandboxEnv>,
  subscription: Subscription,
  { leftOut, dropped }: Pick<NextShipment, "leftOut" | "dropped">,
  at: string,
) {
  if (leftOut.length === 0 && dropped.length === 0) return;
  await sendTo(c, subscription, {
    at,
    subject: `Votre colis du ${formatDate(subscription.nextShipmentDate)} change`,
    content: html`<p>Nous préparons votre colis.</p>
    ${leftOut.length > 0 ? html`<p>Ces produits sont en rupture de stock. Ils n’en font pas partie et ne sont pas débités.</p><ul>${leftOut.map((name) => html`<li>${name}</li>`)}</ul>` : ""}
    ${dropped.length > 0 ? html`<p>Ce code promo ne s’applique plus à votre abonnement : ${dropped.join(", ")}. Nous l’avons retiré.</p>` : ""}
    ${shipmentPart(subscription, new Date(at))}`,
    action: { to: subscriptionHref(subscription.id), text: "Voir mon prochain colis" },
  });
}

const obstacles: Record<
  NonNullable<NextShipment["obstacle"]>,
  { reason: string; change: SubscriptionChange; mend: string }
> = {
  product_unavailable: {
    reason: "plus aucun de ses produits n’est en stock",
    change: "echanger",
    mend: "Choisir d’autres produits",
  },
  pickuppoint_unavailable: {
    reason: "votre point relais ne prend plus de colis",
    change: "livraison",
    mend: "Choisir un autre point relais",
  },
  error: {
    reason: "ce transporteur ne peut pas livrer ce colis à votre adresse",
    change: "livraison",
    mend: "Choisir un autre transporteur",
  },
};

export function sendPostponedMail(
  c: Context<SandboxEnv>,
  subscription: Subscription,
  obstacle: NonNullable<NextShipment["obstacle"]>,
  at: string,
) {
  const { reason, change, mend } = obstacles[obstacle];
  return sendTo(c, subscription, {
    at,
    subject: `Votre colis est repoussé au ${formatDate(subscription.nextShipmentDate)}`,
    content: html`<p>Nous n’avons pas pu préparer votre colis : ${reason}. Rien n’est débité. Nous essayons de nouveau une
    semaine plus tard.</p>`,
    action: { to: changeHref(subscription.id, change), text: mend },
  });
}

export function sendRefusalMail(
  c: Context<SandboxEnv>,
  subscription: Subscription,
  order: Order,
  { at, bankMessage }: { at: string; bankMessage: string },
) {
  return sendTo(c, subscription, {
    at,
    subject: `Le paiement de votre commande ${order.number} a été refusé`,
    content: html`<p>Votre banque a refusé le débit de ${totalOf(order)} : ${bankMessage}. Votre colis attend.</p>`,
    action: { to: changeHref(subscription.id, "paiement"), text: "Changer de carte" },
    rest: html`<p>Vous pouvez aussi ${link(orderAddress(order), "payer cette commande")}.</p>
    <p>Sans changement de votre part, nous réessayons ${
      order.nextChargeAt ? html`le ${formatDate(order.nextChargeAt)}` : "dans quelques jours"
    }.</p>`,
  });
}

export function sendAuthenticationMail(
  c: Context<SandboxEnv>,
  subscription: Subscription,
  order: Order,
  at: string,
) {
  return sendTo(c, subscription, {
    at,
    subject: `Confirmez le paiement de votre commande ${order.number}`,
    content: html`<p>Votre banque vous demande de confirmer le débit de ${totalOf(order)}. Rien n’est débité d’ici là.
    Votre colis attend.</p>`,
    action: { to: orderAddress(order), text: "Confirmer le paiement" },
  });
}

export function sendGivenUpMail(
  c: Context<SandboxEnv>,
  subscription: Subscription,
  order: Order,
  at: string,
) {
  const { id, abortedAt } = subscription;
  return sendTo(c, subscription, {
    at,
    subject: `Votre commande ${order.number} est annulée`,
    content: html`<p>Elle n’a pas pu être payée. Rien n’est débité et rien n’est envoyé.${
      abortedAt === null
        ? " Votre abonnement est en pause."
        : " Votre abonnement a pris fin, comme vous l’aviez demandé."
    }</p>
    ${
      abortedAt === null
        ? html`<p>${link(changeHref(id, "paiement"), "Changer de carte")}, puis ${link(changeHref(id, "reprise"), "reprendre mon abonnement")}.</p>`
        : ""
    }`,
  });
}

export function sendCardMail(c: Context<SandboxEnv>, subscription: Subscription, at: string) {
  const { id, card } = subscription;
  return sendTo(c, subscription, {
    at,
    subject: "Votre carte bancaire expire bientôt",
    content: html`<p>La carte qui se termine par ${card?.lastDigits ?? ""} expire le ${formatDate(card?.expiresAt)}. Indiquez-en une
    autre pour recevoir vos prochains colis.</p>`,
    action: { to: changeHref(id, "paiement"), text: "Changer de carte" },
  });
}

export function sendResumedMail(c: Context<SandboxEnv>, subscription: Subscription, at: string) {
  return sendTo(c, subscription, {
    at,
    subject: "Votre abonnement reprend",
    content: html`<p>La pause est finie.</p>
    ${shipmentPart(subscription, new Date(at))}`,
    action: { to: subscriptionHref(subscription.id), text: "Voir mon prochain colis" },
  });
}

export async function sendChangeMail(
  c: Context<SandboxEnv>,
  subscription: Subscription,
  { kind, subject, sentences, tab }: ToldChange,
): Promise<void> {
  const { id, period, nextShipmentDate } = subscription;
  const at = clock.date().toISOString();
  await entered(c.get("db"), {
    subscriptionId: id,
    kind,
    happenedAt: at,
    period,
    by: "customer",
    text: sentences.join(" ") || subject,
  });
  await sendTo(c, subscription, {
    at,
    subject,
    content: html`${sentences.map((sentence) => html`<p>${sentence}</p>`)}
    ${nextShipmentDate === null ? "" : shipmentPart(subscription, new Date(at))}`,
    action: { to: subscriptionHref(id, tab), text: "Voir mon abonnement" },
    rest: html`${kind === "stopped" ? html`<p>Envie de recommencer ? ${link(href("index"), "Parcourez nos repas")}. L’abonnement et son rythme se choisissent sur la page de chaque produit.</p>` : ""}
    <p>Ce n’était pas vous ? Contactez-nous sans attendre.</p>`,
  });
}

export async function sendTo(
  c: Context<SandboxEnv>,
  subscription: Subscription,
  { subject, content, at, ...parts }: SubscriptionMail,
): Promise<void> {
  const db = c.get("db");
  const { id, number, customerId, period } = subscription;
  const customer = await db.query.customers.findFirst({ where: eq(customers.id, customerId) });
  if (!customer) return;
  const name = await subscriptionNameOf(db, subscription);
  await send(c, {
    to: customer.email,
    subject,
    sentAt: at,
    ...parts,
    picture: pictureOf(subscription),
    name: customer.firstName,
    content: html`<p><strong>${name}</strong><br><small>Abonnement n° ${number}</small></p>${content}`,
  });
  await entered(db, { subscriptionId: id, kind: "mail", happenedAt: at, period, text: subject });
}

export const link = (address: string, text: string) => html`<a href="${address}">${text}</a>`;
const totalOf = (order: Order) => formatMoney(totalsOf(order).total);
const orderAddress = ({ tokenValue }: Order) => href("commande-order", { order: tokenValue });

import { html } from "hono/html";
import { formatMoney } from "../../shared/money/money.ts";
import { href } from "../../shared/routes.ts";
import type { Order } from "../ecommerce/order-store.ts";
import { totalsOf } from "../ecommerce/prices.ts";
import { htmlDocument } from "../pages/html-document.ts";
import { testCards } from "./test-cards.ts";

interface Attempt {
  token: string;
  payment: { amount: number | null };
  order: Order;
}

export function cardPage(attempt: Attempt, problem?: string) {
  return page(
    attempt,
    html`${problem ? html`<p role="alert"><strong>${problem}</strong></p>` : ""}
    <form method="post" action="${addressOf(attempt)}">
      <label>Numéro de carte
        <input name="number" inputmode="numeric" autocomplete="cc-number" required maxlength="25" ${problem ? html`aria-invalid="true"` : ""}>
      </label>
      <label>Expire fin
        <input name="expiry" autocomplete="cc-exp" placeholder="MM/AA" required maxlength="7">
      </label>
      <label>Cryptogramme
        <input name="cvc" inputmode="numeric" autocomplete="cc-csc" required maxlength="4">
      </label>
      ${notificationField}
      <button>Payer ${amountOf(attempt)}</button>
    </form>
    <h2>Cartes de test</h2>
    <table><tbody>${testCards.map(
      ({ number, name }) =>
        html`<tr><td><code>${number.replace(/(\d{4})(?=\d)/g, "$1 ")}</code></td><td>${name}</td></tr>`,
    )}</tbody></table>`,
  );
}

export function authenticationPage(attempt: Attempt, notification: string) {
  return page(
    attempt,
    html`<h2>Authentification forte</h2>
    <p>Votre banque vous demande de confirmer ce paiement de ${amountOf(attempt)} à Museau.</p>
    ${decisionForm(attempt, { accept: "Confirmer le paiement", refuse: "Refuser" }, notification)}`,
  );
}

export function paypalPage(attempt: Attempt) {
  return page(
    attempt,
    html`<h2>PayPal</h2>
    <p>Payer ${amountOf(attempt)} à Museau depuis votre compte de test.</p>
    ${decisionForm(attempt, { accept: "Accepter et payer", refuse: "Annuler et revenir" })}`,
  );
}

export function timeoutPage(attempt: Attempt) {
  return page(
    attempt,
    html`<p role="alert"><strong>La banque n’a pas répondu à temps. Rien n’a été débité.</strong></p>
    <p><a href="${addressOf(attempt)}">Réessayer</a></p>`,
  );
}

export function closedPage({ order }: Attempt) {
  return document(
    html`<p>Ce paiement n’est plus à faire.</p>
    <p><a href="${orderAddress(order)}">Revenir à la boutique</a></p>`,
  );
}

function decisionForm(attempt: Attempt, names: { accept: string; refuse: string }, notification?: string) {
  return html`<form method="post" action="${addressOf(attempt)}/decision">
    ${notification ? html`<input type="hidden" name="notification" value="${notification}">` : notificationField}
    <button name="decision" value="accept">${names.accept}</button>
    <button name="decision" value="refuse">${names.refuse}</button>
  </form>`;
}

const notificationField = html`<label>La boutique l’apprend
  <select name="notification">
    <option value="before">avant votre retour</option>
    <option value="after">deux secondes après</option>
    <option value="held">quand on le lui dira</option>
  </select>
</label>`;

function page(attempt: Attempt, content: ReturnType<typeof html>) {
  return document(html`<p>Commande ${attempt.order.number} chez Museau : <strong>${amountOf(attempt)}</strong></p>
    ${content}
    <form method="post" action="${addressOf(attempt)}/abandon"><button>Abandonner et revenir à la boutique</button></form>`);
}

function document(content: ReturnType<typeof html>) {
  return htmlDocument(
    "Paiement – doublure de la passerelle",
    html`<header><h1>Paiement sécurisé</h1></header><main><section>${content}</section></main>`,
  );
}

function amountOf({ order, payment }: Attempt): string {
  return formatMoney(payment.amount ?? totalsOf(order).total);
}

const addressOf = ({ token }: Attempt) => `/_sandbox/paiement/${token}`;
const orderAddress = ({ tokenValue }: Order) => href("commande-order", { order: tokenValue });

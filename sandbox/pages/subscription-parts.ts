import { html } from "hono/html";
import { subscriptionHref } from "../../shared/subscription/subscription-href.ts";
import { formatDate, formatMoment } from "../../shared/time/dates.ts";
import type { subscriptionEvents } from "../database/schema/subscription-events.ts";
import { inEuros } from "../ecommerce/euros.ts";
import { totalsOf } from "../ecommerce/prices.ts";
import { editableUntilOf, pricedOrderOf } from "../ecommerce/subscriptions/subscription-rules.ts";
import type { Subscription } from "../ecommerce/subscriptions/subscription-store.ts";

type Entry = typeof subscriptionEvents.$inferSelect & {
  order: { number: string | null; tokenValue: string } | null;
};

export function subscriptionTable(all: readonly Subscription[], now: Date) {
  return html`<section>
  <h2>Tous les abonnements</h2>
  <p>Ils avancent avec l’<a href="/_sandbox/#horloge">horloge de la boutique</a>. Prix et stocks se changent sous
  <a href="/_sandbox/#stocks">« Stocks et prix »</a>.</p>
  <table>
    <thead><tr>
      <th scope="col">Abonnement</th><th scope="col">Client</th><th scope="col">État</th><th scope="col">Envoi</th>
      <th scope="col">Modifiable jusqu’au</th><th scope="col">Total</th><th scope="col">Carte</th>
    </tr></thead>
    <tbody>${all.map((subscription) => subscriptionRow(subscription, now))}</tbody>
  </table>
  <h3>Fermer un point de retrait, arrêter un code promo</h3>
  <form method="post" action="/_sandbox/subscriptions/closures">
    <label>Quoi <select name="kind"><option value="pickup-point">Point de retrait</option><option value="coupon">Code promo</option></select></label>
    <label>Numéro ou code <input name="key" required placeholder="FR-01001"></label>
    <button name="change" value="close">Fermer</button>
    <button class="plain" name="change" value="reopen">Rouvrir</button>
  </form>
</section>`;
}

function subscriptionRow(subscription: Subscription, now: Date) {
  const { id, number, customerId, state, nextShipmentDate, card } = subscription;
  const until = editableUntilOf(subscription);
  return html`<tr>
    <td><a href="${subscriptionHref(id)}">${number}</a></td>
    <td>${customerId}</td>
    <td>${state}${subscription.frozen ? ", figé" : ""}</td>
    <td>${nextShipmentDate ? formatDate(nextShipmentDate) : "aucun"}</td>
    <td>${until ? formatMoment(until) : ""}</td>
    <td>${inEuros(totalsOf(pricedOrderOf(subscription, now), now).total)}</td>
    <td>${card ? cardForm(id, card) : "aucune"}</td>
  </tr>`;
}

const answers = {
  completed: "est payée",
  failed: "est refusée",
  authentication: "demande une authentification",
  timeout: "ne répond pas",
} as const;

function cardForm(
  id: number,
  { lastDigits, expiresAt, answer = "completed" }: NonNullable<Subscription["card"]>,
) {
  return html`<form method="post" action="/_sandbox/subscriptions/${id}/card">
    <label>…${lastDigits}, fin ${expiresAt.slice(0, 7)}
      <select name="answer">${Object.entries(answers).map(
        ([value, text]) =>
          html`<option value="${value}"${value === answer ? " selected" : ""}>${text}</option>`,
      )}</select>
    </label>
    <button>Changer</button>
    <button class="plain" name="expires" value="this-month">Expire ce mois-ci</button>
    <button class="plain" name="expires" value="before">Est expirée</button>
  </form>`;
}

export function ledgerPart(all: readonly Subscription[], entries: readonly Entry[]) {
  const numberOf = (id: number) => all.find((one) => one.id === id)?.number ?? "";
  return html`<section>
  <h2>Ce qui s’est passé</h2>
  ${
    entries.length === 0
      ? html`<p>Rien pour l’instant : avancez l’horloge.</p>`
      : html`<table>
    <thead><tr>
      <th scope="col">Quand</th><th scope="col">Abonnement</th><th scope="col">Période</th><th scope="col">Quoi</th>
      <th scope="col">Par</th><th scope="col">Commande</th><th scope="col">Montant</th>
    </tr></thead>
    <tbody>${entries.map(
      ({ subscriptionId, happenedAt, period, kind, text, by, order, amount }) => html`<tr>
        <td>${formatMoment(happenedAt)}</td><td>${numberOf(subscriptionId)}</td><td>${period ?? ""}</td>
        <td><code>${kind}</code> ${text}</td><td>${authors[by]}</td><td>${order?.number ?? ""}</td>
        <td>${amount === null ? "" : inEuros(amount)}</td>
      </tr>`,
    )}</tbody>
  </table>`
  }
</section>`;
}

const authors = { shop: "la boutique", customer: "le client", bank: "la banque" } as const;

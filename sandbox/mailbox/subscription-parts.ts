import { html } from "hono/html";
import { formatAmount, formatMoney } from "../../shared/money/money.ts";
import { formatDate, formatMoment } from "../../shared/time/dates.ts";
import { totalsOf } from "../ecommerce/prices.ts";
import {
  editableUntilOf,
  pricedOrderOf,
  shipmentLinesOf,
} from "../ecommerce/subscriptions/subscription-rules.ts";
import type { Subscription } from "../ecommerce/subscriptions/subscription-store.ts";

/** What is sent next, when and for how much: as it is frozen, or as things are. */
export function shipmentPart(subscription: Subscription, now: Date) {
  const { frozen, nextShipmentDate, items } = subscription;
  const { shippingTotal, orderPromotionTotal, total } = totalsOf(pricedOrderOf(subscription, now), now);
  const until = editableUntilOf(subscription);
  return html`<h2>Prochaine commande : le ${formatDate(nextShipmentDate)}</h2>
    <table>
      <thead><tr><th scope="col">Article</th><th scope="col">Quantité</th><th scope="col">Prix</th></tr></thead>
      <tbody>${shipmentLinesOf(subscription).map(({ itemId, quantity, unitPrice }) => {
        const variant = items.find(({ id }) => id === itemId)?.variant;
        return html`<tr><td>${variant ? `${variant.productName}, ${variant.variantName}` : ""}</td><td>${quantity}</td><td>${formatMoney(quantity * unitPrice)}</td></tr>`;
      })}</tbody>
      <tfoot>
        ${orderPromotionTotal < 0 ? html`<tr><th scope="row" colspan="2">Remises</th><td>${formatAmount(orderPromotionTotal)}</td></tr>` : ""}
        <tr><th scope="row" colspan="2">Livraison</th><td>${shippingTotal === 0 ? "Offerte" : formatAmount(shippingTotal)}</td></tr>
        <tr><th scope="row" colspan="2">Montant à débiter</th><td><strong>${formatAmount(total)}</strong></td></tr>
      </tfoot>
    </table>
    ${frozen === null && until !== null ? html`<p>Modifiable jusqu’au ${formatMoment(until)}.</p>` : ""}`;
}

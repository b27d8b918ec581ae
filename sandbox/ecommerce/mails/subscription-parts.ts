import { html } from "hono/html";
import { amountRows } from "../../../shared/cart/amounts/amount-rows.ts";
import { amountsTexts, amountText } from "../../../shared/cart/amounts/amounts.texts.ts";
import { formatAmount, formatMoney } from "../../../shared/money/money.ts";
import { formatDate, formatMoment } from "../../../shared/time/dates.ts";
import { totalsOf } from "../prices.ts";
import { editableUntilOf, pricedOrderOf, shipmentLinesOf } from "../subscriptions/subscription-rules.ts";
import type { Subscription } from "../subscriptions/subscription-store.ts";
import { amountRow, mailedAmounts } from "./order-parts.ts";

export function shipmentPart(subscription: Subscription, now: Date) {
  const { frozen, nextShipmentDate, items } = subscription;
  const totals = totalsOf(pricedOrderOf(subscription, now), now);
  const lines = shipmentLinesOf(subscription);
  const priced = lines.map((line) => ({ ...line, subscriptionInterval: subscription.subscriptionInterval }));
  const until = editableUntilOf(subscription);
  return html`<h2>Prochain colis, le ${formatDate(nextShipmentDate)}</h2>
    <table>
      <thead><tr><th scope="col">Article</th><th scope="col">Quantité</th><th scope="col">Prix</th></tr></thead>
      <tbody>${lines.map(({ itemId, quantity, unitPrice }) => {
        const variant = items.find(({ id }) => id === itemId)?.variant;
        return html`<tr><td>${variant ? html`${variant.productName}, <span class="format">${variant.variantName}</span>` : ""}</td><td>${quantity}</td><td>${formatMoney(quantity * unitPrice)}</td></tr>`;
      })}</tbody>
      <tfoot>
        ${amountRows(mailedAmounts(priced, totals)).map((row) => amountRow(amountsTexts[row.name], amountText(row)))}
        ${amountRow("Montant à débiter", html`<strong>${formatAmount(totals.total)}</strong>`)}
      </tfoot>
    </table>
    ${frozen === null && until !== null ? html`<p>Modifiable jusqu’au ${formatMoment(until)}.</p>` : ""}`;
}

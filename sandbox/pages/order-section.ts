import { html } from "hono/html";
import type { orderItems, orders } from "../database/schema/orders.ts";
import { orderStates } from "../ecommerce/order-states.ts";
import { totalsOf } from "../ecommerce/prices.ts";

type OrderWithItems = typeof orders.$inferSelect & { items: (typeof orderItems.$inferSelect)[] };

const euros = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" });

export function orderSection(lastOrders: readonly OrderWithItems[]) {
  return html`<section>
  <h2>Commandes et paniers</h2>
  ${lastOrders.length === 0 ? html`<p>Aucun panier pour l’instant.</p>` : orderTable(lastOrders)}
</section>`;
}

function orderTable(lastOrders: readonly OrderWithItems[]) {
  return html`<table>
    <thead><tr>
      <th scope="col">Jeton</th><th scope="col">Créé le</th><th scope="col">Client</th><th scope="col">Articles</th>
      <th scope="col">Code promo</th><th scope="col">Total</th><th scope="col">État</th>
    </tr></thead>
    <tbody>${lastOrders.map(orderRow)}</tbody>
  </table>`;
}

function orderRow(order: OrderWithItems) {
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return html`<tr>
    <td><code>${order.tokenValue}</code></td>
    <td>${order.createdAt.slice(0, 16).replace("T", " ")}</td>
    <td>${order.customerId ?? "anonyme"}</td>
    <td>${count}</td>
    <td>${order.couponCode ?? "aucun"}</td>
    <td>${euros.format(totalsOf(order).total / 100)}</td>
    <td><form method="post" action="/_sandbox/orders/${order.tokenValue}/state">
      <select name="state" aria-label="État de la commande ${order.tokenValue}">${orderStates.map(
        (state) => html`<option${state === order.state ? " selected" : ""}>${state}</option>`,
      )}</select>
      <button>Changer</button>
    </form></td>
  </tr>`;
}

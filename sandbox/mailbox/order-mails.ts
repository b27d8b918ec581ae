import type { Context } from "hono";
import { html } from "hono/html";
import { formatMoney } from "../../shared/money.ts";
import { href } from "../../shared/routes.ts";
import type { Order } from "../ecommerce/order-store.ts";
import { paymentMethodOf } from "../ecommerce/payment-methods.ts";
import { totalsOf } from "../ecommerce/prices.ts";
import type { SandboxEnv } from "../env.ts";
import { send } from "./send.ts";

/** What was ordered; where the payment is delayed, how it is made. */
export async function sendOrderMails(
  c: Context<SandboxEnv>,
  order: Order,
  { email, firstName }: { email: string; firstName: string },
): Promise<void> {
  const { total } = totalsOf(order);
  await send(c, {
    to: email,
    subject: `Votre commande ${order.number}`,
    content: html`<p>Merci ${firstName}, votre commande est enregistrée.</p>
    <table><tbody>${order.items.map(
      ({ quantity, unitPrice, variant, subscriptionInterval }) => html`<tr>
        <td>${quantity} × ${variant.productName}, ${variant.variantName}${
          subscriptionInterval > 0 ? ` (abonnement, tous les ${subscriptionInterval} jours)` : ""
        }</td>
        <td>${formatMoney(quantity * unitPrice)}</td>
      </tr>`,
    )}</tbody></table>
    <p>Total : <strong>${formatMoney(total)}</strong></p>
    <p><a href="${href("commande-order-confirmation", { order: order.tokenValue })}">Voir ma commande</a></p>`,
  });
  const method = paymentMethodOf(order.payments.at(-1)?.method ?? null);
  if (!method?.instructions) return;
  await send(c, {
    to: email,
    subject: `Comment payer votre commande ${order.number}`,
    content: html`<p>${method.name}, ${formatMoney(total)}</p><p>${method.instructions}</p>`,
  });
}

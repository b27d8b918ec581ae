import { html } from "hono/html";
import { addressLinesOf } from "../../../shared/address/postal-address.ts";
import { amountRows } from "../../../shared/cart/amounts/amount-rows.ts";
import { amountsTexts, amountText } from "../../../shared/cart/amounts/amounts.texts.ts";
import type { CartAccounting } from "../../../shared/cart/cart.ts";
import { contractHref } from "../../../shared/contract/contract-href.ts";
import { type Arrival, arrivalOf } from "../../../shared/delivery/arrival.ts";
import { arrivalText } from "../../../shared/delivery/arrival-text.ts";
import { termsOfCarrier } from "../../../shared/delivery/delivery-terms.ts";
import {
  type Frequency,
  frequencyOf,
  minimumDeliveries,
  nextDelivery,
} from "../../../shared/frequency/frequency.ts";
import { formatAmount, formatMoney } from "../../../shared/money/money.ts";
import { orderAmounts } from "../../../shared/order/order-amounts.ts";
import { href } from "../../../shared/routes.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import { header } from "../../content/header.ts";
import { formatSlug } from "../../content/product-entry.ts";
import { products } from "../../content/products.ts";
import { carrierOf } from "../carriers.ts";
import { countryNames } from "../countries.ts";
import type { OrderAddress } from "../order-address.ts";
import type { Order, OrderLine } from "../order-store.ts";
import { findPickupPoint } from "../pickup-point-list.ts";
import { type Totals, totalsOf } from "../prices.ts";
import { freeProductsOf } from "../promotion-rules.ts";
import { countryOf } from "../vat.ts";

export function orderTable(order: Order, frequencies: readonly Frequency[]) {
  const totals = totalsOf(order);
  return html`<table>
    <thead><tr><th scope="col">Article</th><th scope="col">Quantité</th><th scope="col">Prix</th></tr></thead>
    <tbody>
      ${order.items.map((line) => lineRow(line, frequencies))}
      ${freeProductsOf(order).map(({ productName, quantity }) => html`<tr><td>${productName}</td><td>${quantity}</td><td>Offert</td></tr>`)}
    </tbody>
    <tfoot>
      ${amountRows(mailedAmounts(order.items, totals)).map((row) => amountRow(amountsTexts[row.name], amountText(row)))}
      ${amountRow(amountsTexts.total, html`<strong>${formatAmount(totals.total)}</strong>`)}
      ${amountRow(amountsTexts.vat, formatAmount(totals.taxTotal))}
    </tfoot>
  </table>`;
}

/** Pixels rather than the drawing, because most mail programs show no SVG. */
export function pictureOf({ items }: { items: readonly Pick<OrderLine, "variant">[] }) {
  const [first] = items;
  const sku = first?.variant.sku;
  const entry = products.find((product) => product.sku === sku);
  const format = entry?.variants.find(({ code }) => code === first?.variant.code);
  return (
    entry &&
    format && {
      url: `/_sandbox/pictures/packshots/${entry.slug}/${formatSlug(format.name)}.svg?tr=w-320,f-png`,
      text: `${entry.name}, ${format.name}`,
    }
  );
}

export const mailedAmounts = (
  items: readonly Pick<OrderLine, "quantity" | "unitPrice" | "originalUnitPrice" | "subscriptionInterval">[],
  totals: Totals,
): CartAccounting =>
  orderAmounts({
    items: items.map((item) => ({ ...item, subtotal: null, total: null })),
    unreadLines: 0,
    itemsSubtotal: totals.itemsSubtotal,
    itemsTotal: totals.itemsTotal,
    vatIncluded: totals.taxTotal,
    shippingFees: totals.shippingTotal,
    isShippingDue: false,
    serviceFees: totals.serviceTotal,
    promotionReduction: totals.orderPromotionTotal,
    total: totals.total,
  });

function lineRow(
  { quantity, unitPrice, variant, subscriptionInterval }: OrderLine,
  frequencies: readonly Frequency[],
) {
  return html`<tr>
    <td>${variant.productName}, <span class="format">${variant.variantName}</span>${
      subscriptionInterval > 0
        ? html`<br>Abonnement : ${frequencyOf(subscriptionInterval, frequencies)}, ${minimumDeliveries} livraisons au minimum`
        : ""
    }</td>
    <td>${quantity}</td>
    <td>${formatMoney(quantity * unitPrice)}</td>
  </tr>`;
}

export const amountRow = (name: string, amount: unknown) =>
  html`<tr><th scope="row" colspan="2">${name}</th><td>${amount}</td></tr>`;

export function deliveryPart({ shippingMethod, pickupPoint, shippingAddress, billingAddress }: Order) {
  const point = pickupPoint === null ? undefined : findPickupPoint(pickupPoint);
  const address = shippingAddress ?? billingAddress;
  return html`<h2>Livraison</h2>
    <p>${carrierOf(shippingMethod)?.name ?? "Transporteur"}<br>
    ${point ? html`${point.name}<br>${point.street}<br>${point.postcode} ${point.city}<br>${countryNames[point.countryCode] ?? ""}` : address ? addressLines(address) : ""}</p>
    ${billingAddress ? html`<h2>Facturation</h2><p>${addressLines(billingAddress)}</p>` : ""}`;
}

export const confirmationOf = ({ tokenValue }: Order) =>
  href("commande-order-confirmation", { order: tokenValue });

export function arrivalPart(order: Order, paid: Date) {
  const arrival = arrivalOfOrder(order, paid);
  return arrival ? html`<p><strong>${arrivalText(arrival)}.</strong></p>` : "";
}

export function arrivalOfOrder(order: Order, paid: Date): Arrival | undefined {
  const { delivery: terms } = header;
  const country = countryOf(order);
  const row = terms && termsOfCarrier(terms, { carrier: order.shippingMethod ?? "", country });
  return terms && row ? arrivalOf(terms, row, country, paid) : undefined;
}

const addressLines = (address: OrderAddress) => addressLinesOf(address).map((line) => html`${line}<br>`);

export function nextDeliveriesPart(order: Order, frequencies: readonly Frequency[]) {
  const { items, number, payments } = order;
  const intervals = [
    ...new Set(items.flatMap(({ subscriptionInterval }) => subscriptionInterval || [])),
  ].toSorted((one, other) => one - other);
  if (intervals.length === 0) return "";
  const paid = payments.at(-1)?.completedAt;
  const dayOf = (interval: number) =>
    paid
      ? `le ${formatDate(nextDelivery(new Date(paid), interval))}`
      : `${interval} jours après votre paiement`;
  return html`<h2>Votre abonnement</h2>
    <ul>${intervals.map(
      (interval) =>
        html`<li>${frequencyOf(interval, frequencies)}. Prochain colis et prochain débit ${dayOf(interval)} : ${formatAmount(nextTotalOf(order, interval))}, livraison comprise, aux prix d’aujourd’hui.</li>`,
    )}</ul>
    <p>Un e-\u2060mail vous annonce chaque colis une semaine avant. Vous pouvez changer sa date jusqu’à 4 jours avant.
    <a href="${contractHref("termination", number)}">Résilier mon abonnement</a></p>`;
}

function nextTotalOf(order: Order, interval: number): number {
  const items = order.items.filter(({ subscriptionInterval }) => subscriptionInterval === interval);
  return totalsOf({ ...order, items, couponCode: null, checkoutCompletedAt: null }).total;
}

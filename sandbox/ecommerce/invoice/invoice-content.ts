import { addressLinesOf } from "../../../shared/address/postal-address.ts";
import { formatAmount } from "../../../shared/money/money.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import type { Order } from "../order-store.ts";
import { paymentMethodOf } from "../payment-methods.ts";
import { totalsOf } from "../prices.ts";
import { freeProductsOf } from "../promotion-rules.ts";
import { countryOf, vatIncludedIn, vatRateOf } from "../vat.ts";

interface InvoiceRow {
  name: string;
  quantity: number | null;
  net: number;
  gross: number;
}

/** Contents that the law requires of an invoice (CGI, annexe II, art. 242 nonies A). */
export function invoiceOf(order: Order, date: Date) {
  const country = countryOf(order);
  const totals = totalsOf(order);
  return {
    number: `F-${order.number}`,
    order: order.number ?? "",
    date: formatDate(date),
    orderedOn: formatDate(order.checkoutCompletedAt),
    sentOn: formatDate(order.shippedAt),
    billing: order.billingAddress ? addressLinesOf(order.billingAddress) : [],
    delivery: order.shippingAddress ? addressLinesOf(order.shippingAddress) : [],
    vatRate: vatRateOf(country),
    rows: withNet(grossRows(order), (gross) => gross - vatIncludedIn(gross, country)),
    net: formatAmount(totals.total - totals.taxTotal),
    vat: formatAmount(totals.taxTotal),
    total: formatAmount(totals.total),
    settlement: settlementOf(order),
  };
}

export type Invoice = ReturnType<typeof invoiceOf>;

type GrossRow = Omit<InvoiceRow, "net">;

function grossRows(order: Order): GrossRow[] {
  const { orderPromotionTotal, shippingTotal, serviceTotal } = totalsOf(order);
  return [
    ...order.items.map(({ variant, quantity, unitPrice, subscriptionInterval }) => ({
      name: `${variant.productName}, ${variant.variantName}${subscriptionInterval > 0 ? " (abonnement)" : ""}`,
      quantity,
      gross: quantity * unitPrice,
    })),
    ...freeProductsOf(order).map(({ productName, variantName, quantity }) => ({
      name: `${productName}, ${variantName} (offert)`,
      quantity,
      gross: 0,
    })),
    ...(orderPromotionTotal < 0
      ? [
          {
            name: order.couponCode ? `Remise, code ${order.couponCode}` : "Remise",
            quantity: null,
            gross: orderPromotionTotal,
          },
        ]
      : []),
    { name: "Livraison", quantity: null, gross: shippingTotal },
    ...(serviceTotal > 0 ? [{ name: "Frais de service", quantity: null, gross: serviceTotal }] : []),
  ];
}

/** Rounds the running sums rather than each row, so that the rows add up to the total. */
function withNet(rows: readonly GrossRow[], netOf: (gross: number) => number): InvoiceRow[] {
  let sum = 0;
  return rows.map((row) => {
    const before = netOf(sum);
    sum += row.gross;
    return { ...row, net: netOf(sum) - before };
  });
}

function settlementOf(order: Order): string {
  const paid = order.payments.findLast(({ state }) => state === "completed" || state === "refunded");
  const method = paymentMethodOf(paid?.method ?? null)?.name.toLowerCase();
  const how = method ? ` par ${method}` : "";
  const when = paid?.completedAt ? ` le ${formatDate(paid.completedAt)}` : "";
  if (order.paymentState === "refunded") return `Réglée${how}${when}, puis remboursée.`;
  if (order.paymentState === "partially_refunded") return `Réglée${how}${when}, puis remboursée en partie.`;
  return `Facture acquittée${how}${when}.`;
}

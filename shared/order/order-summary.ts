import type { Payment } from "../checkout/checkout-order.ts";
import type { OrderItem } from "./order.ts";

/** A placed order as the list of a customer's orders tells it. Whole minor units; null where unknown. */
export interface OrderSummary {
  token: string;
  number: string | null;
  state: string;
  paymentState: string | null;
  shippingState: string | null;
  /** Null if the list does not tell them. */
  payments: Payment[] | null;
  /** ISO 8601, or `Y-m-d H:i:s` without zone. */
  orderedAt: string | null;
  currencyCode: string;
  total: number | null;
  /** Null where the list does not tell the lines. */
  articles: number | null;
  items: Pick<OrderItem, "variant" | "productName" | "variantName" | "quantity">[];
  /** Id of the subscription that made it. */
  subscription: string | null;
}

/** Newest first. `total` counts all pages; null where it is unknown. */
export interface OrderPage {
  orders: OrderSummary[];
  hasNext: boolean;
  total: number | null;
}

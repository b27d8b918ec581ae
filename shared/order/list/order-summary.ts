import type { Payment } from "../../checkout/checkout-order.ts";
import type { OrderItem } from "../order.ts";
import type { OrderState, PaymentState, ShippingState } from "../order-states.ts";

/** Whole minor units; null if unknown. */
export interface OrderSummary {
  token: string;
  number: string | null;
  state: OrderState;
  paymentState: PaymentState | null;
  shippingState: ShippingState | null;
  payments: Payment[] | null;
  orderedAt: string | null;
  currencyCode: string;
  total: number | null;
  articles: number | null;
  items: Pick<OrderItem, "variant" | "productName" | "variantName" | "quantity">[];
  subscription: string | null;
}

export interface OrderPage {
  orders: OrderSummary[];
  hasNext: boolean;
  total: number | null;
}

import type { Shipment } from "../../checkout/checkout-order.ts";
import type { OrderDestination, OrderItem } from "../order.ts";
import type { OrderState, PaymentState, ShippingState } from "../order-states.ts";

/** An order as its mail shows it without a login: no person, no street, no amount. */
export interface FollowedOrder {
  token: string;
  number: string | null;
  state: OrderState;
  paymentState: PaymentState;
  shippingState: ShippingState;
  checkoutCompletedAt: string | null;
  /** Null as long as no arrival can be promised. */
  paidAt: string | null;
  items: Pick<OrderItem, "variant" | "productName" | "variantName" | "quantity">[];
  shipments: Shipment[];
  destination: OrderDestination;
  town: string | null;
}

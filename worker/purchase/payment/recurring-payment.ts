import {
  type CheckoutOrder,
  hasSubscription,
  type OfferedMethod,
  type PaymentMethod,
} from "../../../shared/checkout/checkout-order.ts";
import type { AppContext } from "../../context.ts";

type Ordered = Pick<CheckoutOrder, "items" | "subscription">;

/** The API does not tell which methods can be charged again (docs/decisions/045-charged-again.md). */
export const isFit = (c: AppContext, order: Ordered, method: string | null): boolean =>
  !hasSubscription(order) || (method !== null && c.var.configuration.recurringPayments.includes(method));

export const offeredFor = (c: AppContext, order: Ordered, methods: PaymentMethod[]): OfferedMethod[] =>
  methods.map((method) => (isFit(c, order, method.code) ? method : { ...method, isUnfit: true }));

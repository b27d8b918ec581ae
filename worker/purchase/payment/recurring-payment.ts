import {
  type CheckoutOrder,
  hasSubscription,
  type OfferedMethod,
  type PaymentMethod,
} from "../../../shared/checkout/checkout-order.ts";
import type { Services } from "../../context.ts";

type Ordered = Pick<CheckoutOrder, "items" | "subscription">;

/** The API does not tell which methods can be charged again (docs/decisions/045-charged-again.md). */
export const isFit = (
  { configuration }: Services<"configuration">,
  order: Ordered,
  method: string | null,
): boolean =>
  !hasSubscription(order) || (method !== null && configuration.recurringPayments.includes(method));

export const offeredFor = (
  services: Services<"configuration">,
  order: Ordered,
  methods: PaymentMethod[],
): OfferedMethod[] =>
  methods.map((method) => (isFit(services, order, method.code) ? method : { ...method, isUnfit: true }));

export const fitMethods = (
  services: Services<"configuration">,
  order: Ordered,
  methods: readonly PaymentMethod[],
): PaymentMethod[] => methods.filter(({ code }) => isFit(services, order, code));

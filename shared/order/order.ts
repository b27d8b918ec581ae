import type { SourceItemList } from "../cart/source-item-list.ts";
import type { OrderState } from "./order-states.ts";

export interface OrderedVariant {
  code: string;
  product?: string | undefined;
  inStock?: boolean | undefined;
}

export interface OrderItem {
  id: number;
  variant: OrderedVariant;
  productName: string;
  variantName: string;
  quantity: number | null;
  unitPrice: number | null;
  originalUnitPrice: number | null;
  subtotal: number | null;
  total: number | null;
  /** Days between deliveries; 0 is a one-off purchase, null is unknown. */
  subscriptionInterval: number | null;
  sourceItemList?: SourceItemList | undefined;
}

export interface OrderDestination {
  country: string | null;
  /** Carrier chosen by the shopper; null while the API only has its own default. */
  carrier: string | null;
}

/** Whole minor units; null if unknown. */
export interface Order {
  token: string;
  state: OrderState;
  currencyCode: string;
  customerId: string | null;
  /** False for Sylius up to 1.14, which shows an order to its customer alone and does not name them. */
  isCustomerTold: boolean;
  items: OrderItem[];
  /** Lines that could not be parsed; their price is part of the total. */
  unreadLines: number;
  freeProducts: { productName: string; quantity: number }[];
  coupon: string | null;
  isCouponTold?: boolean;
  destination: OrderDestination;
  /** Total of the goods before order promotions; Sylius returns it from version 1.13. */
  itemsSubtotal: number | null;
  itemsTotal: number | null;
  vatIncluded: number | null;
  shippingFees: number | null;
  /** True for fees of 0 that neither a carrier nor a promotion explains. */
  isShippingDue: boolean;
  serviceFees: number | null;
  promotionReduction: number | null;
  total: number | null;
}

export const isUsableCart = ({ state }: Pick<Order, "state">): boolean => state === "cart";

/** A cart with unreadable lines is not empty. */
export const isEmptyOrder = ({ items, unreadLines }: Pick<Order, "items" | "unreadLines">): boolean =>
  items.length === 0 && unreadLines === 0;

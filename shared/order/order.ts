import type { SourceItemList } from "../cart/source-item-list.ts";

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
  /** Null where unknown. */
  quantity: number | null;
  unitPrice: number | null;
  originalUnitPrice: number | null;
  subtotal: number | null;
  total: number | null;
  /** Days between deliveries; 0 is a one-off purchase, null is unknown. */
  subscriptionInterval: number | null;
  /** Absent where unknown. */
  sourceItemList?: SourceItemList | undefined;
}

/** Where an order goes, as far as it is known. */
export interface OrderDestination {
  /** Of its address, two capital letters. */
  country: string | null;
  /** Code of the carrier that the shopper has chosen: until then the API has one of its own. */
  carrier: string | null;
}

/** An order or a cart (spec 3, cart). Whole minor units; null where unknown. */
export interface Order {
  token: string;
  state: string;
  currencyCode: string;
  /** Null for a guest. */
  customerId: string | null;
  items: OrderItem[];
  /** Lines that the API has and that could not be read: their price is in the total. */
  unreadLines: number;
  freeProducts: { productName: string; quantity: number }[];
  coupon: string | null;
  /** False if the API does not name the coupon of a cart. */
  isCouponTold?: boolean;
  destination: OrderDestination;
  /** Before the promotions of the order; versions of Sylius from 1.13 on tell it. */
  itemsSubtotal: number | null;
  /** After them. */
  itemsTotal: number | null;
  vatIncluded: number | null;
  shippingFees: number | null;
  /** Fees of 0 that nothing explains: no carrier, no promotion. */
  isShippingDue: boolean;
  serviceFees: number | null;
  /** Negative or zero. */
  promotionReduction: number | null;
  total: number | null;
}

/** Spec 4. */
export const isUsableCart = ({ state }: Pick<Order, "state">): boolean => state === "cart";

/** A cart whose lines cannot be read is not empty. */
export const isEmptyOrder = ({ items, unreadLines }: Pick<Order, "items" | "unreadLines">): boolean =>
  items.length === 0 && unreadLines === 0;

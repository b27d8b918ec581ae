import type { Frequency } from "../subscription/subscription.ts";
import type { SourceItemList } from "./source-item-list.ts";

/** A line as the browser gets it; money in whole minor units, as the e-commerce API settled it. */
export interface CartLine {
  id: number;
  variantCode: string;
  productName: string;
  variantName: string;
  /** Null where unknown. */
  quantity: number | null;
  /** Days between deliveries; 0 is a one-off purchase, null is unknown. */
  subscriptionInterval: number | null;
  unitPrice: number | null;
  /** Before the promotions of the order. */
  total: number | null;
  soldOut?: true;
  /** One of a recipe, bought once. */
  isSample?: true;
  /** Where it was put into the cart (spec 3, cart item). */
  sourceItemList?: SourceItemList;
  sku?: string;
  /** Net grams, link and picture; absent during an outage of the content system. */
  weight?: number;
  href?: string;
  image?: { url: string; alternativeText: string; width: number; height: number };
}

/** A cart as the browser gets it: no token, nothing personal. */
export interface Cart extends CartTotals {
  lines: CartLine[];
  /** Those a line may be changed to; none in an empty cart. */
  frequencies: readonly Frequency[];
}

export interface CartTotals {
  freeProducts: { name: string; quantity: number }[];
  coupon: string | null;
  /** At least: an unknown quantity and a line that could not be read count as one. */
  count: number;
  /** Lines that could not be read; the amounts contain them. */
  unreadLines: number;
  currencyCode: string;
  accounting: CartAccounting;
  /** Null where the shop says nothing of it. */
  delivery: CartDelivery | null;
}

export interface CartDelivery {
  /** Of goods, whole minor units; null where it is never offered. */
  freeFrom: number | null;
  /** Of goods, from which there is no service fee; null where nobody says it. */
  serviceFreeFrom: number | null;
  /** In words, if it is ordered now; null where nobody can say. */
  arrival: { days: string; condition: string } | null;
}

/** Accounting lines (spec 3), whole minor units; null where the e-commerce API gave none. */
export interface CartAccounting {
  /** Goods at their regular prices. */
  subtotal: number | null;
  /** Negative or zero. */
  subscriptionDiscount: number | null;
  /** Negative or zero. */
  promotionReduction: number | null;
  /** After reductions, with taxes. */
  shippingFees: number | null;
  /** The delivery is not part of the total yet. */
  isShippingDue: boolean;
  serviceFees: number | null;
  /** Whatever else is part of the total, such as taxes that prices do not include. */
  otherFees: number | null;
  total: number | null;
  totalWithoutTax: number | null;
  vatIncluded: number | null;
}

/** The code that the API has accepted for a cart: some versions take off what is not sent along, and tell no code. */
export interface CartCoupon {
  /** Of the cart. */
  token: string;
  code: string;
  /** Whether the API's carts name their coupon. */
  isTold: boolean;
  /** Whether the cart had a reduction when it was read last. */
  isReduced: boolean;
}

export const emptyCart: Cart = {
  lines: [],
  frequencies: [],
  freeProducts: [],
  coupon: null,
  count: 0,
  unreadLines: 0,
  currencyCode: "EUR",
  accounting: {
    subtotal: 0,
    subscriptionDiscount: null,
    promotionReduction: null,
    shippingFees: null,
    isShippingDue: false,
    serviceFees: null,
    otherFees: null,
    total: 0,
    totalWithoutTax: 0,
    vatIncluded: 0,
  },
  delivery: null,
};

/** Of one line; the counter and the endpoint share it. */
export const maximumQuantity = 99;

export function articlesOf(lines: readonly Pick<CartLine, "quantity">[]): number {
  return lines.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);
}

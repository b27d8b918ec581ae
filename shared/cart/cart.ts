import type { Frequency } from "../frequency/frequency.ts";
import type { SourceItemList } from "./source-item-list.ts";

/** Money in whole minor units, as computed by the e-commerce API. */
export interface CartLine {
  id: number;
  variantCode: string;
  productName: string;
  variantName: string;
  quantity: number | null;
  /** Days between deliveries; 0 is a one-off purchase, null is unknown. */
  subscriptionInterval: number | null;
  unitPrice: number | null;
  total: number | null;
  soldOut?: true;
  isSample?: true;
  sourceItemList?: SourceItemList;
  sku?: string;
  /** Net grams, link and picture are absent during an outage of the content system. */
  weight?: number;
  href?: string;
  /** The same weight in larger packs, if they cost less. */
  cheaper?: CheaperPacks;
  image?: { url: string; alternativeText: string; width: number; height: number };
}

/** Names of the animals that eat a product, and their grams a day together, by SKU. */
export type EatenInCart = Record<string, { who: string; grams: number }>;

export interface CheaperPacks {
  variantCode: string;
  quantity: number;
  text: string;
}

/** Sent to the browser, so it holds no token and nothing personal. */
export interface Cart extends CartTotals {
  lines: CartLine[];
  frequencies: readonly Frequency[];
}

export interface CartTotals {
  freeProducts: { name: string; quantity: number }[];
  coupon: string | null;
  /** Lower bound: an unknown quantity and an unreadable line count as one. */
  count: number;
  unreadLines: number;
  currencyCode: string;
  accounting: CartAccounting;
  delivery: CartDelivery | null;
  /** One parcel in place of several, if that saves fees. */
  alignment?: CartAlignment;
}

export interface CartAlignment {
  text: string;
  /** Days. */
  interval: number;
  /** Lines that would have this interval, with the words of their buttons. */
  moves: { id: number; text: string }[];
}

export interface CartDelivery {
  /** Minimum value of the goods in whole minor units; null if delivery is never free. */
  freeFrom: number | null;
  serviceFreeFrom: number | null;
  arrival: { days: string; condition: string } | null;
}

/** Whole minor units; null if the e-commerce API gave no amount. */
export interface CartAccounting {
  subtotal: number | null;
  subscriptionDiscount: number | null;
  promotionReduction: number | null;
  shippingFees: number | null;
  isShippingDue: boolean;
  serviceFees: number | null;
  otherFees: number | null;
  total: number | null;
  totalWithoutTax: number | null;
  vatIncluded: number | null;
}

/** Some API versions drop a coupon that is not sent with each write, and never return its code. */
export interface CartCoupon {
  token: string;
  code: string;
  isTold: boolean;
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

export const maximumQuantity = 99;

export function articlesOf(lines: readonly Pick<CartLine, "quantity">[]): number {
  return lines.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);
}

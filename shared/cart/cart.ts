/** One line of the cart as the browser sees it. All money is whole minor units, as the e-commerce API settled it. */
export interface CartLine {
  id: number;
  variantCode: string;
  productName: string;
  variantName: string;
  quantity: number;
  /** Days between deliveries; 0 is a one-off purchase. */
  subscriptionInterval: number;
  unitPrice: number | null;
  total: number | null;
  /** The API has run out of it since it was added. */
  soldOut?: true;
  sku?: string;
  /** Net grams of one, where the product lives and what it looks like; absent while the content system does not answer. */
  weight?: number;
  href?: string;
  image?: { url: string; alternativeText: string; width: number; height: number };
}

/** The cart as the browser sees it: no token, nothing personal. */
export interface Cart extends CartTotals {
  lines: CartLine[];
}

/** Everything of a cart but its lines. */
export interface CartTotals {
  freeProducts: { name: string; quantity: number }[];
  /** Code of the coupon applied. */
  coupon: string | null;
  /** Sum of the quantities. */
  count: number;
  currencyCode: string;
  accounting: CartAccounting;
}

/** Accounting lines (spec 3), whole minor units; null where the e-commerce API said nothing. */
export interface CartAccounting {
  subtotal: number | null;
  /** What subscriptions take off, already left out of the subtotal. */
  discountIncluded: number | null;
  shippingFees: number | null;
  serviceFees: number | null;
  /** Negative or zero. */
  promotionReduction: number | null;
  total: number | null;
  totalWithoutTax: number | null;
  vatIncluded: number | null;
}

export const emptyCart: Cart = {
  lines: [],
  freeProducts: [],
  coupon: null,
  count: 0,
  currencyCode: "EUR",
  accounting: {
    subtotal: 0,
    discountIncluded: null,
    shippingFees: null,
    serviceFees: null,
    promotionReduction: null,
    total: 0,
    totalWithoutTax: 0,
    vatIncluded: 0,
  },
};

/** Most of one format that one line can hold; the counter and the endpoint share it. */
export const maximumQuantity = 99;

/** Sum of the quantities. */
export function articlesOf(lines: readonly Pick<CartLine, "quantity">[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

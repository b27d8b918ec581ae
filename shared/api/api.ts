import type { Cart } from "../cart/cart.ts";
import type { CartChange } from "../cart/cart-change.ts";
import type { Frequency } from "../frequency/frequency.ts";
import type { Review, Variant } from "../product/product.ts";

export const api = {
  cart: "/api/cart",
  newCart: "/api/cart/new",
  checkout: "/api/cart/checkout",
  items: "/api/cart/items",
  together: "/api/cart/together",
  item: (id: number) => `/api/cart/items/${id}`,
  swapItem: (id: number) => `/api/cart/items/${id}/swap`,
  removeItem: (id: number) => `/api/cart/items/${id}/remove`,
  coupon: "/api/cart/coupon",
  removeCoupon: "/api/cart/coupon/remove",
  newsletter: "/api/newsletter",
  stockNotifications: "/api/stock-notifications",
  suggestions: "/api/suggestions",
  addressSuggestions: "/api/address-suggestions",
  proposedTowns: "/api/proposed-towns",
  pickupPoints: "/api/pickup-points",
  ration: "/api/ration",
  logout: "/api/session/logout",
  confirmEmail: "/api/session/confirm-email",
  country: "/api/country",
  closeCountry: "/api/country/close",
  popupMarkdown: "/api/popup/markdown",
  closeLanguage: "/api/country/close-language",
  consent: "/api/consent",
  objection: "/api/consent/objection",
  closeHeader: "/api/marketing/close-header",
  marketingFaults: "/api/marketing/faults",
  offer: "/api/marketing/offer",
  uploadAuthentication: "/api/animals/upload-authentication",
  productToAdd: (slug: string) => `/api/products/${encodeURIComponent(slug)}`,
  reviews: (sku: string) => `/api/reviews/${sku}`,
  animalsForRation: "/api/animals/for-ration",
  fit: "/api/animals/fit",
  orderedProducts: "/api/ordered-products",
  animalWeight: (animal: number) => `/api/animals/${animal}/weight`,
  payment: (order: string) => `/api/orders/${encodeURIComponent(order)}/payment`,
  invoice: (order: string) => `/api/orders/${encodeURIComponent(order)}/invoice`,
  foodTransition: (skus: readonly string[]) => `/api/transition/${skus.map(encodeURIComponent).join(",")}`,
  orderTransition: (order: string) => `/api/orders/${encodeURIComponent(order)}/transition`,
  orderAgain: "/api/orders/again",
  buyAgain: (order: string) => `/api/orders/${encodeURIComponent(order)}/buy-again`,
} as const;

export const addToCartAnchor = "achat";

export const stockNotificationAnchor = "retour-en-stock";

/** A failed write also carries the reloaded cart. */
export interface CartAnswer {
  cart: (Cart & Deletable) | null;
  message?: string;
  error?: string;
  field?: CartField;
  problem?: unknown;
}

export interface Deletable {
  /** An empty cart that the API still stores; the browser deletes it. */
  isDeletable?: true;
}

export type CartField = "interval";

export interface CartChangeAnswer {
  change: CartChange;
}

export interface WholeCartAnswer {
  cart: Cart | null;
  message: string;
  isComplete: boolean;
  added?: AddedFormat[] | undefined;
  /** Step of the checkout that the order has reached at once. */
  next?: string | undefined;
}

export interface AddedFormat {
  variantCode: string;
  quantity: number;
}

export interface ProductToAdd {
  name: string;
  slug: string;
  /** Those that can be bought. */
  variants: Variant[];
  frequencies: readonly Frequency[];
  /** ISO 8601, from the server. */
  today: string;
}

export interface ReviewsAnswer {
  reviews: Review[];
  count: number;
}

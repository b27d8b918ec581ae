import type { Cart } from "../cart/cart.ts";
import type { CartChange } from "../cart/cart-change.ts";
import type { Review } from "../product/product.ts";

export const api = {
  cart: "/api/cart",
  newCart: "/api/cart/new",
  checkout: "/api/cart/checkout",
  items: "/api/cart/items",
  together: "/api/cart/together",
  item: (id: number) => `/api/cart/items/${id}`,
  removeItem: (id: number) => `/api/cart/items/${id}/remove`,
  coupon: "/api/cart/coupon",
  removeCoupon: "/api/cart/coupon/remove",
  newsletter: "/api/newsletter",
  stockNotifications: "/api/stock-notifications",
  suggestions: "/api/suggestions",
  addressSuggestions: "/api/address-suggestions",
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
  reviews: (sku: string) => `/api/reviews/${sku}`,
  animalsForRation: "/api/animals/for-ration",
  animalWeight: (animal: number) => `/api/animals/${animal}/weight`,
  payment: (order: string) => `/api/orders/${encodeURIComponent(order)}/payment`,
  invoice: (order: string) => `/api/orders/${encodeURIComponent(order)}/invoice`,
  foodTransition: (skus: readonly string[]) => `/api/transition/${skus.map(encodeURIComponent).join(",")}`,
  orderTransition: (order: string) => `/api/orders/${encodeURIComponent(order)}/transition`,
  buyAgain: (order: string) => `/api/orders/${encodeURIComponent(order)}/buy-again`,
} as const;

/** A refused form comes back here, with its draft and its errors. */
export const addToCartAnchor = "achat";

/** Where an e-mail is asked for on the return of a format, and what became of it is said. */
export const stockNotificationAnchor = "retour-en-stock";

/** A failed write carries the reloaded cart as well (spec 8). */
export interface CartAnswer {
  /** Null during an outage of the e-commerce API. */
  cart: (Cart & Deletable) | null;
  message?: string;
  error?: string;
  /** The field that the message is about. */
  field?: CartField;
  problem?: unknown;
}

export interface Deletable {
  /** The API keeps an empty cart, which a visit deletes at its start. */
  isDeletable?: true;
}

export type CartField = "interval";

export interface CartChangeAnswer {
  change: CartChange;
}

/** Of several articles that are put into the cart in one press. */
export interface WholeCartAnswer {
  /** Null where it could not be read. */
  cart: Cart | null;
  /** What is not in the cart, and why. */
  message: string;
  isComplete: boolean;
  /** What it has more of than before, by format; absent where the cart could not be read. */
  added?: AddedFormat[] | undefined;
}

export interface AddedFormat {
  variantCode: string;
  quantity: number;
}

export interface ReviewsAnswer {
  reviews: Review[];
  count: number;
}

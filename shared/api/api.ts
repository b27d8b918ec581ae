import type { Cart } from "../cart/cart.ts";
import type { CartChange } from "../cart/cart-change.ts";
import type { Review } from "../product/product.ts";

/** Paths of the calls between browser and worker; forms post to the same ones. Their inputs stand in cart-input.ts. */
export const api = {
  cart: "/api/cart",
  newCart: "/api/cart/new",
  checkout: "/api/cart/checkout",
  items: "/api/cart/items",
  item: (id: number) => `/api/cart/items/${id}`,
  removeItem: (id: number) => `/api/cart/items/${id}/remove`,
  coupon: "/api/cart/coupon",
  removeCoupon: "/api/cart/coupon/remove",
  newsletter: "/api/newsletter",
  suggestions: "/api/suggestions",
  pickupPoints: "/api/pickup-points",
  ration: "/api/ration",
  logout: "/api/session/logout",
  confirmEmail: "/api/session/confirm-email",
  country: "/api/country",
  closeCountry: "/api/country/close",
  reviews: (sku: string) => `/api/reviews/${sku}`,
  payment: (order: string) => `/api/orders/${encodeURIComponent(order)}/payment`,
} as const;

/** Where the product page's form stands: a failed one comes back to it, with what was typed and why. */
export const addToCartAnchor = "achat";

/** What a read of the cart answers, and every cart call that failed: the error carries the reloaded cart (spec 8). */
export interface CartAnswer {
  /** Null while the e-commerce API does not answer. */
  cart: Cart | null;
  /** In French, why the cart is not what was asked. */
  message?: string;
  /** The error by its name, and the server's body where it gave one. */
  error?: string;
  problem?: unknown;
}

/** What a write to the cart answers. */
export interface CartChangeAnswer {
  change: CartChange;
}

/** Reviews that follow those on the page, and how many there are of their score. */
export interface ReviewsAnswer {
  reviews: Review[];
  count: number;
}

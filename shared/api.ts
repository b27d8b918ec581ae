import type { Cart } from "./cart.ts";

/** Paths of the calls between browser and worker; forms post to the same ones. Their inputs stand in cart-input.ts. */
export const api = {
  cart: "/api/cart",
  items: "/api/cart/items",
  item: (id: number) => `/api/cart/items/${id}`,
  removeItem: (id: number) => `/api/cart/items/${id}/remove`,
} as const;

/** Where the product page's form stands: a failed one comes back to it, with what was typed and why. */
export const addToCartAnchor = "achat";

/** What every cart call answers. `message` says in French why the cart is not what was asked. */
export interface CartAnswer {
  cart: Cart | null;
  message?: string;
}

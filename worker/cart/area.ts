import type { Area } from "../area.ts";
import { buyAgainApi } from "./buy-again-api.ts";
import { cartApi } from "./cart-api.ts";
import { loadCartPage } from "./cart-page.ts";
import { cartLink } from "./follow-cart-link.ts";
import { joinNewCarts } from "./join-new-carts.ts";

export const cart: Area = {
  screens: { panier: { load: loadCartPage } },
  api: { cart: cartApi, orders: buyAgainApi },
  middleware: [joinNewCarts, cartLink],
};

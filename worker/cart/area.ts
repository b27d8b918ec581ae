import type { Area } from "../area.ts";
import { buyAgainApi } from "./buy-again/buy-again-api.ts";
import { cartApi } from "./cart-api.ts";
import { loadCartPage } from "./cart-page.ts";
import { joinNewCarts } from "./join-new-carts.ts";
import { cartLink } from "./link/follow-cart-link.ts";

export const cart: Area = {
  screens: { panier: { load: loadCartPage } },
  api: { cart: cartApi, orders: buyAgainApi },
  middleware: [joinNewCarts, cartLink],
};

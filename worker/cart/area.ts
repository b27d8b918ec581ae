import type { Area } from "../area.ts";
import { cartApi } from "./cart-api.ts";
import { loadCart } from "./cart-page.ts";

export const cart: Area = {
  screens: { panier: { load: loadCart } },
  api: { cart: cartApi },
};

import type { Area } from "../area.ts";
import { loadShop, loadShops } from "./shops.ts";

export const shops: Area = {
  screens: { magasins: { load: loadShops }, "magasins-shop": { load: loadShop } },
};

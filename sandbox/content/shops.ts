import type { Shop } from "../content-system/entries/shop.ts";
import { belgiumAndLuxembourg } from "./shops/belgium-luxembourg.ts";
import { franceNorth } from "./shops/france-north.ts";
import { franceSouth } from "./shops/france-south.ts";
import { type ShopEntry, shopImage } from "./shops/shop-entry.ts";

export const shopEntries: ShopEntry[] = [...franceNorth, ...franceSouth, ...belgiumAndLuxembourg];

export const shops: Shop[] = shopEntries.map(({ front: _, ...shop }) => ({
  ...shop,
  image: shopImage(shop.slug, shop.city),
  seo: {
    title: `${shop.name} : adresse et horaires`,
    description: `${shop.name}, ${shop.street}, ${shop.postcode} ${shop.city}. ${shop.intro}`,
  },
}));

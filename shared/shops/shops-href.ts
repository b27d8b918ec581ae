import type { ShopCountry } from "../country/country.ts";
import { href } from "../routes.ts";

export interface ShopQuery {
  town: string;
  country: ShopCountry | null;
  openNow: boolean;
  /** "48.86,2.35"; may be empty. */
  position: string;
}

export function shopsHref({ town, country, openNow, position }: ShopQuery, page: number): string {
  const params = new URLSearchParams({
    ...(town && { ville: town }),
    ...(country && { pays: country }),
    ...(openNow && { ouvert: "1" }),
    ...(position && { position }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return params ? `${href("magasins")}?${params}` : href("magasins");
}

import { type ListingQuery, listingSearch, plainSort } from "../listing/listing-query.ts";
import { href } from "../routes.ts";

const whole: ListingQuery = { choices: [], sort: plainSort };

export function searchHref(question: string, query = whole, page = 1): string {
  const asked = listingSearch(query, page).replace("?", "&");
  return `${href("rechercher")}?${new URLSearchParams({ q: question })}${asked}`;
}

import { defaultSort, type ListingQuery, listingSearch } from "../listing/listing-query.ts";
import { href } from "../routes.ts";

const whole: ListingQuery = { choices: [], sort: defaultSort };

export function searchHref(question: string, query = whole, page = 1): string {
  const suffix = listingSearch(query, page).replace("?", "&");
  return `${href("rechercher")}?${new URLSearchParams({ q: question })}${suffix}`;
}

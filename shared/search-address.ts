import { type ChosenFilter, listingSearch } from "./listing-query.ts";
import { href } from "./routes.ts";

/** The address of the results of a question, narrowed as a listing is. */
export function searchHref(query: string, page = 1, choices: readonly ChosenFilter[] = []): string {
  const narrowed = listingSearch({ choices, sort: "pertinence" }, page).replace("?", "&");
  return `${href("rechercher")}?${new URLSearchParams({ q: query })}${narrowed}`;
}

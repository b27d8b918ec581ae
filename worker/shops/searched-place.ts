import type { ShopCountry } from "../../shared/country/country.ts";
import type { ShopSummary } from "../../shared/shops/shop.ts";
import type { AppContext } from "../context.ts";
import { withinNetworkLimit } from "../forms/within-limit.ts";
import { addressSearchService } from "../services/address-search-service.ts";
import type { FoundTown } from "../upstream/address-search.ts";
import { findPlace, isNamed, type Place } from "./find-place.ts";

/** Asks the address base for what the shop knows only roughly. Without its answer the rough place stands. */
export async function searchedPlace(
  c: AppContext,
  { town: query, country }: { town: string; country: ShopCountry | null },
  shops: readonly ShopSummary[],
): Promise<Place | undefined> {
  const known = findPlace(query, shops);
  const isFrench = (country ?? "FR") === "FR" && /[a-z]{3}|\b\d{5}\b/i.test(query);
  if ((known && isNamed(known, query)) || !isFrench) return known;
  const found = await frenchTown(c, query);
  return found && isNamed(found, query) ? found : known;
}

async function frenchTown(c: AppContext, query: string): Promise<FoundTown | null> {
  const { configuration, deadline, log } = c.var;
  if (!configuration.addressSearchUrl || !(await withinNetworkLimit(c, "ADDRESS_SUGGESTIONS_LIMIT")))
    return null;
  try {
    return await addressSearchService(c.env, configuration, { deadline, log }).town(query);
  } catch (error) {
    log.error("town not known", error);
    return null;
  }
}

import { type LiteClient, liteClient } from "algoliasearch/lite";
import { locale } from "../../../shared/text/translator.ts";
import type { SearchSettings } from "../../env.ts";
import type { Breaker } from "../breaker.ts";
import type { Fetcher } from "../http.ts";
import { createSearchCache, noCache } from "./cache.ts";
import { behindBreaker, requesterOver } from "./requester.ts";

export type SearchClient = LiteClient;

/** Milliseconds per host. */
const timeouts = { connect: 500, read: 1000, write: 1000 };

/**
 * The vendor's lite client with the cache options of spec 7. Without `url` it calls the vendor's hosts.
 */
export function createSearchClient(
  { url, appId, key }: SearchSettings,
  breaker: Breaker,
  fetcher: Fetcher,
): SearchClient {
  // The vendor's client takes no empty names, which a search that is switched off has.
  return liteClient(appId || "none", key || "none", {
    ...(url ? { hosts: [hostOf(new URL(url))] } : {}),
    requester: behindBreaker(breaker, requesterOver(fetcher)),
    timeouts,
    authMode: "WithinHeaders",
    algoliaAgents: [{ segment: "Storefront" }],
    // A rate-limited search is not retried: the page says so, or shows nothing.
    maxRateLimitRetries: 0,
    responsesCache: createSearchCache(locale),
    // Calls are not shared: this client bounds no wait for another request's (decision 028).
    requestsCache: noCache,
    // A host that failed is tried again: it may be the only one.
    hostsCache: noCache,
  });
}

function hostOf({ protocol, host, pathname }: URL) {
  return {
    url: host + pathname.replace(/(?<!\/)\/+$/, ""),
    accept: "readWrite" as const,
    protocol: protocol === "https:" ? ("https" as const) : ("http" as const),
  };
}

import { createFetchRequester } from "@algolia/requester-fetch";
import { type LiteClient, liteClient } from "algoliasearch/lite";
import { locale } from "../../../shared/text/translator.ts";
import type { SearchSettings } from "../../env.ts";
import type { Fetcher } from "../http.ts";
import { createSearchCache, noCache } from "./cache.ts";
import { requesterOver } from "./requester.ts";

export type SearchClient = LiteClient;

/** Milliseconds that one host is given: shoppers who type do not wait longer. */
const timeouts = { connect: 500, read: 1000, write: 1000 };

/**
 * The vendor's own client in its lite mode, recommendations included, with the cache options of the shop (spec 7).
 * Without an address of its own it asks the vendor's hosts, which follow from the application's id.
 *
 * @param binding where the stand-in is reached; without it, the network
 */
export function createSearchClient({ url, appId, key }: SearchSettings, binding?: Fetcher): SearchClient {
  return liteClient(appId, key, {
    ...(url ? { hosts: [hostOf(new URL(url))] } : {}),
    requester: binding ? requesterOver(binding) : createFetchRequester(),
    timeouts,
    authMode: "WithinHeaders",
    algoliaAgents: [{ segment: "Storefront" }],
    // A question that is limited waits for nobody: the page says so, or shows nothing.
    maxRateLimitRetries: 0,
    responsesCache: createSearchCache(locale),
    // Calls are not shared: this client bounds no wait for another request's (decision 028).
    requestsCache: noCache,
    // A host that failed once is asked again: there may be no other.
    hostsCache: noCache,
  });
}

function hostOf({ protocol, host, pathname }: URL) {
  return {
    url: host + pathname.replace(/\/+$/, ""),
    accept: "readWrite" as const,
    protocol: protocol === "https:" ? ("https" as const) : ("http" as const),
  };
}

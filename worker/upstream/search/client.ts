import { type LiteClient, liteClient } from "algoliasearch/lite";
import { locale } from "../../../shared/text/translator.ts";
import type { SearchSettings } from "../../env.ts";
import type { Breaker } from "../breaker.ts";
import type { Fetcher } from "../exchange.ts";
import { createSearchCache, noCache } from "./cache.ts";
import { behindBreaker, requesterOver } from "./requester.ts";

export type SearchClient = LiteClient;

/** Milliseconds per host. */
const timeouts = { connect: 500, read: 1000, write: 1000 };

export function createSearchClient(
  { url, appId, key }: SearchSettings,
  breaker: Breaker,
  fetcher: Fetcher,
): SearchClient {
  return liteClient(appId || "none", key || "none", {
    ...(url ? { hosts: [hostOf(new URL(url))] } : {}),
    requester: behindBreaker(breaker, requesterOver(fetcher)),
    timeouts,
    authMode: "WithinHeaders",
    algoliaAgents: [{ segment: "Storefront" }],
    maxRateLimitRetries: 0,
    responsesCache: createSearchCache(locale),
    // This client would wait without limit for another request's call.
    requestsCache: noCache,
    // A failed host is tried again, because it may be the only one.
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

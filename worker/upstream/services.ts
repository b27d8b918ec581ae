import { type ContentMemory, createContentCache, createContentMemory } from "../cache/content-cache.ts";
import { kvStore } from "../cache/kv-store.ts";
import type { Configuration } from "../env.ts";
import type { Log } from "../log.ts";
import { createContent } from "./content.ts";
import { createEcommerce, type EcommerceOptions } from "./ecommerce.ts";
import type { Fetcher } from "./http.ts";

/** Copies of public content, shared by the requests of one isolate. */
const memory: ContentMemory = createContentMemory();

export function contentService(
  env: Env,
  configuration: Configuration,
  log: Log,
  waitUntil: (work: Promise<unknown>) => void,
) {
  const cache = createContentCache({ store: kvStore(env.CONTENT_CACHE), memory, waitUntil, log });
  const content = createContent({
    baseURL: configuration.contentUrl,
    fetcher: fetcherOf(env, configuration.contentUrl),
    cache,
  });
  return { cache, content };
}

export function ecommerceService(
  env: Env,
  configuration: Configuration,
  session: Pick<EcommerceOptions, "token" | "onTokenRefused"> = {},
) {
  return createEcommerce({
    baseURL: configuration.ecommerceUrl,
    channelCode: configuration.channelCode,
    version: configuration.ecommerceVersion,
    fetcher: fetcherOf(env, configuration.ecommerceUrl),
    ...session,
  });
}

/** A service whose configured host is `sandbox` is the stand-in behind the binding; any other is on the network. */
function fetcherOf(env: Env, address: string): Fetcher {
  const { SANDBOX } = env;
  return new URL(address).hostname === "sandbox" && SANDBOX
    ? (request) => SANDBOX.fetch(request)
    : (request) => fetch(request);
}

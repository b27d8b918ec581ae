import { type ContentCache, createContentCache, createContentMemory } from "./cache/content-cache.ts";
import { kvStore } from "./cache/kv-store.ts";
import type { Configuration } from "./env.ts";
import { isolateMemory } from "./isolate-memory.ts";
import type { Log } from "./log.ts";
import { createAddressSearch } from "./upstream/address-search.ts";
import { createBotCheck } from "./upstream/bot-check.ts";
import { withBoundedAnswers } from "./upstream/bounded-answer.ts";
import { createBreaker } from "./upstream/breaker.ts";
import { type ContentOptions, createContent } from "./upstream/content/content.ts";
import type { Deadline } from "./upstream/deadline.ts";
import { createEcommerce, type EcommerceOptions } from "./upstream/ecommerce/ecommerce.ts";
import type { Fetcher } from "./upstream/http.ts";
import { createImages } from "./upstream/images/images.ts";
import { type AnonymousMarketing, createMarketing } from "./upstream/marketing/marketing.ts";
import { recordedCall } from "./upstream/recorded-call.ts";
import { createSearchClient, type SearchClient } from "./upstream/search/client.ts";
import { createSearch, type SearchOptions } from "./upstream/search/search.ts";

const contentMemory = isolateMemory(createContentMemory);

const breakers = isolateMemory(() => ({
  content: createBreaker(),
  ecommerce: createBreaker(),
  search: createBreaker(),
  botCheck: createBreaker(),
  marketing: createBreaker(),
  addressSearch: createBreaker(),
}));

export function contentService(
  env: Env,
  configuration: Configuration,
  log: Log,
  {
    deadline,
    waitUntil,
    offScreens,
  }: Pick<ContentOptions, "offScreens"> & {
    deadline: Deadline;
    waitUntil: (work: Promise<unknown>) => void;
  },
) {
  const cache = createContentCache({
    store: kvStore(env.CONTENT_CACHE),
    memory: contentMemory.current,
    waitUntil,
    log,
    signal: deadline.signal,
  });
  const content = createContent({
    baseURL: configuration.contentUrl,
    token: configuration.contentToken,
    locale: configuration.contentLocale,
    fetcher: fetcherOf(env, configuration.contentUrl),
    breaker: breakers.current.content,
    cache,
    log,
    ...(offScreens && { offScreens }),
  });
  return { cache, content };
}

export function ecommerceService(
  env: Env,
  configuration: Configuration,
  request: Pick<EcommerceOptions, "token" | "onTokenRefused" | "coupons" | "log" | "deadline"> = {},
) {
  return createEcommerce({
    baseURL: configuration.ecommerceUrl,
    channelCode: configuration.channelCode,
    version: configuration.ecommerceVersion,
    locale: configuration.ecommerceLocale,
    fetcher: fetcherOf(env, configuration.ecommerceUrl),
    breaker: breakers.current.ecommerce,
    ...request,
  });
}

export function marketingService(
  env: Env,
  { marketing: { url, workerUrl, appName }, platform, store }: Configuration,
  request: {
    country: () => string;
    cache: ContentCache;
    waitUntil: (work: Promise<unknown>) => void;
    log: Log;
  },
): AnonymousMarketing {
  // A worker cannot fetch a path of its own site.
  const baseURL = workerUrl || (url.startsWith("/") ? "" : url);
  return createMarketing({
    baseURL,
    appName,
    environment: platform,
    store,
    fetcher: (call) => fetcherOf(env, baseURL)(call),
    breaker: breakers.current.marketing,
    ...request,
  });
}

const searchClients = isolateMemory(() => new WeakMap<Env, SearchClient>());

export function searchService(
  env: Env,
  { search: settings }: Configuration,
  { log, deadline, offScreens }: Pick<SearchOptions, "offScreens"> & { log: Log; deadline: Deadline },
) {
  const fetcher = settings.appId ? fetcherOf(env, settings.url) : switchedOff;
  const client =
    searchClients.current.get(env) ?? createSearchClient(settings, breakers.current.search, fetcher);
  searchClients.current.set(env, client);
  const { indexPrefix: prefix, replicas } = settings;
  return createSearch({ client, prefix, replicas, log, offScreens, signal: deadline.signal });
}

const switchedOff: Fetcher = () => Promise.reject(new Error("The search is switched off."));

export function botCheckService(env: Env, { botCheck }: Configuration, deadline: Deadline) {
  const fetcher = fetcherOf(env, botCheck.verifyUrl);
  return createBotCheck({ ...botCheck, fetcher, breaker: breakers.current.botCheck, deadline });
}

export function addressSearchService(
  env: Env,
  { addressSearchUrl: baseURL }: Configuration,
  request: { deadline: Deadline; log: Log },
) {
  return createAddressSearch({
    baseURL,
    fetcher: fetcherOf(env, baseURL),
    breaker: breakers.current.addressSearch,
    ...request,
  });
}

/** Imported on demand: the OpenID library would slow down every worker start. */
export async function identityService(env: Env, { identity: settings }: Configuration, origin: string) {
  const { createIdentity, newAttempt } = await import("./upstream/identity.ts");
  const issuer = new URL(settings.issuer, origin);
  const ask = fetcherOf(env, settings.issuer);
  const fetcher: Fetcher = (request) =>
    recordedCall(
      "identity",
      () => ask(request),
      ({ status }) => status,
    );
  return { identity: createIdentity({ ...settings, issuer, fetcher }), newAttempt };
}

export function imageService(env: Env, { upload }: Configuration, origin: string, deadline: Deadline) {
  const { url, authenticationUrl, publicKey } = upload;
  return createImages({
    authentication: { baseURL: authenticationUrl, fetcher: fetcherOf(env, authenticationUrl), deadline },
    upload: { baseURL: new URL(url, origin).href, fetcher: fetcherOf(env, url), deadline },
    publicKey,
  });
}

function fetcherOf(env: Env, address: string): Fetcher {
  const { SANDBOX } = env;
  return withBoundedAnswers(
    SANDBOX && (address.startsWith("/") || isSandbox(address))
      ? (request) => SANDBOX.fetch(request)
      : (request) => fetch(request),
  );
}

const isSandbox = (address: string) => URL.parse(address)?.hostname === "sandbox";

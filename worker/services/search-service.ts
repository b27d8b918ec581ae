import type { Configuration } from "../env.ts";
import { isolateMemory } from "../isolate-memory.ts";
import type { Log } from "../log.ts";
import { createBreaker } from "../upstream/breaker.ts";
import type { Deadline } from "../upstream/deadline.ts";
import type { Fetcher } from "../upstream/exchange.ts";
import { createSearchClient, type SearchClient } from "../upstream/search/client.ts";
import { createSearch, type SearchOptions } from "../upstream/search/search.ts";
import { fetcherOf } from "./fetcher-of.ts";

const breaker = isolateMemory(() => createBreaker());

const clients = isolateMemory(() => new WeakMap<Env, SearchClient>());

export function searchService(
  env: Env,
  { search: settings }: Configuration,
  { log, deadline, offScreens }: Pick<SearchOptions, "offScreens"> & { log: Log; deadline: Deadline },
) {
  const fetcher = settings.appId ? fetcherOf(env, settings.url) : switchedOff;
  const client = clients.current.get(env) ?? createSearchClient(settings, breaker.current, fetcher);
  clients.current.set(env, client);
  const { indexPrefix: prefix, replicas } = settings;
  return createSearch({ client, prefix, replicas, log, offScreens, signal: deadline.signal });
}

const switchedOff: Fetcher = () => Promise.reject(new Error("The search is switched off."));

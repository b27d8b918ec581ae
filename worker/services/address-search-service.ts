import type { Configuration } from "../env.ts";
import { isolateMemory } from "../isolate-memory.ts";
import type { Log } from "../log.ts";
import { createAddressSearch } from "../upstream/address-search.ts";
import { createBreaker } from "../upstream/breaker.ts";
import type { Deadline } from "../upstream/deadline.ts";
import { fetcherOf } from "./fetcher-of.ts";

const breaker = isolateMemory(() => createBreaker());

export function addressSearchService(
  env: Env,
  { addressSearchUrl: baseURL }: Configuration,
  request: { deadline: Deadline; log: Log },
) {
  const fetcher = fetcherOf(env, baseURL);
  return createAddressSearch({ baseURL, fetcher, breaker: breaker.current, ...request });
}

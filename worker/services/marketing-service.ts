import type { Configuration } from "../env.ts";
import { isolateMemory } from "../isolate-memory.ts";
import type { Log } from "../log.ts";
import { createBreaker } from "../upstream/breaker.ts";
import type { EntryCache } from "../upstream/content/source.ts";
import { type AnonymousMarketing, createMarketing } from "../upstream/marketing/marketing.ts";
import { fetcherOf } from "./fetcher-of.ts";

const breaker = isolateMemory(() => createBreaker());

export function marketingService(
  env: Env,
  { marketing: { url, workerUrl, appName }, platform, store }: Configuration,
  request: {
    country: () => string;
    cache: EntryCache;
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
    breaker: breaker.current,
    ...request,
  });
}

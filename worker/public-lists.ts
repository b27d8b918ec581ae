import type { LotRecall } from "../shared/recall/lot-recall.ts";
import { type Frequency, knownFrequencies } from "../shared/subscription/subscription.ts";
import type { ContentCache } from "./cache/content-cache.ts";
import type { Configuration } from "./env.ts";
import type { Log } from "./log.ts";
import { ecommerceService } from "./services.ts";
import type { Source } from "./upstream/content/source.ts";
import { frequenciesSchema } from "./upstream/ecommerce/frequency-calls.ts";
import { recallsSchema } from "./upstream/ecommerce/recall-calls.ts";
import { UpstreamError } from "./upstream/http.ts";
import { withTimeout } from "./with-timeout.ts";

interface Around {
  cache: ContentCache;
  waitUntil: (work: Promise<unknown>) => void;
  log: Log;
}

/** Neither rejects. */
export interface PublicList<T> {
  /** Waits for the API where nothing is cached. */
  read: () => Promise<readonly T[]>;
  /** The cached list however old, which is read again behind the page. */
  atHand: () => Promise<readonly T[]>;
}

/**
 * The ten of the specification where the API has no such list, is silent or down. An empty list: nothing can be
 * subscribed to.
 */
export function frequencyList(env: Env, configuration: Configuration, around: Around): PublicList<Frequency> {
  const source = { profile: "frequencies", schema: frequenciesSchema } as const;
  const { frequencies } = ecommerceService(env, configuration, { log: around.log });
  const list = publicList(source, configuration.channelCode, frequencies, { ...around, name: "frequencies" });
  return {
    read: async () => (await list.read()) ?? knownFrequencies,
    atHand: async () => (await list.atHand()) ?? knownFrequencies,
  };
}

export interface RecallList extends Pick<PublicList<LotRecall>, "atHand"> {
  /** Asks the API, however fresh the cached list is, which answers where the API fails or is slow; null as below. */
  fresh: () => Promise<readonly LotRecall[] | null>;
  /** Null where nobody knows: the API does not answer, and never did. */
  read: () => Promise<readonly LotRecall[] | null>;
}

/** A recall that is known stays so until the API answers without it: no failure, and no 404, ends it. */
export function recallList(env: Env, configuration: Configuration, around: Around): RecallList {
  const source = { profile: "lotRecalls", schema: recallsSchema } as const;
  const { channelCode } = configuration;
  const { lotRecalls } = ecommerceService(env, configuration, { log: around.log });
  const load = () =>
    lotRecalls().catch(async (error: unknown) => {
      const isAbsent = error instanceof UpstreamError && error.status === 404;
      if (isAbsent && !(await around.cache.held(source, channelCode))?.length) return [];
      throw error;
    });
  const list = publicList(source, channelCode, load, { ...around, name: "lot recalls" });
  return { fresh: list.fresh, read: list.read, atHand: async () => (await list.atHand()) ?? [] };
}

/** Milliseconds. */
const longestWait = 1000;

/** Asked without a token. Null where nothing is known. */
function publicList<T>(
  source: Source<T[]>,
  key: string,
  load: () => Promise<unknown>,
  { cache, waitUntil, log, name }: Around & { name: string },
) {
  const known = (answer: Promise<T[] | null>) =>
    answer.catch((error: unknown) => {
      log.error(`${name} not known`, error);
    });
  const reading = () => known(cache.read(source, key, load));
  const held = () => cache.held(source, key);
  return {
    fresh: async (): Promise<readonly T[] | null> =>
      (await withTimeout(known(cache.renew(source, key, load)), longestWait)) ?? (await held()),
    read: async (): Promise<readonly T[] | null> =>
      (await withTimeout(reading(), longestWait)) ?? (await held()),
    atHand: async (): Promise<readonly T[] | null> => {
      const shown = await held();
      waitUntil(reading());
      return shown;
    },
  };
}

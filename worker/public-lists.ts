import { type AnimalLists, animalListNames } from "../shared/animal/animal-lists.ts";
import { type Frequency, knownFrequencies } from "../shared/frequency/frequency.ts";
import type { LotRecall } from "../shared/recall/lot-recall.ts";
import type { ContentCache } from "./cache/content-cache.ts";
import type { Configuration } from "./env.ts";
import type { Log } from "./log.ts";
import { ecommerceService } from "./services/ecommerce-service.ts";
import type { Source } from "./upstream/content/source.ts";
import { animalListSchema } from "./upstream/ecommerce/animal/animal-lists.ts";
import { recallsSchema } from "./upstream/ecommerce/recall-calls.ts";
import { frequenciesSchema } from "./upstream/ecommerce/subscription/frequency-calls.ts";
import { withTimeout } from "./with-timeout.ts";

interface Around {
  /** False if the API has no such list: nothing is asked, and nothing is shown. */
  isOn: () => boolean;
  cache: ContentCache;
  waitUntil: (work: Promise<unknown>) => void;
  log: Log;
}

export interface PublicList<T> {
  read: () => Promise<readonly T[]>;
  /** Returns the cached list whatever its age, and revalidates it in the background. */
  atHand: () => Promise<readonly T[]>;
}

export function frequencyList(env: Env, configuration: Configuration, around: Around): PublicList<Frequency> {
  const source = { profile: "frequencies", schema: frequenciesSchema } as const;
  const load = () => ecommerceService(env, configuration, { log: around.log }).frequencies();
  const list = publicList(source, configuration.channelCode, load, { ...around, name: "frequencies" });
  const { isOn } = around;
  return {
    read: async () => (isOn() ? ((await list.read()) ?? knownFrequencies) : []),
    atHand: async () => (isOn() ? ((await list.atHand()) ?? knownFrequencies) : []),
  };
}

export interface RecallList extends Pick<PublicList<LotRecall>, "atHand"> {
  fresh: () => Promise<readonly LotRecall[] | null>;
  /** Null if the API is down and has never answered, so recalls are unknown. */
  read: () => Promise<readonly LotRecall[] | null>;
}

/** A known recall remains until the API answers successfully without it; failures do not end it. */
export function recallList(env: Env, configuration: Configuration, around: Around): RecallList {
  const source = { profile: "lotRecalls", schema: recallsSchema } as const;
  const { channelCode } = configuration;
  const load = () => ecommerceService(env, configuration, { log: around.log }).lotRecalls();
  const list = publicList(source, channelCode, load, { ...around, name: "lot recalls" });
  const { isOn } = around;
  return {
    fresh: async () => (isOn() ? list.fresh() : []),
    read: async () => (isOn() ? list.read() : []),
    atHand: async () => (isOn() ? ((await list.atHand()) ?? []) : []),
  };
}

/** Requested without the customer's token, so that all visitors share the cached answer. */
export function animalListsOf(
  env: Env,
  configuration: Configuration,
  { cache, log }: Pick<Around, "cache" | "log">,
): () => Promise<AnimalLists> {
  return async () => {
    const source = { profile: "animalList", schema: animalListSchema } as const;
    const { animalList } = ecommerceService(env, configuration, { log });
    const read = animalListNames.map(async (name) => {
      const choices = await cache.read(source, `${configuration.channelCode} ${name}`, () =>
        animalList(name),
      );
      return [name, choices ?? []] as const;
    });
    return Object.fromEntries(await Promise.all(read)) as AnimalLists;
  };
}

const longestWait = 1000;

function publicList<T>(
  source: Source<T[]>,
  key: string,
  load: () => Promise<unknown>,
  { cache, waitUntil, log, name }: Omit<Around, "isOn"> & { name: string },
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

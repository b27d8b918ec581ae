import type { liteClient } from "algoliasearch/lite";
import { BoundedMap } from "../../../shared/bounded-map.ts";
import * as clock from "../../../shared/time/clock.ts";

type Options = NonNullable<Parameters<typeof liteClient>[2]>;
export type SearchCache = NonNullable<Options["responsesCache"]>;
export type Requester = NonNullable<Options["requester"]>;

/** Milliseconds. */
const fresh = 60_000;
const mostAnswers = 500;

export function createSearchCache(locale: string, now = () => clock.now()): SearchCache {
  const answers = new BoundedMap<string, { until: number; value: unknown }>(mostAnswers);
  const keyOf = (key: object | string) => `${locale} ${JSON.stringify(key)}`;
  return {
    async get<T>(
      key: object | string,
      ask: () => Promise<T>,
      events?: { miss: (value: T) => Promise<unknown> },
    ) {
      const cached = answers.get(keyOf(key));
      if (cached && cached.until > now()) return cached.value as T;
      const value = await ask();
      await events?.miss(value);
      return value;
    },
    async set(key, value) {
      answers.set(keyOf(key), { until: now() + fresh, value });
      return value;
    },
    async delete(key) {
      answers.delete(keyOf(key));
    },
    async clear() {
      answers.clear();
    },
  };
}

export const noCache: SearchCache = {
  get: (_, ask) => ask(),
  set: async (_, value) => value,
  delete: async () => {},
  clear: async () => {},
};

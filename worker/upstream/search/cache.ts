import type { createFetchRequester } from "@algolia/requester-fetch";
import type { liteClient } from "algoliasearch/lite";
import { BoundedMap } from "../../../shared/bounded-map.ts";

type Options = NonNullable<Parameters<typeof liteClient>[2]>;
export type SearchCache = NonNullable<Options["responsesCache"]>;
export type Requester = ReturnType<typeof createFetchRequester>;

/** Milliseconds: what is published shows in the results after that on every isolate. */
const fresh = 60_000;
const mostAnswers = 500;

/** Answers of the search service, kept in the isolate for one locale (spec 7): they are public and the same for all. */
export function createSearchCache(locale: string, now = () => Date.now()): SearchCache {
  const answers = new BoundedMap<string, { until: number; value: unknown }>(mostAnswers);
  const keyOf = (key: object | string) => `${locale} ${JSON.stringify(key)}`;
  return {
    async get<T>(
      key: object | string,
      ask: () => Promise<T>,
      events?: { miss: (value: T) => Promise<unknown> },
    ) {
      const held = answers.get(keyOf(key));
      if (held && held.until > now()) return held.value as T;
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

import type { ContentStore } from "./store-calls.ts";

/** Keeps nothing, for content that only one visitor may read. */
export const noStore: ContentStore = {
  get: async () => new Map(),
  put: async () => {},
  delete: async () => {},
};

import type { ContentStore } from "./entries.ts";

/** Keeps nothing, for content that only one visitor may read. */
export const noStore: ContentStore = {
  get: async () => new Map(),
  put: async () => {},
  delete: async () => {},
};

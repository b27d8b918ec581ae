/**
 * What outlives a build, and which numbers of it this one writes and reads. During a release two builds serve the same
 * visitors: each reads what its neighbour writes, or the release is refused (scripts/release/formats.ts). A number is
 * raised with the meaning of what is stored, in two releases: one that reads both, then one that writes the new one; a
 * format that is given up is read for one release more, and written with 0. A test notes each change of what is stored
 * (scripts/release/stored-shapes.test.ts).
 */
export const formats = {
  /** Answers of the content system in KV. */
  contentCache: { writes: 1, reads: [1] },
  /** Switches in KV. */
  settings: { writes: 1, reads: [1] },
  /** Proofs of consent in KV. */
  consents: { writes: 1, reads: [1] },
  /** Durable Objects: refreshed and ended sessions, counters, turns. */
  objects: { writes: 1, reads: [1] },
  /** Cookies, with the drafts in them. */
  cookies: { writes: 1, reads: [1] },
  /** Storage of the browser, and what tabs tell each other. */
  browser: { writes: 1, reads: [1] },
} as const;

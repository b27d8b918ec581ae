/**
 * Versions of stored data. During a release two builds serve the same visitors, so each must read what the
 * other writes. Change a format in two releases: first read both versions, then write the new one. A dropped
 * format is still read for one release, with `writes: 0`.
 */
export const formats = {
  contentCache: { writes: 1, reads: [1] },
  emptied: { writes: 1, reads: [1] },
  publishes: { writes: 1, reads: [1] },
  settings: { writes: 1, reads: [1, 2] },
  consents: { writes: 1, reads: [1] },
  objects: { writes: 1, reads: [1] },
  cookies: { writes: 1, reads: [1] },
  browser: { writes: 1, reads: [1] },
} as const;

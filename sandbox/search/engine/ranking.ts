import { attributeOf } from "./inverted-index.ts";
import type { WordHit } from "./word-hits.ts";

const apart = 8;
const mostRecords = 2 ** 20;

export interface RankingInfo {
  missing: number;
  typos: number;
  proximity: number;
  attributes: number;
  inexact: number;
}

export function rankingOf(hits: readonly (WordHit | undefined)[]): RankingInfo {
  const info = { missing: 0, typos: 0, proximity: 0, attributes: 0, inexact: 0 };
  let before: WordHit | undefined;
  for (const hit of hits) {
    if (!hit) {
      info.missing++;
      continue;
    }
    info.typos += hit.typos;
    info.attributes += hit.attribute;
    info.inexact += hit.inexact;
    if (before) info.proximity += distance(before.spots, hit.spots);
    before = hit;
  }
  return info;
}

export function rankOf(
  { missing, typos, proximity, attributes, inexact }: RankingInfo,
  record: number,
): number {
  const words = Math.min(missing, 15) * 16 + Math.min(typos, 15);
  const place = Math.min(proximity, 127) * 128 + Math.min(attributes, 127);
  return ((words * 128 * 128 + place) * 64 + Math.min(inexact, 63)) * mostRecords + record;
}

export const recordOf = (rank: number) => rank % mostRecords;

function distance(ones: readonly number[], others: readonly number[]): number {
  let least = apart;
  for (const one of ones) {
    for (const other of others) {
      if (attributeOf(one) === attributeOf(other)) least = Math.min(least, Math.abs(one - other) || apart);
    }
  }
  return least;
}

import { attributeOf, type InvertedIndex } from "./inverted-index.ts";
import type { TermMatch } from "./term-matches.ts";

export interface WordHit {
  typos: number;
  inexact: number;
  attribute: number;
  spots: number[];
}

export function wordHits({ terms }: InvertedIndex, matches: readonly TermMatch[]): Map<number, WordHit> {
  const hits = new Map<number, WordHit>();
  const best = matches.toSorted((a, b) => a.typos - b.typos);
  for (const { term, typos, inexact } of best) {
    const { records, spots } = terms.get(term) ?? { records: [], spots: [] };
    for (let at = 0; at < records.length; at++) {
      const record = records[at] ?? 0;
      const place = spots[at] ?? 0;
      const hit = hits.get(record);
      if (!hit) {
        hits.set(record, { typos, inexact, attribute: attributeOf(place), spots: [place] });
      } else if (hit.typos === typos) {
        improve(hit, inexact, place);
      }
    }
  }
  return hits;
}

function improve(hit: WordHit, inexact: number, place: number): void {
  const attribute = attributeOf(place);
  hit.spots.push(place);
  if (attribute > hit.attribute) return;
  hit.inexact = attribute < hit.attribute ? inexact : Math.min(hit.inexact, inexact);
  hit.attribute = attribute;
}

import { attributeOf, type InvertedIndex } from "./inverted-index.ts";
import type { TermMatch } from "./term-matches.ts";

export interface WordHit {
  typos: number;
  inexact: number;
  /** The weightiest attribute that has it: smaller is better. */
  attribute: number;
  /** Positions in the record, those of its best spelling. */
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
      const held = hits.get(record);
      if (!held) {
        hits.set(record, { typos, inexact, attribute: attributeOf(place), spots: [place] });
      } else if (held.typos === typos) {
        improve(held, inexact, place);
      }
    }
  }
  return hits;
}

/** The attribute counts first, then how exact the match is. */
function improve(held: WordHit, inexact: number, place: number): void {
  const attribute = attributeOf(place);
  held.spots.push(place);
  if (attribute > held.attribute) return;
  held.inexact = attribute < held.attribute ? inexact : Math.min(held.inexact, inexact);
  held.attribute = attribute;
}

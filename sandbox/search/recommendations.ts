import * as z from "zod/mini";
import type { InvertedIndex } from "./engine/inverted-index.ts";
import type { Purchases } from "./purchases.ts";

export const recommendationSchema = z.object({
  indexName: z.string(),
  model: z.literal("bought-together"),
  objectID: z.string(),
  threshold: z._default(z.number(), 0),
  maxRecommendations: z.optional(z.int()),
});
type Asked = z.infer<typeof recommendationSchema>;

const most = 30;

export function answerRecommendation(index: InvertedIndex, purchases: Purchases, asked: Asked) {
  const { objectID, threshold, maxRecommendations } = asked;
  const records = new Map(index.records.map((record) => [record.objectID, record]));
  const hits = (purchases.get(objectID) ?? []).flatMap(({ sku, score }) => {
    const record = records.get(sku);
    return record && score >= threshold ? [{ ...record, _score: score }] : [];
  });
  const shown = hits.slice(0, maxRecommendations || most);
  return {
    hits: shown,
    nbHits: shown.length,
    page: 0,
    nbPages: shown.length > 0 ? 1 : 0,
    hitsPerPage: shown.length,
    exhaustiveNbHits: true,
    renderingContent: {},
    processingTimeMS: 1,
  };
}

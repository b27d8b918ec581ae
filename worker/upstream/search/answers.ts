import * as z from "zod/mini";
import type { MarkedText } from "../../../shared/search/search.ts";
import { imageSchema } from "../content/fields.ts";
import { toMarkedText } from "./marked-text.ts";

const image = z.nullish(imageSchema);
const highlightsSchema = z.optional(z.record(z.string(), z.unknown()));
const markedSchema = z.object({ value: z.string() });

function marked(highlights: Record<string, unknown> | undefined, field: string, text: string): MarkedText {
  return toMarkedText(markedSchema.safeParse(highlights?.[field]).data?.value ?? text);
}

export const productHitSchema = z.pipe(
  z.object({
    objectID: z.string(),
    slug: z.string(),
    name: z.string(),
    image,
    price: z.nullish(z.int()),
    weight: z.nullish(z.int()),
    several: z._default(z.boolean(), false),
    inStock: z._default(z.boolean(), false),
    _highlightResult: highlightsSchema,
  }),
  z.transform(({ objectID, name, _highlightResult, ...hit }) => ({
    ...hit,
    sku: objectID,
    name: marked(_highlightResult, "name", name),
  })),
);
export type ProductHit = z.infer<typeof productHitSchema>;

export const categoryHitSchema = z.pipe(
  z.object({
    path: z.string().check(z.minLength(1)),
    name: z.string(),
    _highlightResult: highlightsSchema,
  }),
  z.transform(({ path, name, _highlightResult }) => ({
    path,
    name,
    marked: marked(_highlightResult, "name", name),
  })),
);
export type CategoryHit = z.infer<typeof categoryHitSchema>;

/** Accepts only paths of the shop, so that the search service cannot link to another site. */
export const pageHitSchema = z.pipe(
  z.object({
    path: z.string().check(z.regex(/^\/(?!\/)/)),
    title: z.string(),
    excerpt: z._default(z.string(), ""),
    _highlightResult: highlightsSchema,
  }),
  z.transform(({ _highlightResult, ...hit }) => ({
    ...hit,
    marked: marked(_highlightResult, "title", hit.title),
  })),
);
export type PageHit = z.infer<typeof pageHitSchema>;

export const foundHitSchema = z.pipe(
  z.object({
    objectID: z.string(),
    _highlightResult: highlightsSchema,
    _rankingInfo: z.optional(z.object({ nbTypos: z._default(z.int(), 0), words: z.optional(z.int()) })),
  }),
  z.transform(({ objectID, _highlightResult, _rankingInfo }) => ({
    sku: objectID,
    hasTypos: (_rankingInfo?.nbTypos ?? 0) > 0,
    words: _rankingInfo?.words,
    highlights: _highlightResult,
  })),
);

export const resultSchema = z.object({
  hits: z.array(z.unknown()),
  nbHits: z._default(z.int(), 0),
  page: z._default(z.int(), 0),
  nbPages: z._default(z.int(), 0),
  facets: z._default(z.record(z.string(), z.record(z.string(), z.int())), {}),
});
export type Result = z.infer<typeof resultSchema>;

export const answerSchema = z.object({ results: z.array(resultSchema) });

import * as z from "zod/mini";
import { imageSchema } from "../content/fields.ts";

const highlightSchema = z.object({ value: z.string() });
const image = z.nullish(z.pick(imageSchema, { url: true, width: true, height: true }));

/** One record of the products as the search service keeps it. */
export const productHitSchema = z.object({
  objectID: z.string(),
  slug: z.string(),
  name: z.string(),
  image,
  price: z.nullish(z.int()),
  weight: z.nullish(z.int()),
  several: z._default(z.boolean(), false),
  inStock: z._default(z.boolean(), false),
  _highlightResult: z.optional(z.object({ name: z.optional(highlightSchema) })),
});
export type ProductHit = z.infer<typeof productHitSchema>;

/** `path` has no slash at its ends. */
export const categoryHitSchema = z.object({
  objectID: z.string(),
  path: z.string().check(z.minLength(1)),
  name: z.string(),
  _highlightResult: z.optional(z.object({ name: z.optional(highlightSchema) })),
});
export type CategoryHit = z.infer<typeof categoryHitSchema>;

/** `path` is an address of the shop: no search service leads to another site. */
export const pageHitSchema = z.object({
  objectID: z.string(),
  path: z.string().check(z.regex(/^\/(?!\/)/)),
  title: z.string(),
  excerpt: z._default(z.string(), ""),
  _highlightResult: z.optional(z.object({ title: z.optional(highlightSchema) })),
});
export type PageHit = z.infer<typeof pageHitSchema>;

/** A product of the results page: its card is made of the content system's entry, never of what was indexed. */
export const foundHitSchema = z.object({
  objectID: z.string(),
  _highlightResult: z.optional(z.record(z.string(), z.unknown())),
  _rankingInfo: z.optional(z.object({ nbTypos: z._default(z.int(), 0) })),
});
export type FoundHit = z.infer<typeof foundHitSchema>;

/** The answer to one question of a call; hits are parsed one by one, so that one bad record does not take all away. */
export const resultSchema = z.object({
  hits: z.array(z.unknown()),
  nbHits: z._default(z.int(), 0),
  page: z._default(z.int(), 0),
  nbPages: z._default(z.int(), 0),
  facets: z._default(z.record(z.string(), z.record(z.string(), z.int())), {}),
  /** Said where words had to be passed over to find anything. */
  queryAfterRemoval: z.optional(z.string()),
});
export type Result = z.infer<typeof resultSchema>;

export const answerSchema = z.object({ results: z.array(resultSchema) });

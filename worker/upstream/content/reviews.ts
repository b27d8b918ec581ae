import * as z from "zod/mini";
import type { Review } from "../../../shared/product/product.ts";
import { parseDate } from "../../../shared/time/dates.ts";
import { isoDateOf } from "../french-values.ts";
import { optionalListOf, tolerantMembers } from "../lists.ts";
import { keySchema, numberSchema, plainSchema } from "./fields.ts";

/** Required by law (L121-3): without both dates a review is not shown. */
const isoDate = z.pipe(
  z.transform(isoDateOf),
  z.string().check(z.refine((text) => parseDate(text) !== undefined, "is no date")),
);

/** "4,5/5". */
const scoreSchema = z.pipe(
  z.transform((value: unknown) => (typeof value === "string" ? value.replace(/ ?\/ ?5$/, "") : value)),
  z.pipe(numberSchema, z.number().check(z.minimum(1), z.maximum(5))),
);

const words = z.pipe(
  z.nullish(plainSchema),
  z.transform((text: string | null | undefined) => text?.trim() ?? ""),
);

const reviewSchema: z.ZodMiniType<Review> = z.pipe(
  z.object({
    score: scoreSchema,
    date: isoDate,
    experienceDate: isoDate,
    ...tolerantMembers({ id: z.nullish(keySchema), author: words, title: words, text: words }),
  }),
  z.transform(({ id, ...review }): Review => ({ id: id ?? `${review.author} ${review.date}`, ...review })),
);

/** A JSON field, which an import may have filled with its text. */
export const reviewsSchema = z.pipe(
  z.transform((value: unknown) => (typeof value === "string" ? (fromJson(value) ?? value) : value)),
  optionalListOf("review", reviewSchema),
);

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

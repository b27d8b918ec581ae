import * as z from "zod/mini";
import type { Review } from "../../../shared/product/product.ts";
import { parseDate } from "../../../shared/time/dates.ts";
import { optionalListOf, tolerantMembers } from "../lists.ts";
import { keySchema, numberSchema, textSchema } from "./fields.ts";

/** Required by law (L121-3): without both dates a review is not shown. */
const isoDate = z.string().check(z.refine((text) => parseDate(text) !== undefined, "is no date"));

const reviewSchema: z.ZodMiniType<Review> = z.pipe(
  z.object({
    author: z.string(),
    score: z.pipe(numberSchema, z.number().check(z.minimum(1), z.maximum(5))),
    text: z.string(),
    date: isoDate,
    experienceDate: isoDate,
    ...tolerantMembers({ id: z.nullish(keySchema), title: z._default(textSchema, "") }),
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

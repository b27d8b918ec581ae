import * as z from "zod/mini";
import type { Review } from "../../../shared/product/product.ts";
import { parseDate } from "../../../shared/time/dates.ts";
import { isoDateOf } from "../french-values.ts";
import { optionalListOf, tolerantMembers } from "../lists.ts";
import { keySchema, numberSchema, plainSchema } from "./fields.ts";

/** The law requires both dates (Code de la consommation, L121-3), so a review without one is dropped. */
const isoDate = z.pipe(
  z.transform(isoDateOf),
  z.string().check(z.refine((text) => parseDate(text) !== undefined, "is no date")),
);

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

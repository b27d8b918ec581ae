import * as z from "zod/mini";
import { readFolder } from "./read-content.ts";

const reviewSchema = z.object({
  author: z.string(),
  score: z.int().check(z.minimum(1), z.maximum(5)),
  title: z.string(),
  text: z.string(),
  date: z.iso.date(),
  experienceDate: z.iso.date(),
});
type Review = z.infer<typeof reviewSchema>;

/** Keys are slugs of products. */
export const reviews = new Map(
  readFolder("reviews", z.array(reviewSchema)).map(({ name, entry }) => [name, entry]),
);

export const reviewsOf = ({ slug }: { slug: string }): Review[] => reviews.get(slug) ?? [];

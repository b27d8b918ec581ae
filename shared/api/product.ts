import * as z from "zod/mini";
import type { RationFields, RationView } from "../ration/ration-view.ts";
import { api, type ReviewsAnswer } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

interface MoreReviews {
  sku: string;
  note: number | "";
  page: number;
}

const review = z.object({
  id: z.string(),
  author: z.string(),
  score: z.number(),
  title: z.string(),
  text: z.string(),
  date: z.string(),
  experienceDate: z.string(),
});

export const moreReviews: Endpoint<MoreReviews, ReviewsAnswer> = {
  method: "GET",
  path: ({ sku }) => api.reviews(sku),
  input: z.object({ sku: z.string(), note: z.union([z.number(), z.literal("")]), page: z.number() }),
  output: z.object({ reviews: z.array(review), count: z.number() }),
};

const text = z.optional(z.string());
const link = z.object({ to: z.string(), name: z.string() });

export const calculateRation: Endpoint<RationFields & { ref: string }, RationView> = {
  method: "GET",
  path: api.ration,
  input: z.object({
    poids: text,
    age: text,
    ans: text,
    mois: text,
    naissance: text,
    nombre: text,
    ref: z.string(),
  }),
  output: z
    .object({
      draft: z.record(z.string(), z.string()),
      problems: z.optional(z.object({ poids: text, age: text, naissance: text, nombre: text })),
      outcome: z.optional(
        z.union([
          z.object({
            kind: z.literal("ration"),
            grams: z.number(),
            energy: z.nullable(z.number()),
            animals: z.number(),
          }),
          z.object({ kind: z.literal("none"), reason: z.string(), link: z.nullable(link) }),
          z.object({ kind: z.literal("failed") }),
        ]),
      ),
    })
    .check(z.refine(({ problems, outcome }) => Boolean(problems ?? outcome))),
};

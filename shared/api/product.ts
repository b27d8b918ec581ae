import * as z from "zod/mini";
import type { RationFields, RationView } from "../ration/ration-view.ts";
import { api, type ProductToAdd, type ReviewsAnswer } from "./api.ts";
import { frequencySchema } from "./cart.ts";
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

const amount = z.nullish(z.number());

export const productToAdd: Endpoint<{ slug: string }, ProductToAdd> = {
  method: "GET",
  path: ({ slug }) => api.productToAdd(slug),
  input: z.object({ slug: z.string() }),
  output: z.object({
    name: z.string(),
    slug: z.string(),
    variants: z.array(
      z.object({
        code: z.string(),
        slug: z.string(),
        name: z.string(),
        weight: z.nullable(z.number()),
        isVisible: z.boolean(),
        isInStock: z.boolean(),
        price: amount,
        subscriptionPrice: amount,
        lowestPrice30Days: amount,
      }),
    ),
    frequencies: z.array(frequencySchema),
    today: z.string(),
  }),
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

import * as z from "zod/mini";
import { listOf, tolerantMembers } from "../lists.ts";
import { flagSchema, imageSchema, linkSchema, numberSchema, textSchema, wordsSchema } from "./fields.ts";

const { text, image, link } = tolerantMembers({
  text: z.nullish(textSchema),
  image: z.nullish(imageSchema),
  link: z.nullish(linkSchema),
});
const flag = z._default(flagSchema, true);

const stepSchema = z.object({ date: z.string(), title: wordsSchema, text: z.string(), image });
const foldSchema = z.object({
  title: wordsSchema,
  text: z.string(),
  ...tolerantMembers({ open: z.nullish(flagSchema) }),
});
const slideSchema = z.object({ title: wordsSchema, text, image, link });
const few = z._default(z.pipe(numberSchema, z.int().check(z.minimum(1), z.maximum(4))), 1);

const height = z.catch(
  z.optional(z.pipe(numberSchema, z.int().check(z.minimum(1), z.maximum(2000)))),
  undefined,
);
const namedHeights = z.object({ base: height, sm: height, md: height, lg: height });
const heightsSchema = z.union([
  z.pipe(
    z.array(height),
    z.transform(([base, sm, md, lg]) => ({ base, sm, md, lg })),
  ),
  namedHeights,
]);

export const rareBlockSchemas = {
  breadcrumb: z.object({
    kind: z.literal("breadcrumb"),
    steps: listOf("step", z.object({ name: wordsSchema, to: text })).check(z.minLength(1)),
  }),
  embed: z.object({ kind: z.literal("embed"), title: wordsSchema, url: z.string(), image, text }),
  "image-with-legend": z.object({
    kind: z.literal("image-with-legend"),
    image: imageSchema,
    legend: z.string(),
    credit: text,
  }),
  "sas-option": z.object({
    kind: z.literal("sas-option"),
    title: wordsSchema,
    text,
    image,
    link: linkSchema,
  }),
  "smart-link": z.object({
    kind: z.literal("smart-link"),
    link: linkSchema,
    ...tolerantMembers({ look: z._default(z.enum(["solid", "outline", "text"]), "solid") }),
  }),
  "text-seo": z.object({ kind: z.literal("text-seo"), title: wordsSchema, text: z.string() }),
  timeline: z.object({ kind: z.literal("timeline"), title: text, steps: listOf("step", stepSchema) }),
  "usp-card": z.object({
    kind: z.literal("usp-card"),
    icon: z.string(),
    title: wordsSchema,
    text: z.string(),
    link,
  }),
  video: z.object({
    kind: z.literal("video"),
    title: wordsSchema,
    url: z.string(),
    image: imageSchema,
    legend: text,
  }),
  accordion: z.object({ kind: z.literal("accordion"), title: text, folds: listOf("fold", foldSchema) }),
  carousel: z.object({
    kind: z.literal("carousel"),
    title: wordsSchema,
    slides: listOf("slide", slideSchema).check(z.minLength(1)),
    ...tolerantMembers({
      itemsPerSlide: few,
      itemsToScroll: few,
      arrows: flag,
      dots: flag,
      interval: z._default(z.pipe(numberSchema, z.int().check(z.minimum(0))), 10_000),
      infinite: flag,
      heights: z.optional(heightsSchema),
    }),
  }),
};

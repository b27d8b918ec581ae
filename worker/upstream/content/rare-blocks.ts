import * as z from "zod/mini";
import { listOf } from "../lists.ts";
import { imageSchema, linkSchema } from "./fields.ts";

const text = z.nullish(z.string());
const image = z.nullish(imageSchema);
const link = z.nullish(linkSchema);

const stepSchema = z.object({ date: z.string(), title: z.string(), text: z.string(), image });
const foldSchema = z.object({ title: z.string(), text: z.string(), open: z.nullish(z.boolean()) });
const slideSchema = z.object({ title: z.string(), text, image, link });
const fewSchema = z._default(z.int().check(z.minimum(1), z.maximum(4)), 1);

export const rareBlockSchemas = [
  z.object({
    kind: z.literal("breadcrumb"),
    steps: listOf("step", z.object({ name: z.string(), to: text })).check(z.minLength(1)),
  }),
  z.object({ kind: z.literal("embed"), title: z.string(), url: z.string(), image, text }),
  z.object({
    kind: z.literal("image-with-legend"),
    image: imageSchema,
    legend: z.string(),
    credit: text,
  }),
  z.object({ kind: z.literal("sas-option"), title: z.string(), text, image, link: linkSchema }),
  z.object({
    kind: z.literal("smart-link"),
    link: linkSchema,
    look: z._default(z.enum(["solid", "outline", "text"]), "solid"),
  }),
  z.object({ kind: z.literal("text-seo"), title: z.string(), text: z.string() }),
  z.object({ kind: z.literal("timeline"), title: text, steps: listOf("step", stepSchema) }),
  z.object({ kind: z.literal("usp-card"), icon: z.string(), title: z.string(), text: z.string(), link }),
  z.object({
    kind: z.literal("video"),
    title: z.string(),
    url: z.string(),
    image: imageSchema,
    legend: text,
  }),
  z.object({ kind: z.literal("accordion"), title: text, folds: listOf("fold", foldSchema) }),
  z.object({
    kind: z.literal("carousel"),
    title: z.string(),
    slides: listOf("slide", slideSchema).check(z.minLength(1)),
    itemsPerSlide: fewSchema,
    itemsToScroll: fewSchema,
    arrows: z._default(z.boolean(), true),
    dots: z._default(z.boolean(), true),
    interval: z._default(z.int().check(z.minimum(0)), 10_000),
    infinite: z._default(z.boolean(), true),
  }),
] as const;

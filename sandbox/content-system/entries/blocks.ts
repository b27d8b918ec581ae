import * as z from "zod/mini";
import { parseDate } from "../../../shared/time/dates.ts";
import { imageSchema, linkSchema, optional } from "./fields.ts";
import { rareBlockSchemas } from "./rare-blocks.ts";

const cardSchema = z.object({
  title: z.string(),
  text: optional(z.string()),
  link: linkSchema,
  image: optional(imageSchema),
});

/** Date of a review or of an experience, ISO 8601: a duty of the trade, so that without it nothing is shown. */
const isoDate = z.string().check(z.refine((text) => parseDate(text) !== undefined));

/** Blocks of a page, in the order the editor gave. An unknown block is left out and logged; the page still shows. */
export const blockSchemas = {
  "blocks.hero": z.object({
    title: z.string(),
    text: z.string(),
    image: imageSchema,
    links: z.array(linkSchema),
  }),
  "blocks.card-grid": z.object({ title: optional(z.string()), cards: z.array(cardSchema) }),
  "blocks.product-row": z.object({
    title: z.string(),
    link: optional(linkSchema),
    skus: z.array(z.string()),
  }),
  "blocks.usp-grid": z.object({
    title: optional(z.string()),
    /** `icon` names one of the shop's own icons: leaf, truck, calendar, shield, store, star, heart. */
    usps: z.array(z.object({ icon: z.string(), title: z.string(), text: z.string() })),
  }),
  /** What buyers say of the shop: their score out of 5, how many they are, and some of them in their own words. */
  "blocks.reviews": z.object({
    title: z.string(),
    score: z.number().check(z.minimum(0), z.maximum(5)),
    count: z.int().check(z.positive()),
    link: optional(linkSchema),
    /** How the quotes are chosen and sorted: a sentence (L121-3). */
    sort: z.string().check(z.trim(), z.minLength(1)),
    quotes: z.array(
      z.object({
        text: z.string(),
        author: z.string(),
        role: optional(z.string()),
        score: z.int().check(z.minimum(1), z.maximum(5)),
        date: isoDate,
        experienceDate: isoDate,
      }),
    ),
  }),
  "blocks.subscription": z.object({
    title: z.string(),
    text: z.string(),
    points: z.array(z.string()),
    link: linkSchema,
    image: optional(imageSchema),
  }),
  "blocks.quote": z.object({ text: z.string(), author: z.string(), role: optional(z.string()) }),
  /** `text` is Markdown where it comes from the content system, safe HTML once the worker has rendered it. */
  "blocks.rich-content": z.object({ title: optional(z.string()), text: z.string() }),
  ...rareBlockSchemas,
} as const;

export type BlockName = keyof typeof blockSchemas;
export type Block = { [N in BlockName]: { __component: N } & z.infer<(typeof blockSchemas)[N]> }[BlockName];

/** A block as the content system sends it, or as a page of the demo shop is written: what has a default may be left out. */
export type BlockInput = {
  [N in BlockName]: { __component: N } & z.input<(typeof blockSchemas)[N]>;
}[BlockName];

/** The form of a page and its surrounding texts; not one of the blocks. */
export const formBlockSchema = z.object({
  intro: z._default(z.string(), ""),
  form: z.unknown(),
  questions: z._default(z.array(linkSchema), []),
});
export type FormBlock = { __component: "blocks.smart-form" } & z.input<typeof formBlockSchema>;

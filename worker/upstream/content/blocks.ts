import * as z from "zod/mini";
import type { Image } from "../../../shared/content/content.ts";
import { parseDate } from "../../../shared/time/dates.ts";
import { listOf, optionalListOf, tolerantMembers } from "../lists.ts";
import { imageSchema, linkSchema, numberSchema, referenceTo, textSchema, wordsSchema } from "./fields.ts";
import { rareBlockSchemas } from "./rare-blocks.ts";
import { contentFormSchema } from "./smart-form.ts";

const { title, image, link, role, text } = tolerantMembers({
  title: z.nullish(z.string().check(z.trim())),
  image: z.nullish(imageSchema),
  link: z.nullish(linkSchema),
  role: z.nullish(z.string()),
  text: z.nullish(textSchema),
});

/** The law requires the dates of a review, so quotes without them are not shown. */
const isoDate = z.string().check(z.refine((text) => parseDate(text) !== undefined));

const quoteSchema = z.object({
  text: z.string(),
  author: wordsSchema,
  role,
  score: z.pipe(numberSchema, z.number().check(z.minimum(1), z.maximum(5))),
  date: isoDate,
  experienceDate: isoDate,
});

const plainSchemas = {
  hero: z.object({
    kind: z.literal("hero"),
    title: wordsSchema,
    text: z.string(),
    image: imageSchema,
    links: listOf("link", linkSchema),
  }),
  "card-grid": z.object({
    kind: z.literal("card-grid"),
    title,
    cards: listOf("card", z.object({ title: wordsSchema, text, link: linkSchema, image })),
  }),
  "product-row": z.object({
    kind: z.literal("product-row"),
    title: wordsSchema,
    link,
    skus: listOf("sku", referenceTo("sku")),
  }),
  "usp-grid": z.object({
    kind: z.literal("usp-grid"),
    title,
    usps: listOf("usp", z.object({ icon: z.string(), title: wordsSchema, text: z.string() })),
  }),
  reviews: z.object({
    kind: z.literal("reviews"),
    title: wordsSchema,
    score: z.pipe(numberSchema, z.number().check(z.minimum(0), z.maximum(5))),
    count: z.pipe(numberSchema, z.int().check(z.positive())),
    link,
    sort: z.string().check(z.trim(), z.minLength(1)),
    // All or none: leaving some out would falsify the sentence on how they were chosen.
    quotes: z.array(quoteSchema),
  }),
  subscription: z.object({
    kind: z.literal("subscription"),
    title: wordsSchema,
    text: z.string(),
    points: listOf("point", z.string()),
    link: linkSchema,
    image,
  }),
  quote: z.object({
    kind: z.literal("quote"),
    text: z.string(),
    author: wordsSchema,
    role,
  }),
  "rich-content": z.object({ kind: z.literal("rich-content"), title, text: z.string() }),
  "smart-form": z.object({
    kind: z.literal("smart-form"),
    form: contentFormSchema,
    ...tolerantMembers({
      intro: z._default(textSchema, ""),
      questions: optionalListOf("link", linkSchema),
    }),
  }),
  ...rareBlockSchemas,
};

export type Block = z.output<(typeof plainSchemas)[keyof typeof plainSchemas]> | Composite;

interface Composite {
  kind: "composite";
  title?: string | null | undefined;
  layout: "stack" | "columns";
  blocks: Block[];
}

const blockSchemas = {
  ...plainSchemas,
  composite: z.object({
    kind: z.literal("composite"),
    title,
    ...tolerantMembers({ layout: z._default(z.enum(["stack", "columns"]), "stack") }),
    get blocks(): z.ZodMiniType<Block[]> {
      return listOf("block", blockSchema);
    },
  }),
};

/** Such a block cannot be shown if its picture is missing. */
export function needsImage<B extends Block>(block: B): block is Extract<B, { image: Image }> {
  const { shape } = blockSchemas[block.kind];
  return "image" in shape && !shape.image.safeParse(undefined).success;
}

export const blockKinds = Object.keys(blockSchemas);

const { hero, ...others } = blockSchemas;

export const blockSchema: z.ZodMiniType<Block> = z.pipe(
  z.transform((block: unknown) => withKind(block)),
  z.discriminatedUnion("kind", [hero, ...Object.values(others)]),
);

function withKind(block: unknown): unknown {
  if (typeof block !== "object" || block === null || !("__component" in block)) return block;
  return { ...block, kind: String(block.__component).replace(/^blocks\./, "") };
}

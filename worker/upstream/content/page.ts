import * as z from "zod/mini";
import type { Image, Seo } from "../../../shared/content/content.ts";
import type { FaqQuestion } from "../../../shared/content/faq.ts";
import type { CategoryLink, CategoryView } from "../../../shared/listing/category.ts";
import { leaveOut, optionalListOf, tolerantMembers } from "../lists.ts";
import { type Block, blockSchema } from "./blocks.ts";
import {
  imageSchema,
  keySchema,
  linkSchema,
  referenceTo,
  seoSchema,
  textSchema,
  wordsSchema,
} from "./fields.ts";

const text = z._default(textSchema, "");
const seo = z.nullish(seoSchema);
const image = z.nullish(imageSchema);

export interface ContentPage {
  slug: string;
  title: string;
  seo?: Seo | null;
  blocks: Block[];
}

export const pageSchema: z.ZodMiniType<ContentPage> = z.pipe(
  z.object(
    tolerantMembers({
      title: z.nullish(wordsSchema),
      slug: z._default(keySchema, ""),
      seo,
      blocks: optionalListOf("block", blockSchema),
    }),
  ),
  z.transform((page, context): ContentPage => {
    const title = page.title ?? (page.seo?.title || page.blocks.map(titleOf).find(Boolean));
    if (!title) context.issues.push({ code: "custom", message: "no title", input: page });
    if (page.blocks.length === 0) leaveOut({ kind: "content", key: "blocks", reason: "no block to show" });
    return { ...page, title: title ?? "" };
  }),
);

const titleOf = (block: Block) => ("title" in block ? block.title : undefined);

const stepFields = { name: wordsSchema, path: z.string() };

export interface Category extends Omit<CategoryView, "children"> {
  text?: string | null;
  seo?: Seo | null;
  children: (CategoryLink & { image?: Image | null })[];
  skus: string[];
  blocks: Block[];
}

export const categorySchema: z.ZodMiniType<Category> = z.pipe(
  z.object({
    path: z.string(),
    ...tolerantMembers({
      name: z.nullish(wordsSchema),
      title: z.nullish(wordsSchema),
      intro: z.nullish(textSchema),
      link: z.nullish(linkSchema),
      text: z.nullish(textSchema),
      seo,
      image,
      ancestors: optionalListOf("ancestor", z.object(stepFields)),
      children: optionalListOf("category", z.object({ ...stepFields, ...tolerantMembers({ image }) })),
      skus: optionalListOf("sku", referenceTo("sku")),
      blocks: optionalListOf("block", blockSchema),
    }),
  }),
  z.transform((category, context): Category => {
    const name = category.name ?? category.title;
    if (!name) context.issues.push({ code: "custom", message: "no name", input: category });
    return { ...category, name: name ?? "", title: category.title ?? name ?? "" };
  }),
);

export const faqQuestionSchema: z.ZodMiniType<FaqQuestion> = z.object({
  slug: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  question: wordsSchema,
  answer: wordsSchema,
  theme: z.object({ slug: keySchema, name: wordsSchema, ...tolerantMembers({ intro: text }) }),
  ...tolerantMembers({ keywords: text }),
});

export const sitemapPathSchema = z.object({
  path: z.string(),
  ...tolerantMembers({ lastModified: z.nullish(z.string()), image: z.nullish(z.string()) }),
});

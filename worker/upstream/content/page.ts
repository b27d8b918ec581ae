import * as z from "zod/mini";
import type { ContentPage } from "../../../shared/content/blocks.ts";
import type { FaqQuestion } from "../../../shared/content/faq.ts";
import type { Category } from "../../../shared/listing/category.ts";
import { listOf, optionalListOf } from "../lists.ts";
import { blockSchema } from "./blocks.ts";
import { imageSchema, seoSchema } from "./fields.ts";

export const pageSchema: z.ZodMiniType<ContentPage> = z.object({
  slug: z.string(),
  title: z.string(),
  seo: z.nullish(seoSchema),
  blocks: listOf("block", blockSchema),
});

const stepSchema = z.object({ name: z.string(), path: z.string() });

export const categorySchema: z.ZodMiniType<Category> = z.object({
  path: z.string(),
  name: z.string(),
  title: z.string(),
  intro: z.nullish(z.string()),
  text: z.nullish(z.string()),
  seo: z.nullish(seoSchema),
  image: z.nullish(imageSchema),
  ancestors: listOf("ancestor", stepSchema),
  children: listOf("category", z.extend(stepSchema, { image: z.nullish(imageSchema) })),
  skus: listOf("sku", z.string()),
  blocks: optionalListOf("block", blockSchema),
});

export const faqQuestionSchema: z.ZodMiniType<FaqQuestion> = z.object({
  slug: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  question: z.string(),
  answer: z.string(),
  keywords: z._default(z.string(), ""),
  theme: z.object({ slug: z.string(), name: z.string(), intro: z._default(z.string(), "") }),
});

/** `lastModified` is ISO 8601. */
export const sitemapPathSchema = z.object({
  path: z.string(),
  lastModified: z.nullish(z.string()),
  image: z.nullish(z.string()),
});

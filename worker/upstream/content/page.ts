import * as z from "zod/mini";
import type { ContentPage } from "../../../shared/content/blocks.ts";
import type { FaqQuestion } from "../../../shared/content/faq.ts";
import type { Category } from "../../../shared/listing/category.ts";
import { optionalListOf, tolerantMembers } from "../lists.ts";
import { blockSchema } from "./blocks.ts";
import { imageSchema, keySchema, linkSchema, referenceTo, seoSchema, textSchema } from "./fields.ts";

const text = z._default(textSchema, "");
const seo = z.nullish(seoSchema);
const image = z.nullish(imageSchema);

export const pageSchema: z.ZodMiniType<ContentPage> = z.object({
  title: z.string(),
  ...tolerantMembers({
    slug: z._default(keySchema, ""),
    seo,
    blocks: optionalListOf("block", blockSchema),
  }),
});

const stepFields = { name: z.string(), path: z.string() };

export const categorySchema: z.ZodMiniType<Category> = z.pipe(
  z.object({
    ...stepFields,
    ...tolerantMembers({
      title: z.nullish(z.string()),
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
  z.transform(({ title, ...category }): Category => ({ ...category, title: title || category.name })),
);

export const faqQuestionSchema: z.ZodMiniType<FaqQuestion> = z.object({
  slug: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  question: z.string(),
  answer: z.string(),
  theme: z.object({ slug: keySchema, name: z.string(), ...tolerantMembers({ intro: text }) }),
  ...tolerantMembers({ keywords: text }),
});

/** `lastModified` is ISO 8601. */
export const sitemapPathSchema = z.object({
  path: z.string(),
  ...tolerantMembers({ lastModified: z.nullish(z.string()), image: z.nullish(z.string()) }),
});

import * as z from "zod/mini";

const text = z.nullish(z.string());

export const imageSchema = z.object({
  url: z.string(),
  hash: text,
  alternativeText: z._default(z.string(), ""),
  width: z.int(),
  height: z.int(),
});

export const linkSchema = z.object({
  to: z.string(),
  /** Strapi 5 has a number of its own here, which names nothing. */
  id: z.catch(text, null),
  name: z.string(),
  title: text,
  rel: text,
  target: text,
  disabled: z.nullish(z.boolean()),
});

export const seoSchema = z.object({
  title: text,
  description: text,
  kind: z.catch(z.nullish(z.enum(["WebPage", "AboutPage"])), null),
});

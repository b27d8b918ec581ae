import * as z from "zod/mini";
import { shopCountries } from "./country.ts";
import { parseDate } from "./dates.ts";

const optional = <T extends z.ZodMiniType>(schema: T) => z.nullish(schema);

/** A picture of the content system (spec 3, image). Width and height are in pixels and always known: no picture may move the page. */
export const imageSchema = z.object({
  url: z.string(),
  hash: optional(z.string()),
  alternativeText: z._default(z.string(), ""),
  width: z.int(),
  height: z.int(),
});
export type Image = z.infer<typeof imageSchema>;

/** A link of the content system (spec 3, link). A disabled link is shown as text. */
export const linkSchema = z.object({
  to: z.string(),
  id: optional(z.string()),
  name: z.string(),
  title: optional(z.string()),
  rel: optional(z.string()),
  target: optional(z.string()),
  disabled: optional(z.boolean()),
});
export type Link = z.infer<typeof linkSchema>;

export const seoSchema = z.object({
  title: optional(z.string()),
  description: optional(z.string()),
});
export type Seo = z.infer<typeof seoSchema>;

export const headerSchema = z.object({
  announcement: optional(linkSchema),
  /** Goods of this amount travel at the shop's expense; whole minor units. What is charged is the e-commerce API's to say. */
  freeShippingFrom: optional(z.int()),
  menu: z.array(z.extend(linkSchema, { children: z._default(z.array(linkSchema), []) })),
});
export type Header = z.infer<typeof headerSchema>;

export const footerSchema = z.object({
  /** What is said of delivery to each country of the shop. */
  delivery: z.catch(optional(z.array(z.object({ country: z.enum(shopCountries), text: z.string() }))), null),
  columns: z.array(z.object({ title: z.string(), links: z.array(linkSchema) })),
  legal: z.array(linkSchema),
  customerService: z.object({ phone: z.string(), email: z.string(), hours: z.string() }),
});
export type Footer = z.infer<typeof footerSchema>;

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
} as const;

export type BlockName = keyof typeof blockSchemas;
export type Block = { [N in BlockName]: { __component: N } & z.infer<(typeof blockSchemas)[N]> }[BlockName];

/** A content page (spec 3): its blocks are parsed one by one, so that one bad block does not take the page down. */
export const pageSchema = z.object({
  slug: z.string(),
  title: z.string(),
  seo: optional(seoSchema),
  blocks: z.array(z.looseObject({ __component: z.string() })),
});

/** A node of the category tree; `path` has no slash at its ends ("chien/croquettes"). */
export const categorySchema = z.object({
  path: z.string(),
  name: z.string(),
  title: z.string(),
  intro: optional(z.string()),
  /** Markdown shown below the listing. */
  text: optional(z.string()),
  seo: optional(seoSchema),
  image: optional(imageSchema),
  ancestors: z.array(z.object({ name: z.string(), path: z.string() })),
  children: z.array(z.object({ name: z.string(), path: z.string(), image: optional(imageSchema) })),
  skus: z.array(z.string()),
  /** What a landing page shows above its listing, its hero first; parsed one by one, like those of a page. */
  blocks: z._default(z.array(z.looseObject({ __component: z.string() })), []),
});
export type Category = z.infer<typeof categorySchema>;

/** Paths of the shop that search engines may know, with the date of the last change (ISO 8601) and the picture of the page. */
export const sitemapSchema = z.array(
  z.object({ path: z.string(), lastModified: optional(z.string()), image: optional(z.string()) }),
);

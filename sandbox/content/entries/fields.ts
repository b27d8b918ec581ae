import * as z from "zod/mini";
import { shopCountries } from "../../../shared/identity.ts";

const optional = <T extends z.ZodMiniType>(schema: T) => z.nullish(schema);

/** Width and height are in pixels and always known, so that no picture shifts the layout. */
export const imageSchema = z.object({
  url: z.string(),
  hash: optional(z.string()),
  alternativeText: z._default(z.string(), ""),
  width: z.int(),
  height: z.int(),
});
export type Image = z.infer<typeof imageSchema>;

export const linkSchema = z.object({
  to: z.string(),
  id: z.catch(optional(z.string()), null),
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
  kind: z.catch(optional(z.enum(["WebPage", "AboutPage"])), null),
});

const daysSchema = z.object({ least: z.int(), most: z.int() });

/**
 * Prices are whole minor units, `days` working days, `keptDays` days at the pickup point, `heaviest` grams.
 */
const carrierTermsSchema = z.object({
  carrier: z.string(),
  name: z.string(),
  kind: z.enum(["home", "relay", "shop"]),
  countries: z.array(z.enum(shopCountries)),
  price: z.int(),
  freeFrom: optional(z.int()),
  days: daysSchema,
  keptDays: optional(z.int()),
  heaviest: optional(z.int()),
});

/** Texts embed these figures as `{{delivery.price:bpost}}`. */
const deliverySchema = z.object({
  /** Hour in Paris. */
  cutOff: z.int(),
  handlingDays: daysSchema,
  returnDays: z.int(),
  serviceFee: optional(z.object({ price: z.int(), freeFrom: z.int() })),
  carriers: z.array(carrierTermsSchema),
});

export const headerSchema = z.object({
  announcement: optional(linkSchema),
  delivery: optional(deliverySchema),
  promises: optional(z.array(z.object({ icon: z.string(), title: z.string(), text: z.string() }))),
  menu: z.array(z.extend(linkSchema, { children: z._default(z.array(linkSchema), []) })),
});

export const footerSchema = z.object({
  columns: z.array(z.object({ title: z.string(), links: z.array(linkSchema) })),
  legal: z.array(linkSchema),
  customerService: z.object({ phone: z.string(), email: z.string(), hours: z.string() }),
});

/** Blocks are parsed one by one, so that one bad block does not take the page down. */
export const pageSchema = z.object({
  slug: z.string(),
  title: z.string(),
  seo: optional(seoSchema),
  blocks: z.array(z.looseObject({ __component: z.string() })),
});

export const categorySchema = z.object({
  path: z.string(),
  name: z.string(),
  title: z.string(),
  intro: optional(z.string()),
  link: optional(linkSchema),
  text: optional(z.string()),
  seo: optional(seoSchema),
  image: optional(imageSchema),
  ancestors: z.array(z.object({ name: z.string(), path: z.string() })),
  children: z.array(z.object({ name: z.string(), path: z.string(), image: optional(imageSchema) })),
  skus: z.array(z.string()),
  blocks: z._default(z.array(z.looseObject({ __component: z.string() })), []),
});
export type Category = z.infer<typeof categorySchema>;

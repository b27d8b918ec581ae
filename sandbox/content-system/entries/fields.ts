import * as z from "zod/mini";
import { shopCountries } from "../../../shared/country/country.ts";

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
  /** Of its element. A number is the content system's own and no name of anything. */
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
  /** What kind of page it is for search engines (schema.org); one that is not known is a page. */
  kind: z.catch(optional(z.enum(["WebPage", "AboutPage"])), null),
});
export type Seo = z.infer<typeof seoSchema>;

const daysSchema = z.object({ least: z.int(), most: z.int() });

/** What a carrier does for the countries that share its terms. What is charged is the e-commerce API's to say. */
const carrierTermsSchema = z.object({
  /** Its code in the e-commerce API. */
  carrier: z.string(),
  name: z.string(),
  kind: z.enum(["home", "relay", "shop"]),
  countries: z.array(z.enum(shopCountries)),
  /** Whole minor units. */
  price: z.int(),
  /** Goods of this amount travel at the shop's expense; whole minor units. */
  freeFrom: optional(z.int()),
  /** Working days on the way. */
  days: daysSchema,
  /** Days that a parcel waits to be fetched. */
  keptDays: optional(z.int()),
  /** Grams. */
  heaviest: optional(z.int()),
});

/** Once and for all: texts name these figures, as `{{delivery.price:bpost}}`. Carriers in the order of the e-commerce API. */
const deliverySchema = z.object({
  /** Hour in Paris up to which an order begins its preparation on the same working day. */
  cutOff: z.int(),
  /** Working days until a parcel leaves. */
  handlingDays: daysSchema,
  /** Days to change one's mind. */
  returnDays: z.int(),
  /** Of small orders; whole minor units, and the goods from which there is none. */
  serviceFee: optional(z.object({ price: z.int(), freeFrom: z.int() })),
  carriers: z.array(carrierTermsSchema),
});

export const headerSchema = z.object({
  announcement: optional(linkSchema),
  delivery: optional(deliverySchema),
  /** Why to buy here, in a strip on each product: `icon` as in `blocks.usp-grid`. */
  promises: optional(z.array(z.object({ icon: z.string(), title: z.string(), text: z.string() }))),
  menu: z.array(z.extend(linkSchema, { children: z._default(z.array(linkSchema), []) })),
});
export type Header = z.infer<typeof headerSchema>;

export const footerSchema = z.object({
  columns: z.array(z.object({ title: z.string(), links: z.array(linkSchema) })),
  legal: z.array(linkSchema),
  customerService: z.object({ phone: z.string(), email: z.string(), hours: z.string() }),
});
export type Footer = z.infer<typeof footerSchema>;

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
  /** Below the intro. */
  link: optional(linkSchema),
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

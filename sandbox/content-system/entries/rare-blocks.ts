import * as z from "zod/mini";
import { imageSchema, linkSchema, optional } from "./fields.ts";

/** A block that holds others: they are parsed one by one, as those of a page are. */
const rawBlocks = z.array(z.looseObject({ __component: z.string() }));

const slideSchema = z.object({
  title: z.string(),
  text: optional(z.string()),
  image: optional(imageSchema),
  link: optional(linkSchema),
});

/**
 * Blocks that few pages have (spec 2, content blocks): their views come with those pages and weigh on no other.
 * `text` is Markdown where a comment says so, safe HTML once the worker has rendered it.
 */
export const rareBlockSchemas = {
  /** The way to the page from the top down, home left out; the last step is the page itself. */
  "blocks.breadcrumb": z.object({
    steps: z.array(z.object({ name: z.string(), to: optional(z.string()) })).check(z.minLength(1)),
  }),
  /** CompositeRenderer: blocks inside a block, in a column or a row. */
  "blocks.composite": z.object({
    title: optional(z.string()),
    layout: z._default(z.enum(["stack", "columns"]), "stack"),
    blocks: rawBlocks,
  }),
  /** A page of another site, in a frame: its host has to be one of the configuration. Nothing of it loads before a click. */
  "blocks.embed": z.object({
    title: z.string(),
    url: z.string(),
    /** In the place of the frame until it is opened. */
    image: optional(imageSchema),
    /** What is lost to those who leave it closed. */
    text: optional(z.string()),
  }),
  "blocks.image-with-legend": z.object({
    image: imageSchema,
    legend: z.string(),
    credit: optional(z.string()),
  }),
  /**
   * SASOption. "Sas" is French for the small room between two doors: the entry where a visitor says for whom he comes
   * (dog or cat, puppy or senior) and is led on. The block is one of its doors; a composite in columns holds them all.
   */
  "blocks.sas-option": z.object({
    title: z.string(),
    text: optional(z.string()),
    image: optional(imageSchema),
    link: linkSchema,
  }),
  /** SmartLinkContent: a single link, as a button or as text. */
  "blocks.smart-link": z.object({
    link: linkSchema,
    look: z._default(z.enum(["solid", "outline", "text"]), "solid"),
  }),
  /** A long text for readers and search engines, folded on a phone; `text` is Markdown. */
  "blocks.text-seo": z.object({ title: z.string(), text: z.string() }),
  /** `text` is Markdown. */
  "blocks.timeline": z.object({
    title: optional(z.string()),
    steps: z.array(
      z.object({ date: z.string(), title: z.string(), text: z.string(), image: optional(imageSchema) }),
    ),
  }),
  /** One reason to buy here, in a frame of its own; `icon` as in `blocks.usp-grid`. */
  "blocks.usp-card": z.object({
    icon: z.string(),
    title: z.string(),
    text: z.string(),
    link: optional(linkSchema),
  }),
  /** A video of a site that the shop knows, by any link to it; the poster is a picture of the shop's own. */
  "blocks.video": z.object({
    title: z.string(),
    url: z.string(),
    image: imageSchema,
    legend: optional(z.string()),
  }),
  /** `text` is Markdown. */
  "blocks.accordion": z.object({
    title: optional(z.string()),
    folds: z.array(z.object({ title: z.string(), text: z.string(), open: optional(z.boolean()) })),
  }),
  /** Spec 3, carousel. `interval` in milliseconds, 0 for one that moves by hand alone. */
  "blocks.carousel": z.object({
    title: z.string(),
    slides: z.array(slideSchema).check(z.minLength(1)),
    itemsPerSlide: z._default(z.int().check(z.minimum(1), z.maximum(4)), 1),
    itemsToScroll: z._default(z.int().check(z.minimum(1), z.maximum(4)), 1),
    arrows: z._default(z.boolean(), true),
    dots: z._default(z.boolean(), true),
    interval: z._default(z.int().check(z.minimum(0)), 10_000),
    infinite: z._default(z.boolean(), true),
  }),
} as const;

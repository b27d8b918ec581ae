import type { Block } from "./blocks.ts";
import type { Image, Link } from "./content.ts";

/** Blocks that few pages have (spec 2, content blocks). `text` is Markdown where a comment says so. */
export type RareBlock =
  /** The way to the page from the top down, home left out; the last step is the page itself. */
  | { kind: "breadcrumb"; steps: { name: string; to?: string | null }[] }
  /** CompositeRenderer: blocks inside a block, one below the other or beside each other. */
  | { kind: "composite"; title?: string | null; layout: "stack" | "columns"; blocks: Block[] }
  | EmbedBlock
  | { kind: "image-with-legend"; image: Image; legend: string; credit?: string | null }
  /**
   * SASOption. "Sas" is French for the small room between two doors: the entry where a visitor says for whom he comes
   * (dog or cat, puppy or senior) and is led on. The block is one of its doors; a composite in columns holds them all.
   */
  | { kind: "sas-option"; title: string; text?: string | null; image?: Image | null; link: Link }
  /** SmartLinkContent: one link that stands alone, as a button or as a line of text. */
  | { kind: "smart-link"; link: Link; look: "solid" | "outline" | "text" }
  /** A long text for readers and search engines, folded on a telephone; `text` is Markdown. */
  | { kind: "text-seo"; title: string; text: string }
  /** `text` is Markdown. */
  | {
      kind: "timeline";
      title?: string | null;
      steps: { date: string; title: string; text: string; image?: Image | null }[];
    }
  /** One reason to buy here, in a frame of its own; `icon` as in a grid of promises. */
  | { kind: "usp-card"; icon: string; title: string; text: string; link?: Link | null }
  /** A video of a site that the shop knows, by any link to it; the poster is a picture of the shop's own. */
  | { kind: "video"; title: string; url: string; image: Image; legend?: string | null }
  /** `text` is Markdown. */
  | {
      kind: "accordion";
      title?: string | null;
      folds: { title: string; text: string; open?: boolean | null }[];
    }
  | CarouselBlock;

/** A page of another site, in a frame: its host has to be one of the configuration. Nothing of it loads before a click. */
interface EmbedBlock {
  kind: "embed";
  title: string;
  url: string;
  /** In the place of the frame until it is opened. */
  image?: Image | null;
  /** What is lost to those who leave it closed. */
  text?: string | null;
}

/** Spec 3, carousel. */
interface CarouselBlock {
  kind: "carousel";
  title: string;
  slides: { title: string; text?: string | null; image?: Image | null; link?: Link | null }[];
  itemsPerSlide: number;
  itemsToScroll: number;
  arrows: boolean;
  dots: boolean;
  /** Milliseconds; 0 for one that moves by hand alone. */
  interval: number;
  infinite: boolean;
}

import type { Image, Link } from "./content.ts";

/** Rare blocks (spec 2, content blocks). */
export type RareBlock =
  /** From the top down without home; the last step is the page itself. */
  | { kind: "breadcrumb"; steps: { name: string; to?: string | null }[] }
  | EmbedBlock
  | { kind: "image-with-legend"; image: Image; legend: string; credit?: string | null }
  /**
   * SASOption: one entry of a choice (dog or cat, puppy or senior) that leads on. A composite in columns holds them
   * all.
   */
  | { kind: "sas-option"; title: string; text?: string | null; image?: Image | null; link: Link }
  | { kind: "smart-link"; link: Link; look: "solid" | "outline" | "text" }
  /** A long text, folded on a phone; `text` is Markdown. */
  | { kind: "text-seo"; title: string; text: string }
  /** `text` is Markdown. */
  | {
      kind: "timeline";
      title?: string | null;
      steps: { date: string; title: string; text: string; image?: Image | null }[];
    }
  /** `icon` as in `Usp`. */
  | { kind: "usp-card"; icon: string; title: string; text: string; link?: Link | null }
  /** A video by any link to it, on a site that the shop knows. */
  | { kind: "video"; title: string; url: string; image: Image; legend?: string | null }
  /** `text` is Markdown. */
  | {
      kind: "accordion";
      title?: string | null;
      folds: { title: string; text: string; open?: boolean | null }[];
    }
  | CarouselBlock;

/** A page of another site in a frame: its host must be configured. Nothing loads before a click. */
interface EmbedBlock {
  kind: "embed";
  title: string;
  url: string;
  image?: Image | null;
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
  /** Milliseconds; 0 does not rotate. */
  interval: number;
  infinite: boolean;
  heights?: CarouselHeights | undefined;
}

/** Pixels from each breakpoint on (spec 9); at the least, since large letters need more. */
export interface CarouselHeights {
  base?: number | undefined;
  sm?: number | undefined;
  md?: number | undefined;
  lg?: number | undefined;
}

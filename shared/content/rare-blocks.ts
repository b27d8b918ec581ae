import type { Image, Link } from "./content.ts";

export type RareBlock =
  /** Steps after the home page; the last one is the page itself. */
  | { kind: "breadcrumb"; steps: { name: string; to?: string | null }[] }
  | EmbedBlock
  | { kind: "image-with-legend"; image: Image; legend: string; credit?: string | null }
  /** One door of an entry page. */
  | { kind: "sas-option"; title: string; text?: string | null; image?: Image | null; link: Link }
  | { kind: "smart-link"; link: Link; look: "solid" | "outline" | "text" }
  | { kind: "text-seo"; title: string; text: string }
  | {
      kind: "timeline";
      title?: string | null;
      steps: { date: string; title: string; text: string; image?: Image | null }[];
    }
  | { kind: "usp-card"; icon: string; title: string; text: string; link?: Link | null }
  | { kind: "video"; title: string; url: string; image: Image; legend?: string | null }
  | {
      kind: "accordion";
      title?: string | null;
      folds: { title: string; text: string; open?: boolean | null }[];
    }
  | CarouselBlock;

/** Nothing loads before a click. */
interface EmbedBlock {
  kind: "embed";
  title: string;
  url: string;
  image?: Image | null;
  text?: string | null;
}

interface CarouselBlock {
  kind: "carousel";
  title: string;
  slides: { title: string; text?: string | null; image?: Image | null; link?: Link | null }[];
  itemsPerSlide: number;
  itemsToScroll: number;
  arrows: boolean;
  dots: boolean;
  /** Milliseconds; 0 disables the rotation. */
  interval: number;
  infinite: boolean;
  heights?: CarouselHeights | undefined;
}

export interface CarouselHeights {
  base?: number | undefined;
  sm?: number | undefined;
  md?: number | undefined;
  lg?: number | undefined;
}

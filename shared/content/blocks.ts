import type { SmartForm } from "../forms/smart-form.ts";
import type { ProductCard } from "../product/product.ts";
import type { Image, Link, Seo } from "./content.ts";
import type { RareBlock } from "./rare-blocks.ts";
import type { SanitizedHtml } from "./sanitized-html.ts";

export interface ContentPage {
  slug: string;
  title: string;
  seo?: Seo | null;
  blocks: Block[];
}

export type Block =
  | { kind: "hero"; title: string; text: string; image: Image; links: Link[] }
  | { kind: "card-grid"; title?: string | null; cards: Card[] }
  | { kind: "product-row"; title: string; link?: Link | null; skus: string[] }
  | { kind: "usp-grid"; title?: string | null; usps: Usp[] }
  | ReviewsBlock
  | {
      kind: "subscription";
      title: string;
      text: string;
      points: string[];
      link: Link;
      image?: Image | null;
    }
  | { kind: "quote"; text: string; author: string; role?: string | null }
  | { kind: "rich-content"; title?: string | null; text: string }
  | { kind: "smart-form"; intro: string; form: SmartForm | null; questions: Link[] }
  | { kind: "composite"; title?: string | null; layout: "stack" | "columns"; blocks: Block[] }
  | RareBlock;

interface Card {
  title: string;
  text?: string | null;
  link: Link;
  image?: Image | null;
}

/** `icon`: leaf, truck, calendar, shield, store, star, heart. */
interface Usp {
  icon: string;
  title: string;
  text: string;
}

export interface ReviewsBlock {
  kind: "reviews";
  title: string;
  score: number;
  count: number;
  link?: Link | null;
  /** How the reviews were chosen and sorted, which L121-3 requires. */
  sort: string;
  quotes: {
    text: string;
    author: string;
    role?: string | null;
    score: number;
    /** Dates of the review and of the experience, ISO 8601; the law requires both. */
    date: string;
    experienceDate: string;
  }[];
}

export type PageBlock =
  | Exclude<Block, { kind: "product-row" | "composite" | "embed" | "video" | "smart-form" | ProseKind }>
  | (Omit<BlockOf<"product-row">, "skus"> & { products: ProductCard[] })
  | (Omit<BlockOf<"composite">, "blocks"> & { blocks: PageBlock[] })
  | (BlockOf<"embed"> & { frame: EmbedFrame })
  | (BlockOf<"video"> & { frame: EmbedFrame })
  | WithHtml<BlockOf<"rich-content">>
  | WithHtml<BlockOf<"text-seo">>
  | (Omit<BlockOf<"timeline">, "steps"> & { steps: WithHtml<BlockOf<"timeline">["steps"][number]>[] })
  | (Omit<BlockOf<"accordion">, "folds"> & { folds: WithHtml<BlockOf<"accordion">["folds"][number]>[] });

/** Blocks in which editors write Markdown. */
type ProseKind = "rich-content" | "text-seo" | "timeline" | "accordion";

type WithHtml<T extends { text: string }> = T & { text: SanitizedHtml };

type BlockOf<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

/** Loaded only after a click, because the other site then gets the visitor's IP address. */
export interface EmbedFrame {
  src: string;
  site: string;
  page: string;
}

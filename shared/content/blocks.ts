import type { ProductCard } from "../product/product.ts";
import type { Image, Link } from "./content.ts";
import type { RareBlock } from "./rare-blocks.ts";

/** A block of a page as its editor made it (spec 2, content blocks). `text` is Markdown where a comment says so. */
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
  /** `text` is Markdown. */
  | { kind: "rich-content"; title?: string | null; text: string }
  /** The form of a page and what stands beside it; the definition is parsed on its own (`parseSmartForm`). */
  | { kind: "smart-form"; intro: string; form?: unknown; questions: Link[] }
  | RareBlock;

interface Card {
  title: string;
  text?: string | null;
  link: Link;
  image?: Image | null;
}

/** `icon` names one of the shop's own icons: leaf, truck, calendar, shield, store, star, heart. */
interface Usp {
  icon: string;
  title: string;
  text: string;
}

/** What buyers say of the shop: their score out of 5, how many they are, and some of them in their own words. */
export interface ReviewsBlock {
  kind: "reviews";
  title: string;
  score: number;
  count: number;
  link?: Link | null;
  /** How the quotes are chosen and sorted: a sentence (L121-3). */
  sort: string;
  quotes: {
    text: string;
    author: string;
    role?: string | null;
    /** 1 to 5. */
    score: number;
    /** Of the review and of the experience, ISO 8601: a duty of the trade. */
    date: string;
    experienceDate: string;
  }[];
}

/** A block ready to be shown: products are looked up, Markdown is safe HTML, frames are on a host that is allowed. */
export type PageBlock =
  | Exclude<Block, { kind: "product-row" | "composite" | "embed" | "video" | "smart-form" }>
  | (Omit<BlockOf<"product-row">, "skus"> & { products: ProductCard[] })
  | (Omit<BlockOf<"composite">, "blocks"> & { blocks: PageBlock[] })
  | (BlockOf<"embed"> & { frame: Frame })
  | (BlockOf<"video"> & { frame: Frame });

type BlockOf<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

/** What a frame of another site loads once it is asked for, and who is then given the visitor's address. */
export interface Frame {
  src: string;
  site: string;
  /** Where the same can be seen without the frame. */
  page: string;
}

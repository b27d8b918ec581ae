import type { Facet } from "../listing/facets.ts";
import type { Sort } from "../listing/listing-query.ts";
import type { Product, ProductCard } from "../product/product.ts";
import type { Shop, ShopSummary } from "../shops/shop.ts";
import type { Block } from "./blocks.ts";
import type { Category, Image } from "./content.ts";
import type { FaqQuestion } from "./faq.ts";

/** What a page says of itself in its head. */
export interface Head {
  title: string;
  description?: string;
  /** Absolute path of the page's own address, without query. */
  canonical?: string;
  /** Kept out of search engines. */
  noindex?: boolean;
  /** Of a page that is kept out: its links are followed all the same. */
  follow?: boolean;
}

/** A block ready to be shown: products are looked up, Markdown is safe HTML, frames are on a host that is allowed. */
export type PageBlock =
  | Exclude<Block, { __component: ResolvedBlockName }>
  | (Omit<BlockOf<"blocks.product-row">, "skus"> & { products: ProductCard[] })
  | (Omit<BlockOf<"blocks.composite">, "blocks"> & { blocks: PageBlock[] })
  | (BlockOf<"blocks.embed"> & { frame: Frame })
  | (BlockOf<"blocks.video"> & { frame: Frame });

type ResolvedBlockName = "blocks.product-row" | "blocks.composite" | "blocks.embed" | "blocks.video";
type BlockOf<Name extends Block["__component"]> = Extract<Block, { __component: Name }>;

/** What a frame of another site loads once it is asked for, and who is then given the visitor's address. */
export interface Frame {
  src: string;
  site: string;
  /** Where the same can be seen without the frame. */
  page: string;
}

/** A category ready to be shown. */
export type CategoryView = Omit<Category, "skus" | "seo" | "text" | "blocks" | "children"> & {
  children: CategoryLink[];
};

export interface CategoryLink {
  name: string;
  path: string;
}

/** How a listing stands: what may be chosen, how it is sorted, which page of it this is. */
export interface ListingView {
  facets: Facet[];
  sort: Sort;
  /** Products on all pages together. */
  count: number;
  page: number;
  pages: number;
}

/** What the feed label is made of. */
export type FeedLabelFields = Pick<
  Product,
  | "kind"
  | "description"
  | "composition"
  | "additives"
  | "analyticalConstituents"
  | "metabolizableEnergy"
  | "rations"
  | "directions"
>;

/** A product ready to be bought: its visible variants. What else its page says of it is in the page's parts. */
export type ProductView = Pick<Product, "sku" | "slug" | "name" | "animal" | "kind" | "variants">;

/** Parts of a product's page as safe HTML: the worker writes them, nothing in them needs scripts. */
export interface ProductParts {
  /** The way from home. */
  trail: string;
  gallery: string;
  /** Name, kind of feed, score; on a product that is sold no more also why, and what took its place. */
  summary: string;
  label: string;
  /** Why to buy here; empty where the content system says nothing of it. */
  promises: string;
  /** The other half of a bi-nutrition pair; empty where there is none. */
  pair: string;
  reviews: string;
}

/** A format proposed beside the cart, ready to be added. */
export interface CartSuggestion {
  name: string;
  href: string;
  variantCode: string;
  variantName: string;
  /** Whole minor units. */
  price: number;
  /** Grams. */
  weight: number;
  image: Image | null;
}

export interface CartSuggestionList {
  title: string;
  products: CartSuggestion[];
}

/** A shop in a list, on a map or beside another; `distance` in kilometres from where one looks, null from nowhere. */
export type ListedShop = Omit<ShopSummary, "image" | "department"> & { distance: number | null };

/** A shop ready to be shown: `text` is safe HTML. */
export type ShopView = Omit<Shop, "seo">;

/** Where maps take their tiles. */
export interface MapTiles {
  /** With {z}, {x} and {y} in it. */
  url: string;
  /** Plain text. */
  attribution: string;
  /** The host that is then asked; null where it is the shop's own. */
  host: string | null;
}

/** A question ready to be shown: `answer` is safe HTML. */
export type FaqQuestionView = FaqQuestion;

import type { Block } from "../content/blocks.ts";
import type { Image, Seo } from "../content/content.ts";
import type { Facet } from "./facets.ts";
import type { Sort } from "./listing-query.ts";

/** A node of the category tree; `path` has no slash at its ends ("chien/croquettes"). */
export interface Category {
  path: string;
  name: string;
  title: string;
  intro?: string | null;
  /** Markdown shown below the listing. */
  text?: string | null;
  seo?: Seo | null;
  image?: Image | null;
  ancestors: CategoryLink[];
  children: (CategoryLink & { image?: Image | null })[];
  skus: string[];
  /** What a landing page shows above its listing, its hero first. */
  blocks: Block[];
}

export interface CategoryLink {
  name: string;
  path: string;
}

/** A category ready to be shown. */
export type CategoryView = Omit<Category, "skus" | "seo" | "text" | "blocks" | "children"> & {
  children: CategoryLink[];
};

/** How a listing stands: what may be chosen, how it is sorted, which page of it this is. */
export interface ListingView {
  facets: Facet[];
  sort: Sort;
  /** Products on all pages together. */
  count: number;
  page: number;
  pages: number;
}

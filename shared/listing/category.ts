import type { Block } from "../content/blocks.ts";
import type { Image, Link, Seo } from "../content/content.ts";
import type { Facet } from "./facets.ts";
import type { Sort } from "./listing-query.ts";

export interface Category {
  path: string;
  name: string;
  title: string;
  intro?: string | null;
  link?: Link | null;
  text?: string | null;
  seo?: Seo | null;
  image?: Image | null;
  ancestors: CategoryLink[];
  children: (CategoryLink & { image?: Image | null })[];
  skus: string[];
  blocks: Block[];
}

export interface CategoryLink {
  name: string;
  path: string;
}

export type CategoryView = Omit<Category, "skus" | "seo" | "text" | "blocks" | "children"> & {
  children: CategoryLink[];
};

export interface ListingView {
  facets: Facet[];
  sort: Sort;
  count: number;
  page: number;
  pages: number;
}

import type { Image, Link } from "../content/content.ts";
import type { Facet } from "./facets.ts";
import type { Sort } from "./listing-query.ts";

export interface CategoryView {
  path: string;
  name: string;
  title: string;
  intro?: string | null;
  link?: Link | null;
  image?: Image | null;
  ancestors: CategoryLink[];
  children: CategoryLink[];
}

export interface CategoryLink {
  name: string;
  path: string;
}

export interface ListingView {
  facets: Facet[];
  sort: Sort;
  count: number;
  page: number;
  pages: number;
  /** Products that pages lead to, if the search index counts more. */
  reachable?: number;
}

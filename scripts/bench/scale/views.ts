import { categoryHref, href } from "../../../shared/routes.ts";
import { searchHref } from "../../../shared/search/search-address.ts";
import { type Catalogue, paths } from "./generated-content.ts";

export interface View {
  title: string;
  path: string;
  expects: string;
  status?: number;
  /** Variables of the shop, so that views of small and large catalogues are answered in the same way. */
  vars?: Record<string, string>;
  /** Entries that the answer lists by its nature, in a catalogue. */
  entries?: (catalogue: Catalogue) => number;
}

const number = 3;

export const views: readonly View[] = [
  { title: "Home", path: href("index"), expects: "</html>" },
  { title: "Category", path: categoryHref(paths.shelf(number)), expects: "100 produits" },
  {
    title: "Category, by price",
    path: `${categoryHref(paths.shelf(number))}?tri=prix`,
    expects: "100 produits",
  },
  { title: "Largest category", path: categoryHref(paths.largest), expects: "Grand rayon" },
  {
    title: "Largest category, by price, from the index",
    path: `${categoryHref(paths.largest)}?tri=prix`,
    expects: "Grand rayon",
    vars: { SEARCH_LISTINGS_ABOVE: "10" },
  },
  {
    title: "Product",
    path: href("produits-product-format", { product: paths.product(number) }),
    expects: "recette",
  },
  { title: "Search", path: searchHref("croquettes saumon"), expects: "/produits/produit-" },
  { title: "Moved address", path: `/${paths.moved(number)}/`, expects: "", status: 301 },
  { title: "Unknown address", path: "/inconnu/", expects: "</html>", status: 404 },
  { title: "Shops", path: href("magasins"), expects: "</html>", entries: ({ shops }) => shops },
  { title: "Index of the sitemap", path: "/sitemap.xml", expects: "<sitemap>" },
  {
    title: "File of the sitemap",
    path: "/sitemaps/1.xml",
    expects: "<url>",
    entries: ({ products, shelves, shops }) => Math.min(10_000, products + shelves + shops),
  },
  {
    title: "File of a product feed",
    path: "/flux/google/1-sur-99.xml",
    expects: "</rss>",
    entries: ({ products }) => Math.min(2500, products),
  },
];

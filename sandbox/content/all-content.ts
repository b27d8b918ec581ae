import { categories } from "./categories.ts";
import { crossSells } from "./cross-sells.ts";
import { faq } from "./faq.ts";
import { footer } from "./footer.ts";
import { header } from "./header.ts";
import { pages } from "./pages.ts";
import { products, toFullProduct } from "./products.ts";
import { redirects } from "./redirects.ts";
import { samples } from "./samples.ts";
import { shops } from "./shops.ts";

export const full = products.map(toFullProduct);

export const everything = {
  full,
  categories,
  pages,
  header,
  footer,
  crossSells,
  faq,
  redirects,
  samples,
  shops,
};

export function valuesOf<T>(tree: unknown, is: (value: unknown) => value is T): T[] {
  if (is(tree)) return [tree];
  return typeof tree === "object" && tree !== null
    ? Object.values(tree).flatMap((branch) => valuesOf(branch, is))
    : [];
}

export function stringsOf(tree: unknown): string[] {
  return valuesOf(tree, (value) => typeof value === "string");
}

export function repeated<T>(values: T[]): T[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

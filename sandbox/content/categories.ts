import { ancestorsOf, categoryTree } from "./category-tree.ts";
import type { Category } from "./entries/fields.ts";
import { isListed, products } from "./products.ts";

type CategoryEntry = Category & { id: number };

export const categories: CategoryEntry[] = [...categoryTree].map(
  ([path, { id, name, blocks, ...texts }]) => ({
    id,
    path,
    name,
    blocks,
    ...texts,
    ancestors: ancestorsOf(path),
    children: [...categoryTree]
      .filter(([other]) => ancestorsOf(other).at(-1)?.path === path)
      .map(([child, { name, image }]) => ({ name, path: child, image })),
    skus: products
      .filter(
        (product) => isListed(product) && (path === "tous-les-produits" || isUnder(product.category, path)),
      )
      .map(({ sku }) => sku),
  }),
);

function isUnder(category: string, path: string): boolean {
  return category === path || category.startsWith(`${path}/`);
}

import type { Block } from "../content-system/entries/blocks.ts";
import type { Category } from "../content-system/entries/fields.ts";
import { allProducts } from "./categories/all-products.ts";
import { catDry } from "./categories/cat-dry.ts";
import { catOther } from "./categories/cat-other.ts";
import type { CategoryTexts } from "./categories/category-texts.ts";
import { dogDry } from "./categories/dog-dry.ts";
import { dogOther } from "./categories/dog-other.ts";
import { ancestorsOf, type CategoryPath, categoryPaths, categoryTree } from "./category-tree.ts";
import { isListed, products } from "./products.ts";

const texts: Record<CategoryPath, CategoryTexts> = {
  ...dogDry,
  ...dogOther,
  ...catDry,
  ...catOther,
  ...allProducts,
};

type CategoryEntry = Omit<Category, "blocks"> & { id: number; blocks: Block[] };

export const categories: CategoryEntry[] = categoryPaths.map((path) => ({
  id: categoryTree[path].id,
  path,
  name: categoryTree[path].name,
  blocks: [],
  ...texts[path],
  ancestors: ancestorsOf(path),
  children: categoryPaths
    .filter((other) => ancestorsOf(other).at(-1)?.path === path)
    .map((child) => ({ name: categoryTree[child].name, path: child, image: texts[child].image })),
  skus: products
    .filter(
      (product) => isListed(product) && (path === "tous-les-produits" || isUnder(product.category, path)),
    )
    .map(({ sku }) => sku),
}));

function isUnder(category: CategoryPath, path: CategoryPath): boolean {
  return category === path || category.startsWith(`${path}/`);
}

import type { ProductCard } from "../../../shared/product.ts";
import { useKept } from "../../ui/kept.ts";
import { ProductGrid } from "../product/product-grid.tsx";

/** Cards in the first line of a telephone. */
const firstCards = 2;

/** What the document holds needs no scripts and stays as it is written; what a navigation brings is rendered. */
export function ListedProducts({ products }: { products: ProductCard[] | undefined }) {
  if (import.meta.env.SSR || !products) return <WrittenProducts products={products} />;
  return <ProductGrid products={products} eager={firstCards} />;
}

function WrittenProducts({ products }: { products: ProductCard[] | undefined }) {
  const content = import.meta.env.SSR && products && <ProductGrid products={products} eager={firstCards} />;
  return <div {...useKept("products", content)} />;
}

import type { ProductCard } from "../../../shared/product/product.ts";
import { useKept } from "../../ui/kept.ts";
import { later } from "../../ui/later.tsx";
import type { ProductGridProps } from "../product/product-grid.tsx";

/** Cards in the first line of a telephone. */
const firstCards = 2;

const load = async () => (await import("../product/product-grid.tsx")).ProductGrid;
const WrittenGrid = import.meta.env.SSR && (await load());
const { Content: SwappedGrid } = later<ProductGridProps>(load);

/** What the document holds needs no scripts and stays as it is written; what a navigation brings is rendered. */
export function ListedProducts({ products }: { products: ProductCard[] | undefined }) {
  if (import.meta.env.SSR || !products) return <WrittenProducts products={products} />;
  return <SwappedGrid products={products} eager={firstCards} />;
}

function WrittenProducts({ products }: { products: ProductCard[] | undefined }) {
  const content = WrittenGrid && products && <WrittenGrid products={products} eager={firstCards} />;
  return <div {...useKept("products", content)} />;
}

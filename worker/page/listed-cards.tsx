import { ProductGrid } from "../../client/features/product/product-grid.tsx";
import type { StaticHtml } from "../../client/islands/static-html.ts";
import type { ProductCard } from "../../shared/product/product.ts";
import { staticHtml } from "./static-html.ts";

const firstCards = 2;

export function listedCards(products: ProductCard[]): StaticHtml {
  return staticHtml(<ProductGrid products={products} eager={firstCards} />);
}

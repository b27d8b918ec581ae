import type { ProductCard as Product } from "../../../../shared/product/product.ts";
import { ProductCard } from "./product-card.tsx";
import css from "./product-grid.module.css";

/** Cards in the first row of a phone. */
export const firstCards = 2;

export interface ProductGridProps {
  products: Product[];
  row?: boolean;
  eager?: number;
}

export function ProductGrid({ products, row, eager = 0 }: ProductGridProps) {
  return (
    // Firefox makes every scroll container a tab stop.
    <ul className={row ? css.row : css.grid} tabIndex={row ? -1 : undefined}>
      {products.map((product, index) => (
        <li key={product.sku}>
          <ProductCard product={product} first={index < eager} />
        </li>
      ))}
    </ul>
  );
}

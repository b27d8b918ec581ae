import type { ProductCard as Product } from "../../../shared/product/product.ts";
import { ProductCard } from "./product-card.tsx";
import css from "./product-grid.module.css";

export interface ProductGridProps {
  products: Product[];
  /** A single row that is swept sideways on a small screen. */
  row?: boolean;
  /** How many pictures are wanted at once; the others wait until they come near. */
  eager?: number;
}

export function ProductGrid({ products, row, eager = 0 }: ProductGridProps) {
  return (
    <ul className={row ? css.row : css.grid}>
      {products.map((product, index) => (
        <li key={product.sku}>
          <ProductCard product={product} first={index < eager} />
        </li>
      ))}
    </ul>
  );
}

import { ProductGrid } from "../../client/features/product/product-grid.tsx";
import type { StaticHtml } from "../../client/islands/static-html.ts";
import { RichContent } from "../../client/ui/rich-content.tsx";
import type { ProductCard } from "../../shared/product/product.ts";
import type { AppContext } from "../context.ts";
import { renderProse } from "./prose.ts";
import { staticHtml } from "./static-html.ts";

const firstCards = 2;

export function listedCards(products: ProductCard[]): StaticHtml {
  return staticHtml(<ProductGrid products={products} eager={firstCards} />);
}

export function staticProse(c: AppContext, markdown: string): StaticHtml {
  return staticHtml(<RichContent html={renderProse(c, markdown)} />);
}

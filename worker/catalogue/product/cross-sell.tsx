import type { ReactNode } from "react";
import { ProductGrid } from "../../../client/features/product/card/product-grid.tsx";
import { Section } from "../../../client/ui/section.tsx";
import type { Product, ProductCard } from "../../../shared/product/product.ts";
import { productPageTexts } from "../../../shared/product/product-page.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { type CardServices, cardsOf } from "../../page/blocks.ts";

const t = translator(productPageTexts);

const length = 4;
const source = "cross_sell_produit";

export async function renderCrossSell(services: CardServices, product: Product): Promise<ReactNode> {
  const { content } = services;
  const { sku, category, animal } = product;
  const skus = category ? await content.sameCategory(category.id, sku) : [];
  const products = await cardsOf(services, skus.slice(0, length), source);
  if (products.length) return row(t("sameCategory"), products);
  const keyed = await content.crossSell(animal ? `cross_sell_produit_${animal}` : "cross_sell_divers");
  return keyed
    ? row(keyed.title || t("sameCategory"), await cardsOf(services, keyed.products.slice(0, length), source))
    : null;
}

function row(title: string, products: ProductCard[]): ReactNode {
  if (products.length === 0) return null;
  return (
    <Section title={title}>
      <ProductGrid products={products} row />
    </Section>
  );
}

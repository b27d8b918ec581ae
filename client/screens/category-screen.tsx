import { listingTexts } from "../../shared/i18n/listing.ts";
import { translator } from "../../shared/i18n/translator.ts";
import type { CategoryView } from "../../shared/page.ts";
import type { ProductCard } from "../../shared/product.ts";
import { RichContent } from "../features/content/rich-content.tsx";
import { CategoryHead } from "../features/listing/category-head.tsx";
import { EmptyListing } from "../features/listing/empty-listing.tsx";
import { ProductGrid } from "../features/product/product-grid.tsx";
import { Section } from "../ui/section.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import css from "./category-screen.module.css";

const t = translator(listingTexts);

/** Cards in the first view of a wide screen. */
const firstCards = 4;

export interface CategoryScreenProps {
  category: CategoryView;
  products: ProductCard[];
}

export function CategoryScreen({ category, products }: CategoryScreenProps) {
  return (
    <>
      <CategoryHead category={category} />
      {products.length === 0 ? (
        <EmptyListing />
      ) : (
        <div className={css.listing}>
          <h2>
            <VisuallyHidden>{t("products")}</VisuallyHidden>
          </h2>
          <p className={css.count}>{t("count", { count: products.length })}</p>
          <ProductGrid products={products} eager={firstCards} />
        </div>
      )}
      {category.text && (
        <Section tone="sand">
          <RichContent html={category.text} />
        </Section>
      )}
    </>
  );
}

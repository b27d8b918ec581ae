import { listingTexts } from "../../shared/i18n/listing.ts";
import { translator } from "../../shared/i18n/translator.ts";
import type { CategoryView } from "../../shared/page.ts";
import type { ProductCard } from "../../shared/product.ts";
import { categoryHref } from "../../shared/routes.ts";
import { RichContent } from "../features/content/rich-content.tsx";
import { CategoryHead } from "../features/listing/category-head.tsx";
import { EmptyListing } from "../features/listing/empty-listing.tsx";
import { ProductGrid } from "../features/product/product-grid.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { Section } from "../ui/section.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import css from "./category-screen.module.css";

const t = translator(listingTexts);

/** Cards in the first line of a telephone. */
const firstCards = 2;

export interface CategoryScreenProps {
  category: CategoryView;
  /** Those of this page. */
  products: ProductCard[];
  /** On all pages together. */
  count: number;
  page: number;
  pages: number;
}

export function CategoryScreen({ category, products, count, page, pages }: CategoryScreenProps) {
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
          <p className={css.count}>
            {t("count", { count })}
            {pages > 1 && `, ${t("page", { page, pages })}`}
          </p>
          <ProductGrid products={products} eager={firstCards} />
          <Pagination
            page={page}
            pages={pages}
            label={t("pages")}
            hrefOf={(number) => categoryHref(category.path, number)}
          />
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

import { use } from "react";
import { productScreenTexts } from "../../../shared/i18n/product-screen.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import type { ProductCard } from "../../../shared/product.ts";
import { Late } from "../../ui/late.tsx";
import { Section } from "../../ui/section.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import css from "./cross-sell.module.css";
import grid from "./product-grid.module.css";
import { ProductGrid } from "./product-grid.tsx";

const t = translator(productScreenTexts);

export interface CrossSellProps {
  /** Without a title of its own it is called after the category. */
  crossSell: Promise<{ title: string; products: ProductCard[] } | null>;
}

/** Other products of the same category, which come late and may not come at all. */
export function CrossSell({ crossSell }: CrossSellProps) {
  return (
    <Late fallback={<CrossSellSkeleton />}>
      <CrossSellRow crossSell={crossSell} />
    </Late>
  );
}

function CrossSellRow({ crossSell }: CrossSellProps) {
  const found = use(crossSell);
  if (!found || found.products.length === 0) return null;
  return (
    <Section title={found.title || t("sameCategory")}>
      <ProductGrid products={found.products} row />
    </Section>
  );
}

function CrossSellSkeleton() {
  return (
    <div data-late>
      <Section>
        <div role="status" aria-label={t("crossSellLoading")}>
          <Skeleton className={css.title} />
          <div className={grid.row}>
            <Skeleton className={css.card} />
            <Skeleton className={css.card} />
            <Skeleton className={css.card} />
            <Skeleton className={css.card} />
          </div>
        </div>
      </Section>
    </div>
  );
}

import type { CategoryLink, CategoryView, ListingView } from "../../../shared/listing/category.ts";
import { chosenOf } from "../../../shared/listing/facets.ts";
import { listingHref, type Sort } from "../../../shared/listing/listing-query.ts";
import type { ProductCard } from "../../../shared/product/product.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Pagination } from "../../ui/pagination.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { FitChoice, type FitChoiceProps } from "../fit/fit-choice.tsx";
import { firstCards, ProductGrid } from "../product/card/product-grid.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { EmptyListing, ListingDown, NothingFits } from "./empty-listing.tsx";
import css from "./listing.module.css";
import { ListingFilters, listingAnchor } from "./listing-filters.tsx";
import { SortSelect } from "./sort-select.tsx";
import { listingTexts } from "./texts.ts";

const t = translator(listingTexts);

export interface ListingProps extends Pick<FitChoiceProps, "describe"> {
  category: Pick<CategoryView, "path" | "name">;
  products: ProductCard[];
  listing: ListingView;
  neighbours: CategoryLink[];
  title?: string | undefined;
  /** Sorted for an animal that nobody has described yet. */
  lacksAnimal: boolean;
  sorts: readonly Sort[];
  /** Address to try again; null if the products were read. */
  again: string | null;
}

export function Listing({
  category,
  products,
  listing,
  neighbours,
  title,
  lacksAnimal,
  describe,
  sorts,
  again,
}: ListingProps) {
  const { facets, sort, count, page, pages, reachable } = listing;
  const query = { choices: chosenOf(facets), sort };
  if (again !== null) return <ListingDown again={again} />;
  if (count === 0 && query.choices.length === 0) return <EmptyListing />;
  return (
    <section className={`page-width ${css.listing}`} id={listingAnchor} aria-labelledby="liste">
      <h2 id="liste" className={title && css.title}>
        {title ?? <VisuallyHidden>{t("products")}</VisuallyHidden>}
      </h2>
      <ListingFilters path={category.path} listing={listing} />
      <div className={css.results}>
        <div className={`row-3 ${css.bar}`} data-keeps-place="">
          <p className={`note ${css.count}`} role="status" tabIndex={-1}>
            {t("count", { count }) + (pages > 1 ? `, ${t("page", { page, pages })}` : "")}
          </p>
          {facets.length > 0 && <SortSelect sort={sort} offered={sorts} />}
          <ActiveFilters path={category.path} query={query} facets={facets} />
        </div>
        {count === 0 ? (
          <NothingFits category={category} query={query} facets={facets} neighbours={neighbours} />
        ) : (
          <>
            <FitChoice describe={describe} lacksAnimal={lacksAnimal} />
            <ProductGrid products={products} eager={firstCards} />
            <Pagination
              page={page}
              pages={pages}
              label={t("pages")}
              hrefOf={(number) => listingHref(category.path, query, number)}
            />
            {reachable !== undefined && (
              <p className={`note ${css.end}`}>{t("reachable", { count: reachable })}</p>
            )}
          </>
        )}
      </div>
    </section>
  );
}

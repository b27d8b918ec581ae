import type { ListingView } from "../../../shared/listing/category.ts";
import { chosenOf } from "../../../shared/listing/facets.ts";
import type { Sort } from "../../../shared/listing/listing-query.ts";
import type { ProductCard } from "../../../shared/product/product.ts";
import { searchHref } from "../../../shared/search/search-address.ts";
import { searchTexts } from "../../../shared/search/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { FitChoice, type FitChoiceProps } from "../fit/fit-choice.tsx";
import { ActiveFilters } from "../listing/active-filters.tsx";
import css from "../listing/listing.module.css";
import { ListingFilters, listingAnchor } from "../listing/listing-filters.tsx";
import { SortSelect } from "../listing/sort-select.tsx";
import { firstCards, ProductGrid } from "../product/card/product-grid.tsx";

const t = translator(searchTexts);

const path = "rechercher";

export interface FoundProductsProps extends Pick<FitChoiceProps, "describe"> {
  query: string;
  products: ProductCard[];
  listing: ListingView;
  sorts: readonly Sort[];
}

export function FoundProducts({ query, products, listing, sorts, describe }: FoundProductsProps) {
  const { facets, sort, count, page, pages } = listing;
  const narrowed = { choices: chosenOf(facets), sort };
  return (
    <section className={`page-width ${css.listing}`} id={listingAnchor} aria-labelledby="liste">
      <h2 id="liste">
        <VisuallyHidden>{t("products")}</VisuallyHidden>
      </h2>
      <ListingFilters path={path} listing={listing} question={query} />
      <div className={css.results}>
        <div className={`row-3 ${css.bar}`} data-keeps-place="">
          <p className={`note ${css.count}`} role="status" tabIndex={-1}>
            {t("count", { count }) + (pages > 1 ? `, ${t("page", { page, pages })}` : "")}
          </p>
          {facets.length > 0 && sorts.length > 1 && (
            <SortSelect sort={sort} offered={sorts} plain={t("defaultSort")} />
          )}
          <ActiveFilters
            path={path}
            query={narrowed}
            facets={facets}
            hrefOf={(next) => searchHref(query, next)}
          />
        </div>
        {count === 0 ? (
          <EmptyState title={t("narrow.title")} text={t("narrow.text")}>
            <ButtonLink href={searchHref(query)}>{t("narrow.all")}</ButtonLink>
          </EmptyState>
        ) : (
          <>
            <FitChoice describe={describe} />
            <ProductGrid products={products} eager={firstCards} />
            <Pagination
              page={page}
              pages={pages}
              label={t("pages")}
              hrefOf={(number) => searchHref(query, narrowed, number)}
            />
          </>
        )}
      </div>
    </section>
  );
}

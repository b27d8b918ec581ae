import { searchTexts } from "../../shared/i18n/search.ts";
import { translator } from "../../shared/i18n/translator.ts";
import type { ProductCard } from "../../shared/product.ts";
import { searchHref } from "../../shared/search-address.ts";
import { ProductGrid } from "../features/product/product-grid.tsx";
import { type FoundLink, FoundLinks } from "../features/search/found-links.tsx";
import { NothingFound, type NothingFoundProps } from "../features/search/nothing-found.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import css from "./search-screen.module.css";

const t = translator(searchTexts);

/** Cards in the first line of a telephone. */
const firstCards = 2;

interface FoundProps {
  outcome: "found";
  query: string;
  /** Those of this page. */
  products: ProductCard[];
  /** On all pages together. */
  count: number;
  page: number;
  pages: number;
  /** How the question must have been meant, where nothing is spelt as it is. */
  corrected: string | null;
  /** Words of the question were passed over. */
  relaxed: boolean;
  categories: FoundLink[];
  advice: FoundLink[];
}

export type SearchScreenProps = FoundProps | NothingFoundProps;

export function SearchScreen(props: SearchScreenProps) {
  return props.outcome === "found" ? <Found {...props} /> : <NothingFound {...props} />;
}

function Found({ query, products, count, page, pages, categories, advice, ...hints }: FoundProps) {
  return (
    <div className={css.results}>
      <h1>{t("title", { query })}</h1>
      <Hint query={query} {...hints} />
      {categories.length > 0 && <FoundLinks title={t("categories")} links={categories} look="chips" />}
      {count > 0 && (
        <section aria-label={t("products")}>
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
            hrefOf={(number) => searchHref(query, number)}
          />
        </section>
      )}
      {advice.length > 0 && <FoundLinks title={t("advice")} links={advice} look="cards" />}
    </div>
  );
}

/** Why the results are not quite those of the question. */
function Hint({ query, corrected, relaxed }: Pick<FoundProps, "query" | "corrected" | "relaxed">) {
  if (relaxed) return <p className={css.hint}>{t("relaxed", { query })}</p>;
  if (!corrected) return null;
  return (
    <p className={css.hint}>
      {t("corrected", { query })} <a href={searchHref(corrected)}>«&nbsp;{corrected}&nbsp;»</a>.
    </p>
  );
}

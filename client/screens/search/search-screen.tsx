import type { ReactNode } from "react";
import type { AvoidedFood } from "../../../shared/search/avoided.ts";
import { searchHref } from "../../../shared/search/search-address.ts";
import { searchTexts } from "../../../shared/search/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { type FoundLink, FoundLinks } from "../../features/search/found-links.tsx";
import { FoundProducts, type FoundProductsProps } from "../../features/search/found-products.tsx";
import { NothingFound, type NothingFoundProps } from "../../features/search/nothing-found.tsx";
import { Notice } from "../../ui/notice.tsx";
import css from "./search-screen.module.css";

const t = translator(searchTexts);

interface FoundProps extends FoundProductsProps {
  outcome: "found";
  corrected: string | null;
  relaxed: boolean;
  avoided: AvoidedFood[];
  notice: "vet" | "symptom" | null;
  /** Pages for a question to customer service, which advice answers before any food. */
  places: FoundLink[];
  categories: FoundLink[];
  advice: FoundLink[];
}

export type SearchScreenProps = FoundProps | NothingFoundProps;

export function SearchScreen(props: SearchScreenProps) {
  return props.outcome === "found" ? <Found {...props} /> : <NothingFound {...props} />;
}

function Found({
  query,
  products,
  listing,
  sorts,
  describe,
  categories,
  advice,
  avoided,
  notice,
  places,
  ...hints
}: FoundProps) {
  const answers = advice.length > 0 && (
    <div className={`page-width stack-5 ${css.advice}`}>
      <FoundLinks title={t("advice")} links={advice} look="cards" />
    </div>
  );
  return (
    <>
      <div className={`page-width stack-5 ${css.head}`}>
        <h1>{t("title", { query })}</h1>
        {notice && (
          <Notice tone="info">
            <strong>
              {t(`${notice}.title`)}
              {notice === "vet" && "."}
            </strong>{" "}
            {t(`${notice}.text`)}
          </Notice>
        )}
        {listing.count > 0 &&
          avoided.map((food) => (
            <Notice key={food} tone="info">
              {t(`avoided.${food}`)}
            </Notice>
          ))}
        <Hint query={query} {...hints} />
        {places.length > 0 && <FoundLinks title={t("places.title")} links={places} look="chips" />}
        {categories.length > 0 && <FoundLinks title={t("categories")} links={categories} look="row" />}
      </div>
      {places.length > 0 && answers}
      {(listing.count > 0 || listing.facets.length > 0) && (
        <FoundProducts
          query={query}
          products={products}
          listing={listing}
          sorts={sorts}
          describe={describe}
        />
      )}
      {places.length === 0 && answers}
    </>
  );
}

function Hint({ query, corrected, relaxed }: Pick<FoundProps, "query" | "corrected" | "relaxed">): ReactNode {
  if (relaxed) return <p className={css.hint}>{t("relaxed", { query })}</p>;
  if (!corrected) return null;
  return (
    <p className={css.hint}>
      {t("corrected", { query })} <a href={searchHref(corrected)}>«&nbsp;{corrected}&nbsp;»</a>.
    </p>
  );
}

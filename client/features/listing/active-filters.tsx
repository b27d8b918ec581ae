import { chosenOf, type Facet } from "../../../shared/listing/facets.ts";
import { filterFormId } from "../../../shared/listing/filter-form-id.ts";
import { type ListingQuery, listingHref, withoutChoice } from "../../../shared/listing/listing-query.ts";
import { translator } from "../../../shared/text/translator.ts";
import { CloseIcon } from "../../ui/icons.tsx";
import css from "./active-filters.module.css";
import { listingTexts } from "./texts.ts";

const t = translator(listingTexts);

export interface ActiveFiltersProps {
  path: string;
  hrefOf?: (query: ListingQuery) => string;
  query: ListingQuery;
  facets: readonly Facet[];
}

export function ActiveFilters({
  path,
  query,
  facets,
  hrefOf = (next) => listingHref(path, next),
}: ActiveFiltersProps) {
  const chosen = chosenOf(facets);
  return (
    <div className={css.active}>
      {facets.length > 0 && (
        <button type="button" className={css.open} popoverTarget={filterFormId}>
          {t("filters.title")}
          {chosen.length > 0 && ` (${chosen.length})`}
        </button>
      )}
      {chosen.length > 0 && (
        <ul className={`row-2 ${css.list}`} aria-label={t("filters.active")}>
          {chosen.map(({ facet, value, label }) => (
            <li key={value}>
              <a
                className={css.filter}
                href={hrefOf(withoutChoice(query, { facet, value }))}
                aria-label={t("filters.remove", { label })}
              >
                {label}
                <CloseIcon size={14} />
              </a>
            </li>
          ))}
          <li>
            <a className={css.clear} href={hrefOf({ ...query, choices: [] })}>
              {t("filters.clear")}
            </a>
          </li>
        </ul>
      )}
    </div>
  );
}

import type { ListingView } from "../../../shared/listing/category.ts";
import type { Facet } from "../../../shared/listing/facets.ts";
import { filterFormId } from "../../../shared/listing/filter-form-id.ts";
import { facetParameter } from "../../../shared/listing/listing-query.ts";
import { categoryHref } from "../../../shared/routes.ts";
import { slugOf } from "../../../shared/text/slug.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { CloseIcon } from "../../ui/icons.tsx";
import sheet from "../../ui/sheet.module.css";
import css from "./listing-filters.module.css";
import { listingTexts } from "./texts.ts";

const t = translator(listingTexts);

export const listingAnchor = "produits";

const shortFacet = 4;

interface ListingFiltersProps {
  path: string;
  listing: Pick<ListingView, "facets" | "sort" | "count">;
  question?: string;
}

export function ListingFilters(props: ListingFiltersProps) {
  return props.listing.facets.length > 0 ? <FilterForm {...props} /> : null;
}

function FilterForm({ path, listing, question }: ListingFiltersProps) {
  const { facets, count } = listing;
  return (
    <form
      id={filterFormId}
      className={`${sheet.sheet} ${css.filters}`}
      popover="auto"
      aria-label={t("filters.label")}
      action={`${categoryHref(path)}#${listingAnchor}`}
      // Browsers would restore old choices after a reload, which may differ from the list.
      autoComplete="off"
      data-keeps-place=""
    >
      <button
        type="button"
        className={`${sheet.close} ${css.close}`}
        popoverTarget={filterFormId}
        popoverTargetAction="hide"
        aria-label={t("filters.close")}
      >
        <CloseIcon />
      </button>
      <p className={css.title}>{t("filters.title")}</p>
      {question && <input type="hidden" name="q" value={question} />}
      {facets.map((facet) => (
        <FacetChoices key={facet.name} facet={facet} />
      ))}
      <div className={css.foot}>
        <Button className={css.submit}>{t("filters.show", { count })}</Button>
      </div>
    </form>
  );
}

function FacetChoices({ facet: { name, title: given = name, choices } }: { facet: Facet }) {
  const open = choices.length <= shortFacet || choices.some(([, , chosen]) => chosen);
  const title = t.find(`facets.${name}`) ?? given.charAt(0).toUpperCase() + given.slice(1);
  return (
    <details className={css.facet} id={`filtre-${name}`} open={open}>
      <summary>{title}</summary>
      <fieldset aria-label={title}>
        {(name === "prix" || name === "prix-au-kilo") && (
          <p className={`note ${css.note}`}>{t("filters.price")}</p>
        )}
        {choices.map(([label, count, chosen = false]) => (
          <label key={label}>
            <input
              type="checkbox"
              name={facetParameter(name)}
              value={slugOf(label)}
              defaultChecked={chosen}
              disabled={count === 0 && !chosen}
            />
            {`${label} `}
            <small>{count}</small>
          </label>
        ))}
      </fieldset>
    </details>
  );
}

import type { CategoryLink, CategoryView } from "../../../shared/listing/category.ts";
import { chosenOf } from "../../../shared/listing/facets.ts";
import { listingHref, withoutChoice } from "../../../shared/listing/listing-query.ts";
import { categoryHref, href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { ActiveFiltersProps } from "./active-filters.tsx";
import css from "./empty-listing.module.css";
import { listingTexts } from "./texts.ts";

const t = translator(listingTexts);

export function EmptyListing() {
  return (
    <EmptyState title={t("empty.title")} text={t("empty.text")}>
      <ButtonLink href={href("chien")}>{t("empty.dog")}</ButtonLink>
      <ButtonLink look="outline" href={href("chat")}>
        {t("empty.cat")}
      </ButtonLink>
    </EmptyState>
  );
}

export function ListingDown({ again }: { again: string }) {
  return (
    <EmptyState title={t("down.title")} text={t("down.text")}>
      <ButtonLink href={again}>{t("down.retry")}</ButtonLink>
    </EmptyState>
  );
}

interface NothingFitsProps extends Omit<ActiveFiltersProps, "path"> {
  category: Pick<CategoryView, "path" | "name">;
  neighbours: CategoryLink[];
}

export function NothingFits({ category: { path, name }, query, facets, neighbours }: NothingFitsProps) {
  return (
    <div data-keeps-place="">
      <EmptyState title={t("none.title")} text={t("none.text")}>
        {chosenOf(facets).map(({ label, ...choice }) => (
          <ButtonLink
            key={choice.value}
            look="outline"
            size="small"
            href={listingHref(path, withoutChoice(query, choice))}
          >
            {t("filters.remove", { label })}
          </ButtonLink>
        ))}
        <ButtonLink size="small" href={categoryHref(path)}>
          {t("none.all", { name })}
        </ButtonLink>
        <ButtonLink look="quiet" href={href("nous-contacter")}>
          {t("none.contact")}
        </ButtonLink>
      </EmptyState>
      {neighbours.length > 0 && (
        <nav className={css.neighbours} aria-labelledby="voisins">
          <h3 id="voisins">{t("none.neighbours")}</h3>
          <ul className={css.list}>
            {neighbours.map((shelf) => (
              <li key={shelf.path}>
                <a href={categoryHref(shelf.path)}>{shelf.name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

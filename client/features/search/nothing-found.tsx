import type { ProductCard } from "../../../shared/product/product.ts";
import { href } from "../../../shared/routes.ts";
import { searchTexts } from "../../../shared/search/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Section } from "../../ui/section.tsx";
import { ProductGrid } from "../product/product-grid.tsx";
import { type FoundLink, FoundLinks } from "./found-links.tsx";
import css from "./nothing-found.module.css";

const t = translator(searchTexts);

export interface NothingFoundProps {
  /** Nothing was asked, nothing answers the question, or the search service does not. */
  outcome: "start" | "none" | "down";
  query: string;
  /** The same results once more: as they were narrowed and sorted. */
  again: string;
  /** Shelves; empty while the content system gives none. */
  ways: FoundLink[];
  /** What most like. */
  liked: { title: string; products: ProductCard[] } | null;
}

/** A results page without results: why, and where to go on. */
export function NothingFound({ outcome, query, again, ways, liked }: NothingFoundProps) {
  return (
    <>
      <EmptyState level={1} title={t(`${outcome}.title`, { query })} text={t(`${outcome}.text`)}>
        {outcome === "down" && (
          <ButtonLink href={again} data-no-prefetch>
            {t("retry")}
          </ButtonLink>
        )}
        <ButtonLink look="outline" href={href("chien")}>
          {t("dog")}
        </ButtonLink>
        <ButtonLink look="outline" href={href("chat")}>
          {t("cat")}
        </ButtonLink>
      </EmptyState>
      {ways.length > 0 && (
        <div className={css.ways}>
          <FoundLinks title={t("ways")} links={ways} look="chips" />
        </div>
      )}
      {liked && liked.products.length > 0 && (
        <Section title={liked.title}>
          <ProductGrid products={liked.products} row />
        </Section>
      )}
    </>
  );
}

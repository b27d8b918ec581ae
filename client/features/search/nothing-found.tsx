import { animalsHref } from "../../../shared/animal/animal-href.ts";
import type { SenderProps } from "../../../shared/forms/bot-check.ts";
import { ordersHref } from "../../../shared/order/list/order-pages.ts";
import type { ProductCard } from "../../../shared/product/product.ts";
import { href } from "../../../shared/routes.ts";
import type { OtherBrand } from "../../../shared/search/other-brand.ts";
import { searchTexts } from "../../../shared/search/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Section } from "../../ui/section.tsx";
import { GuideStart } from "../guide/guide-start.tsx";
import { ProductGrid } from "../product/card/product-grid.tsx";
import { type FoundLink, FoundLinks } from "./found-links.tsx";
import { SearchCheckIsland } from "./search-check.island.tsx";

const t = translator(searchTexts);

export interface NamedBrand extends OtherBrand {
  /** Search for the rest of the query. */
  href: string;
}

export interface NothingFoundProps {
  outcome: "start" | "none" | "vet" | "loss" | "brand" | "number" | "busy" | "down";
  query: string;
  brand?: NamedBrand;
  again: string;
  /** Bot check, offered if the visitor's network has used up its quota of searches. */
  check?: SenderProps;
  /** Categories; empty during an outage of the content system. */
  hasGuide: boolean;
  ways: FoundLink[];
  liked: { title: string; products: ProductCard[] } | null;
  /** Accounts hold animals. */
  hasAnimals: boolean;
}

export function NothingFound({
  outcome,
  query,
  brand,
  again,
  check,
  hasGuide,
  ways,
  liked,
  hasAnimals,
}: NothingFoundProps) {
  const text = outcome === "loss" && !hasAnimals ? t("loss.plain") : t(`${outcome}.text`);
  return (
    <>
      <EmptyState
        level={1}
        hasBowl={outcome !== "loss"}
        title={t(`${outcome}.title`, { query: brand?.name ?? query })}
        text={check ? t("check.text") : text}
      >
        {check && <SearchCheckIsland {...check} again={again} />}
        {!check && (outcome === "down" || outcome === "busy") && (
          <ButtonLink href={again}>{t("retry")}</ButtonLink>
        )}
        {hasGuide && <GuideStart />}
        {brand?.rest && <ButtonLink href={brand.href}>{t("brand.rest", { query: brand.rest })}</ButtonLink>}
        {outcome === "number" && <ButtonLink href={ordersHref()}>{t("number.orders")}</ButtonLink>}
        {outcome === "loss" && hasAnimals && (
          <ButtonLink href={animalsHref()}>{t("loss.animals")}</ButtonLink>
        )}
        {outcome !== "vet" && outcome !== "loss" && outcome !== "number" && (
          <>
            <ButtonLink look="outline" href={href("chien")}>
              {t("dog")}
            </ButtonLink>
            <ButtonLink look="outline" href={href("chat")}>
              {t("cat")}
            </ButtonLink>
          </>
        )}
      </EmptyState>
      {ways.length > 0 && (
        <div className="page-width">
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

import type { ReactNode } from "react";
import { comparisonTexts } from "../../../shared/product/comparison.texts.ts";
import { comparedParameter } from "../../../shared/product/comparison.ts";
import type { Constituent, ProductCard } from "../../../shared/product/product.ts";
import { href } from "../../../shared/routes.ts";
import { uncapitalised } from "../../../shared/text/capitalised.ts";
import { translator } from "../../../shared/text/translator.ts";
import { unbroken } from "../../../shared/text/unbroken.ts";
import fit from "../../features/fit/fit.module.css";
import { FitChoice, type FitChoiceProps } from "../../features/fit/fit-choice.tsx";
import { CardPrice } from "../../features/product/card/card-price.tsx";
import { constituentText, formatFeedNumber } from "../../features/product/feed-label/feed-tables.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { formatRating } from "../../ui/format-rating.ts";
import { Picture } from "../../ui/picture.tsx";
import { ProductTitle } from "../../ui/product-title.tsx";
import { Select } from "../../ui/select.tsx";
import css from "./comparison-screen.module.css";

const t = translator(comparisonTexts);

interface Compared {
  card: ProductCard;
  composition: string;
  /** kcal per 100 g. */
  energy: number | null;
  constituents: readonly Constituent[];
  madeFor: readonly string[];
  formats: readonly string[];
  /** Address of the comparison without this product. */
  without: string;
}

export interface ComparisonScreenProps extends Pick<FitChoiceProps, "describe"> {
  products: readonly Compared[];
  others: readonly { sku: string; name: string }[];
}

export function ComparisonScreen({ products, others, describe }: ComparisonScreenProps) {
  return (
    <div className={`page-width stack-6 ${css.screen}`}>
      <Breadcrumb
        label={t("breadcrumb")}
        steps={[{ name: t("home"), href: href("index") }, { name: t("title") }]}
      />
      <div className="stack-2">
        <h1>{t("title")}</h1>
        <p className="lead">{t("intro")}</p>
      </div>
      {others.length > 0 && (
        <form className={css.add} action={href("comparer")} autoComplete="off">
          {products.map(({ card }) => (
            <input key={card.sku} type="hidden" name={comparedParameter} value={card.sku} />
          ))}
          <Select
            id="autre"
            name={comparedParameter}
            label={t("add.label")}
            autoComplete="off"
            choices={[
              { value: "", label: t("add.choose") },
              ...others.map(({ sku, name }) => ({ value: sku, label: name })),
            ]}
          />
          <Button look="outline">{t("add.submit")}</Button>
        </form>
      )}
      {products.length === 0 ? (
        <EmptyState title={t("empty.title")} text={t("empty.text")}>
          <ButtonLink href={href("chien")}>{t("empty.dog")}</ButtonLink>
          <ButtonLink href={href("chat")} look="outline">
            {t("empty.cat")}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <FitChoice describe={describe} />
          <Comparison products={products} />
        </>
      )}
    </div>
  );
}

function Comparison({ products }: Pick<ComparisonScreenProps, "products">) {
  const constituents = [...new Set(products.flatMap((one) => one.constituents.map(({ name }) => name)))];
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {products.map(({ card, without }) => (
            <th key={card.sku} scope="col">
              {card.image && (
                <Picture image={card.image} alt="" widths={[160, 320]} sizes="(min-width:48rem) 14rem,30vw" />
              )}
              <a className={css.name} href={card.href}>
                <ProductTitle name={card.name} />
              </a>
              {products.length > 1 && (
                <a
                  className={`note ${css.remove}`}
                  href={without}
                  aria-label={t("removeOne", { name: card.name })}
                >
                  {t("remove")}
                </a>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <Row name={t("rows.ration")} products={products}>
        {({ card }) => (
          <span className={fit.line} data-fit={card.sku}>
            {card.ration ?? t("unknown")}
          </span>
        )}
      </Row>
      <Row name={t("rows.price")} products={products}>
        {({ card }) => <CardPrice product={card} />}
      </Row>
      <Row name={t("rows.rating")} products={products}>
        {ratingOf}
      </Row>
      <Row name={t("rows.madeFor")} products={products}>
        {({ madeFor: [first, ...others] }) =>
          [first ?? t("unknown"), ...others.map(uncapitalised)].join(", ")
        }
      </Row>
      <Row name={t("rows.energy")} products={products}>
        {({ energy }) => (energy ? t("energy", { kcal: formatFeedNumber(energy) }) : t("unknown"))}
      </Row>
      {constituents.map((name) => (
        <Row key={name} name={name} products={products}>
          {(product) => shareOf(product, name)}
        </Row>
      ))}
      <Row name={t("rows.composition")} products={products}>
        {({ composition }) => unbroken(composition) || t("unknown")}
      </Row>
      <Row name={t("rows.formats")} products={products}>
        {({ formats }) => formats.map(unbroken).join(", ")}
      </Row>
      <tfoot>
        <tr>
          {products.map(({ card }) => (
            <td key={card.sku}>
              <ButtonLink size="small" href={card.href} aria-label={t("seeOne", { name: card.name })}>
                {t("see")}
              </ButtonLink>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

interface RowProps extends Pick<ComparisonScreenProps, "products"> {
  name: string;
  children: (product: Compared) => ReactNode;
}

/** The name stands above its values, so that three of them fit on a phone. */
function Row({ name, products, children }: RowProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={products.length}>
          {name}
        </th>
      </tr>
      <tr>
        {products.map((product) => (
          <td key={product.card.sku}>{children(product)}</td>
        ))}
      </tr>
    </tbody>
  );
}

function ratingOf({ card: { rating, reviewCount } }: Compared): string {
  return rating === null ? t("noReviews") : `${formatRating(rating)}/5 (${reviewCount})`;
}

function shareOf({ constituents }: Compared, wanted: string): string {
  const found = constituents.find(({ name }) => name === wanted);
  return found ? constituentText(found) : t("unknown");
}

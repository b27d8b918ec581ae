import type { Drawn } from "../../../shared/experiment/experiments.ts";
import { comparisonHref } from "../../../shared/product/comparison.ts";
import type { Product } from "../../../shared/product/product.ts";
import { productPageTexts } from "../../../shared/product/product-page.texts.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { unbroken } from "../../../shared/text/unbroken.ts";
import { formatRating } from "../../ui/format-rating.ts";
import { Rating } from "../../ui/rating.tsx";
import fit from "../fit/fit.module.css";
import css from "./product-summary.module.css";
import { productTexts } from "./texts.ts";

const t = translator(productPageTexts);
const tProduct = translator(productTexts);

interface ProductSummaryProps {
  product: Product;
  /** The ration of an animal that the recipe is made for. */
  ration: string | null;
  guide: Drawn<"guide-link"> | null;
}

export function ProductSummary({ product, ration, guide }: ProductSummaryProps) {
  const { feedType, sku, name, subtitle, rating, reviewCount } = product;
  return (
    <div>
      {feedType && <p className={css.kind}>{feedType}</p>}
      <h1 className={css.name}>{unbroken(name)}</h1>
      {subtitle && <p className={css.subtitle}>{unbroken(subtitle)}</p>}
      <p className="note">{t("reference", { sku })}</p>
      {rating && reviewCount > 0 ? (
        <p className={css.rating}>
          <Rating value={rating} label={tProduct("score", { score: formatRating(rating) })} hasFigure />
          <a href="#avis">{t("reviewsLink", { count: reviewCount })}</a>
        </p>
      ) : (
        <p className={css.rating}>{t("noReviews")}</p>
      )}
      <p className={`small ${fit.line}`} data-fit={sku}>
        {ration}
      </p>
      <p className={`small ${css.sample}`}>
        <a href={comparisonHref([sku])} rel="nofollow">
          {t("compare")}
        </a>
      </p>
      {product.sample && (
        <p className={`small ${css.sample}`}>
          <a href={href("produits-echantillons-sample", { sample: product.sample })}>{t("sample")}</a>
        </p>
      )}
      {guide && (
        <p className={`small ${css.sample}`} data-experiment={guide.mark}>
          <a href={href("guide-croquettes")}>{t(`guide.${guide.segment}`)}</a>
        </p>
      )}
    </div>
  );
}

import type { Product } from "../../../shared/product/product.ts";
import { productPageTexts } from "../../../shared/product/product-page.texts.ts";
import { newSubtitle } from "../../../shared/product/subtitle.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatRating } from "../../ui/format-rating.ts";
import { ProductTitle } from "../../ui/product-title.tsx";
import { Rating } from "../../ui/rating.tsx";
import fit from "../fit/fit.module.css";
import { FitChoice, type FitChoiceProps } from "../fit/fit-choice.tsx";
import css from "./product-summary.module.css";
import { productTexts } from "./texts.ts";

const t = translator(productPageTexts);
const tProduct = translator(productTexts);

/** Characters; longer names get smaller letters, so that the form stays in the first screen. */
const longName = 70;

interface ProductSummaryProps extends Pick<FitChoiceProps, "describe"> {
  product: Product;
  /** The ration of an animal that the recipe is made for. */
  ration: string | null;
}

export function ProductSummary({ product, ration, describe }: ProductSummaryProps) {
  const { sku, name, subtitle, rating, reviewCount } = product;
  const more = newSubtitle(name, subtitle);
  return (
    <div>
      <h1 className={name.length > longName ? `${css.name} ${css.long}` : css.name}>
        <ProductTitle name={name} whole />
      </h1>
      {more && <p className={css.subtitle}>{more}</p>}
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
      {ration && <FitChoice describe={describe} />}
    </div>
  );
}

import type { ProductCard as Product } from "../../../../shared/product/product.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Badge } from "../../../ui/badge.tsx";
import cardLink from "../../../ui/card-link.module.css";
import { formatRating } from "../../../ui/format-rating.ts";
import { Picture } from "../../../ui/picture.tsx";
import { RatingFigure } from "../../../ui/rating.tsx";
import fit from "../../fit/fit.module.css";
import { productTexts } from "../texts.ts";
import { CardPrice } from "./card-price.tsx";
import css from "./product-card.module.css";

const t = translator(productTexts);

export interface ProductCardProps {
  product: Product;
  first?: boolean;
}

const sizes = "(min-width:64rem) 19rem,(min-width:48rem) 30vw,50vw";

export function ProductCard({ product, first }: ProductCardProps) {
  const { image, name, subtitle, rating, reviewCount, inStock } = product;
  return (
    <article className={css.card}>
      <div className={css.picture}>
        {image && <Picture image={image} alt="" widths={[320, 640]} sizes={sizes} priority={first} />}
      </div>
      <div>
        <h3 className={css.name}>
          <a className={cardLink.link} href={product.href}>
            {name}
          </a>
        </h3>
        <p className={`note ${css.subtitle}`}>{subtitle}</p>
      </div>
      {rating !== null && reviewCount > 0 && (
        <RatingFigure figure={t("figure", { rating: formatRating(rating), count: reviewCount })} />
      )}
      <p className={css.price}>
        <CardPrice product={product} />
      </p>
      <p className={`note ${fit.line}`} data-fit={product.sku}>
        {product.ration}
      </p>
      {!inStock && (
        <p className={css.state}>
          <Badge tone="muted">{t("soldOut")}</Badge>
        </p>
      )}
    </article>
  );
}

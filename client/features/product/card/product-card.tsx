import { addToCartAnchor } from "../../../../shared/api/api.ts";
import type { ProductCard as Product } from "../../../../shared/product/product.ts";
import { titleOf } from "../../../../shared/product/product-title.ts";
import { translator } from "../../../../shared/text/translator.ts";
import badge from "../../../ui/badge.module.css";
import { Badge } from "../../../ui/badge.tsx";
import cardLink from "../../../ui/card-link.module.css";
import { formatRating } from "../../../ui/format-rating.ts";
import { Picture } from "../../../ui/picture.tsx";
import { ProductTitle } from "../../../ui/product-title.tsx";
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

export function ProductCard({ product, first }: ProductCardProps) {
  const { image, name, subtitle, rating, reviewCount, inStock, price, badges } = product;
  const { audience, recipe } = titleOf(name);
  return (
    <article className={css.card}>
      <div className={css.picture}>
        {image && <Picture image={image} alt="" widths={[320, 640]} priority={first} />}
        <span className={`${badge.badge} ${badge.muted} ${css.ordered}`} data-ordered={product.sku} />
      </div>
      <div>
        <h3 className={css.name}>
          <a className={cardLink.link} href={product.href}>
            <ProductTitle name={name} />
          </a>
        </h3>
        {subtitle && <p className={`note ${css.subtitle}`}>{subtitle}</p>}
        {badges && (
          <p className={`row-2 ${css.badges}`}>
            {badges.map((name) => (
              <Badge key={name} tone="green">
                {name}
              </Badge>
            ))}
          </p>
        )}
      </div>
      {rating !== null && reviewCount > 0 && (
        <RatingFigure figure={t("figure", { rating: formatRating(rating), count: reviewCount })} />
      )}
      <p className={css.price}>
        <CardPrice product={product} />
        {inStock && price !== null && (
          <a
            className={css.add}
            href={`${product.href}#${addToCartAnchor}`}
            data-adds=""
            aria-label={t("add", { name: audience ? `${recipe}, ${audience}` : recipe })}
          >
            +
          </a>
        )}
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

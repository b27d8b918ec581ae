import { type SourceItemList, sourceParameter } from "../../../shared/cart/source-item-list.ts";
import { formatMoney } from "../../../shared/money/money.ts";
import type { ProductCard as Card } from "../../../shared/product/product.ts";
import { productPageTexts } from "../../../shared/product/product-page.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import thumbnail from "../../ui/thumbnail.module.css";
import { CardPrice } from "./card-price.tsx";
import css from "./nutrition-pair.module.css";

const t = translator(productPageTexts);

export interface NutritionPairProps {
  /** The product of the page first. */
  pair: readonly [Card, Card];
  /** Codes of the two formats, and their price together in whole minor units. */
  offer: { codes: readonly string[]; total: number } | undefined;
  source: SourceItemList;
  path: string;
}

/**
 * Dry and wet food for the same animal. The cart link (spec 2) is a form: it works without scripts, and crawlers do
 * not send it.
 */
export function NutritionPair({ pair, offer, source, path }: NutritionPairProps) {
  return (
    <Section title={t("pair.title")}>
      <p className={css.text}>{t("pair.text")}</p>
      <div className={css.offer}>
        <ul className={css.pair}>
          {pair.map((product, place) => (
            <li key={product.sku} className={css.half}>
              <span className={thumbnail.small}>
                {product.image && (
                  <Picture image={product.image} alt="" widths={[160, 320]} sizes="6rem" ground="paper" />
                )}
              </span>
              <div className={css.words}>
                <p className={css.which}>{t(place === 0 ? "pair.this" : "pair.with")}</p>
                <p className={css.name}>
                  {place === 0 ? product.name : <a href={product.href}>{product.name}</a>}
                </p>
                <p className={css.price}>
                  <CardPrice product={product} />
                </p>
              </div>
            </li>
          ))}
        </ul>
        {offer && (
          <form className={css.form} action={path}>
            {offer.codes.map((code) => (
              <input key={code} type="hidden" name="variantId" value={code} />
            ))}
            <input type="hidden" name={sourceParameter} value={source} />
            <Button>{t("pair.add", { total: formatMoney(offer.total) })}</Button>
          </form>
        )}
      </div>
    </Section>
  );
}

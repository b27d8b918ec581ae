import { productPageTexts } from "../../../shared/i18n/product-page.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import { formatMoney } from "../../../shared/money.ts";
import type { ProductCard as Card } from "../../../shared/product.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import css from "./nutrition-pair.module.css";
import { ProductCard } from "./product-card.tsx";

const t = translator(productPageTexts);

export interface NutritionPairProps {
  /** The product of the page, then its other half. */
  pair: readonly [Card, Card];
  /** What the page shows of each is bought: codes of two formats, and what both cost in whole minor units. */
  offer: { codes: readonly string[]; total: number } | undefined;
  /** The path to come back to. */
  path: string;
}

/**
 * Dry beside wet for the same animal, with the reason why, and both in one press: a cart link (spec 2) as a form, which
 * works without scripts and which no crawler sends. Written by the worker.
 */
export function NutritionPair({ pair, offer, path }: NutritionPairProps) {
  return (
    <Section title={t("pair.title")}>
      <p className={css.text}>{t("pair.text")}</p>
      <ul className={css.pair}>
        {pair.map((product, place) => (
          <li key={product.sku}>
            <p className={css.which}>{t(place === 0 ? "pair.this" : "pair.with")}</p>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
      {offer && (
        <form className={css.form} action={path}>
          {offer.codes.map((code) => (
            <input key={code} type="hidden" name="variantId" value={code} />
          ))}
          <Button>{t("pair.add", { total: formatMoney(offer.total) })}</Button>
        </form>
      )}
    </Section>
  );
}

import type { CartSuggestion } from "../../../../shared/cart/suggestions/cart-suggestion.ts";
import { formatMoney } from "../../../../shared/money/money.ts";
import { productPageTexts } from "../../../../shared/product/product-page.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Price, PricePerKilo } from "../../../ui/price.tsx";
import { Section } from "../../../ui/section.tsx";
import thumbnail from "../../../ui/thumbnail.module.css";
import css from "./nutrition-pair.module.css";
import { TogetherForm, type TogetherFormProps } from "./together-form.tsx";

const t = translator(productPageTexts);

export interface NutritionPairProps extends Pick<TogetherFormProps, "source" | "path"> {
  pair: readonly [CartSuggestion, CartSuggestion];
}

export function NutritionPair({ pair, ...form }: NutritionPairProps) {
  const [own, partner] = pair;
  return (
    <Section title={t("pair.title")}>
      <p className="measure">{t("pair.text")}</p>
      <div className={css.offer}>
        <ul className={`row-2 ${css.pair}`}>
          {pair.map(({ variantCode, name, variantName, href, image, price, weight }, place) => (
            <li key={variantCode} className={css.half}>
              <span className={`contain ${thumbnail.small}`}>
                {image && <Picture image={image} alt="" widths={[160, 320]} sizes="6rem" ground="paper" />}
              </span>
              <div className={css.words}>
                <p className="note">{t(place === 0 ? "pair.this" : "pair.with")}</p>
                <p className={css.name}>
                  {place === 0 ? unbroken(name) : <a href={href}>{unbroken(name)}</a>}
                </p>
                <p className="note">{unbroken(variantName)}</p>
                <p className={css.price}>
                  <Price amount={price} /> <PricePerKilo amount={price} weight={weight} />
                </p>
              </div>
            </li>
          ))}
        </ul>
        <TogetherForm codes={pair.map(({ variantCode }) => variantCode)} {...form}>
          {t("pair.add", { total: formatMoney(own.price + partner.price) })}
        </TogetherForm>
      </div>
    </Section>
  );
}

import { formatMoney } from "../../../shared/money/money.ts";
import type { Variant } from "../../../shared/product/product.ts";
import { isSellable } from "../../../shared/product/product-rules.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { productScreenTexts } from "./buy-box.texts.ts";
import css from "./product-formats.module.css";

const t = translator(productScreenTexts);

export interface ProductFormatsProps {
  slug: string;
  variants: readonly Variant[];
  selectedCode: string;
}

/** Each format has its own address: choosing one is following a link. */
export function ProductFormats({ slug, variants, selectedCode }: ProductFormatsProps) {
  return (
    <nav aria-labelledby="formats" data-keeps-place="">
      <p className={css.label} id="formats">
        {t("formats")}
      </p>
      <ul className={css.list}>
        {variants.map((variant) => (
          <li key={variant.code}>
            <a
              className={isSellable(variant) ? css.format : `${css.format} ${css.missing}`}
              href={href("produits-product-format", { product: slug, format: variant.slug })}
              aria-current={variant.code === selectedCode ? "page" : undefined}
            >
              {variant.name} <span className={css.state}>{stateOf(variant)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function stateOf(variant: Variant): string {
  if (isSellable(variant)) return formatMoney(variant.price);
  return t(variant.isInStock ? "noPriceFormat" : "soldOutFormat");
}

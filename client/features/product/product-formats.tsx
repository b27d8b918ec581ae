import { fromSource, type SourceItemList } from "../../../shared/cart/source-item-list.ts";
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
  sourceItemList: SourceItemList;
}

/** Each format has its own address: choosing one is following a link. */
export function ProductFormats({ slug, variants, selectedCode, sourceItemList }: ProductFormatsProps) {
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
              href={formatHref(slug, variant, sourceItemList)}
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

/** The place that led to the product goes along. */
export function formatHref(product: string, { slug }: Variant, source: SourceItemList): string {
  const address = href("produits-product-format", { product, format: slug });
  return source === "produit" ? address : fromSource(address, source);
}

function stateOf(variant: Variant): string {
  if (isSellable(variant)) return formatMoney(variant.price);
  return t(variant.isInStock ? "noPriceFormat" : "soldOutFormat");
}

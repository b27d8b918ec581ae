import { productScreenTexts } from "../../../shared/i18n/product-screen.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import type { Variant } from "../../../shared/product.ts";
import { isSellable } from "../../../shared/product-rules.ts";
import { href } from "../../../shared/routes.ts";
import css from "./product-formats.module.css";

const t = translator(productScreenTexts);

export interface ProductFormatsProps {
  slug: string;
  variants: Variant[];
  selectedCode: string;
}

/** Each format has its own address, so choosing one is following a link. */
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
              aria-label={whyMissing(variant)}
            >
              {variant.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The name of a format that cannot be bought today says why; its look alone would not. */
function whyMissing(variant: Variant): string | undefined {
  const { name, in_stock } = variant;
  if (isSellable(variant)) return undefined;
  return in_stock ? t("noPriceFormat", { name }) : t("soldOutFormat", { name });
}

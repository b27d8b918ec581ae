import { productScreenTexts } from "../../../shared/i18n/product-screen.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import type { Variant } from "../../../shared/product.ts";
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
    <nav aria-labelledby="formats">
      <p className={css.label} id="formats">
        {t("formats")}
      </p>
      <ul className={css.list}>
        {variants.map(({ code, slug: format, name, in_stock }) => (
          <li key={code}>
            <a
              className={in_stock ? css.format : `${css.format} ${css.soldOut}`}
              href={href("produits-product-format", { product: slug, format })}
              aria-current={code === selectedCode ? "page" : undefined}
              aria-label={in_stock ? undefined : t("soldOutFormat", { name })}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { MouseEvent } from "react";
import { isPlainPress } from "../../../../engine/islands/plain-press.ts";
import { addToCartAnchor } from "../../../../shared/api/api.ts";
import { fromSource, type SourceItemList } from "../../../../shared/cart/source-item-list.ts";
import { formatMoney, isWholeAmount } from "../../../../shared/money/money.ts";
import { withChoices } from "../../../../shared/product/buy-box/carried-choice.ts";
import type { Variant } from "../../../../shared/product/product.ts";
import { isSellable } from "../../../../shared/product/product-rules.ts";
import { href } from "../../../../shared/routes.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import { productScreenTexts } from "./buy-box.texts.ts";
import css from "./product-formats.module.css";

const t = translator(productScreenTexts);

const formatsId = "formats";

export interface ProductFormatsProps {
  slug: string;
  variants: readonly Variant[];
  selectedCode: string;
  sourceItemList: SourceItemList;
}

export function ProductFormats({ slug, variants, selectedCode, sourceItemList }: ProductFormatsProps) {
  return (
    <nav aria-labelledby={formatsId} data-keeps-place="">
      <p className={css.label} id={formatsId}>
        {t("formats")}
      </p>
      <ul className="row-2">
        {variants.map((variant) => (
          <li key={variant.code}>
            <a
              className={isSellable(variant) ? css.format : `${css.format} ${css.missing}`}
              href={formatHref(slug, variant, sourceItemList)}
              onClick={carryChoices}
              aria-current={variant.code === selectedCode ? "page" : undefined}
            >
              {unbroken(variant.name)} <span className={css.state}>{stateOf(variant)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A browser that lacks the Navigation API loads a new document, which needs the choices made here. */
function carryChoices(event: MouseEvent<HTMLAnchorElement>): void {
  const form = document.getElementById(addToCartAnchor);
  if ("navigation" in globalThis || !isPlainPress(event) || !(form instanceof HTMLFormElement)) return;
  const { currentTarget: link } = event;
  link.href = withChoices(link.href, new FormData(form));
  link.hash = formatsId;
}

export function formatHref(product: string, { slug }: Variant, source: SourceItemList): string {
  const address = href("produits-product-format", { product, format: slug });
  return source === "produit" ? address : fromSource(address, source);
}

function stateOf(variant: Variant): string {
  const { price, isInStock } = variant;
  const amount = isWholeAmount(price) ? formatMoney(price) : isInStock && t("noPriceFormat");
  return [amount, !isInStock && t("soldOutFormat")].filter(Boolean).join(", ");
}

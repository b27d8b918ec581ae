import { productScreenTexts } from "../../../shared/i18n/product-screen.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import type { ProductView } from "../../../shared/page.ts";
import type { Variant } from "../../../shared/product.ts";
import { isInStock, isSellable } from "../../../shared/product-rules.ts";
import { href } from "../../../shared/routes.ts";
import { CheckIcon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AddToCart } from "./add-to-cart.tsx";
import css from "./buy-box.module.css";
import { PriceBlock } from "./price-block.tsx";

const t = translator(productScreenTexts);

export interface BuyBoxProps {
  product: ProductView;
  variant: Variant;
  today: string;
  typed: Record<string, string>;
  problem: string | undefined;
}

/** Price and purchase of the chosen format, or the reason why it cannot be bought. */
export function BuyBox(props: BuyBoxProps) {
  return (
    <div className={css.box}>
      <PriceBlock variant={props.variant} />
      <Purchase {...props} />
    </div>
  );
}

function Purchase({ product, variant, today, typed, problem }: BuyBoxProps) {
  if (!variant.in_stock) {
    return (
      <>
        {problem && <Notice tone="error">{problem}</Notice>}
        <Notice tone="info">
          <strong>{t("buy.soldOut")}.</strong>{" "}
          {t(isInStock(product) ? "buy.soldOutDetail" : "buy.allSoldOut")}
        </Notice>
      </>
    );
  }
  if (!isSellable(variant)) return null;
  return (
    <>
      <AddToCart
        key={product.slug}
        variant={variant}
        today={today}
        typed={typed}
        problem={problem}
        returnTo={href("produits-product-format", { product: product.slug, format: variant.slug })}
      />
      <p className={css.stock}>
        <CheckIcon size={18} />
        {t("buy.inStock")}
      </p>
    </>
  );
}

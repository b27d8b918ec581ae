import { CircleCheck } from "lucide-react";
import { productScreenTexts } from "../../../shared/i18n/product-screen.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import type { ProductView } from "../../../shared/page.ts";
import type { Variant } from "../../../shared/product.ts";
import { href } from "../../../shared/routes.ts";
import { Notice } from "../../ui/notice.tsx";
import { AddToCart } from "../cart/add-to-cart.tsx";
import css from "./buy-box.module.css";
import { PriceBlock } from "./price-block.tsx";

const t = translator(productScreenTexts);

/** Price and purchase of the chosen format, or the reason why it cannot be bought. */
export function BuyBox({ product, variant }: { product: ProductView; variant: Variant }) {
  return (
    <div className={css.box}>
      <PriceBlock variant={variant} />
      <Purchase product={product} variant={variant} />
    </div>
  );
}

function Purchase({ product, variant }: { product: ProductView; variant: Variant }) {
  if (!variant.in_stock) {
    return (
      <Notice tone="info">
        <strong>{t("buy.soldOut")}.</strong> {t("buy.soldOutDetail")}
      </Notice>
    );
  }
  if (!Number.isInteger(variant.base_price)) return null;
  return (
    <>
      <AddToCart
        key={variant.code}
        variant={variant}
        returnTo={href("produits-product-format", { product: product.slug, format: variant.slug })}
      />
      <p className={css.stock}>
        <CircleCheck size={18} />
        {t("buy.inStock")}
      </p>
    </>
  );
}

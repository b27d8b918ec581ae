import { productScreenTexts } from "../../../shared/i18n/product-screen.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import { isWholeAmount } from "../../../shared/money.ts";
import type { Variant } from "../../../shared/product.ts";
import { Price, PricePerKilo } from "../../ui/price.tsx";
import css from "./price-block.module.css";

const t = translator(productScreenTexts);

export function PriceBlock({ variant }: { variant: Variant }) {
  const { base_price, lowest_price_30_days, weight } = variant;
  if (!isWholeAmount(base_price)) {
    return (
      <div className={css.block}>
        <span className={css.amount}>
          <Price amount={null} />
        </span>
        <span className={css.note}>{t("price.missing")}</span>
      </div>
    );
  }
  return (
    <div className={css.block}>
      <span className={css.amount}>
        <Price amount={base_price} lowestPrice30Days={lowest_price_30_days} />
      </span>
      <PricePerKilo amount={base_price} weight={weight} />
      {base_price > 0 && <span className={css.note}>{t("price.tax")}</span>}
    </div>
  );
}

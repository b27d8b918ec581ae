import { productScreenTexts } from "../../../shared/i18n/product-screen.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import type { ProductView } from "../../../shared/page.ts";
import { Fold } from "../../ui/fold.tsx";
import { RichContent } from "../content/rich-content.tsx";
import css from "./feed-label.module.css";
import { ConstituentsTable, RationsTable } from "./feed-tables.tsx";

const t = translator(productScreenTexts);

/** All that the feed label says, before purchase (Reg. 767/2009, art. 11). */
export function FeedLabel({ product }: { product: ProductView }) {
  return (
    <div className={css.label}>
      <Fold title={t("label.description")} open>
        <RichContent html={product.description} />
      </Fold>
      <Fold title={t("label.composition")}>
        <p className={css.text}>{product.composition}</p>
        {product.additives && (
          <>
            <h3 className={css.subtitle}>{t("label.additives")}</h3>
            <p className={css.text}>{product.additives}</p>
          </>
        )}
      </Fold>
      <Fold title={t("label.constituents")}>
        <ConstituentsTable constituents={product.analyticalConstituents} />
        <p className={css.energy}>
          {t("label.energy")} <strong>{t("label.energyValue", { kcal: product.metabolizableEnergy })}</strong>
        </p>
      </Fold>
      <Fold title={t("label.rations")}>
        {product.rations.length > 0 && <RationsTable rations={product.rations} />}
        <p className={css.text}>{product.directions}</p>
      </Fold>
      <Fold title={t("label.delivery")}>
        <p className={css.text}>{t("label.deliveryText")}</p>
        <p className={css.text}>{t("label.returnsText")}</p>
      </Fold>
    </div>
  );
}

import { feedLabelTexts } from "../../../shared/product/feed-label.texts.ts";
import type { FeedLabelFields } from "../../../shared/product/product-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Fold } from "../../ui/fold.tsx";
import { RichContent } from "../../ui/rich-content.tsx";
import css from "./feed-label.module.css";
import { ConstituentsTable, RationsTable } from "./feed-tables.tsx";

const t = translator(feedLabelTexts);

export interface FeedLabelProps {
  product: Omit<FeedLabelFields, "description">;
  /** Sanitised HTML of the product's Markdown. */
  descriptionHtml: string;
}

/** Mandatory before purchase (Reg. 767/2009, art. 11). */
export function FeedLabel({ product, descriptionHtml }: FeedLabelProps) {
  return (
    <div className={css.label}>
      <Fold title={t("description")} open>
        <RichContent html={descriptionHtml} />
      </Fold>
      <Fold title={t("composition")}>
        <p className={css.text}>{product.composition}</p>
        {product.additives && (
          <>
            <h3 className={css.subtitle}>{t("additives")}</h3>
            <p className={css.text}>{product.additives}</p>
          </>
        )}
      </Fold>
      <Fold title={t("constituents")}>
        <ConstituentsTable constituents={product.analyticalConstituents} />
        <p className={css.energy}>
          {t("energy")} <strong>{t("energyValue", { kcal: product.metabolizableEnergy })}</strong>
        </p>
      </Fold>
      <Fold title={t("rations")}>
        {product.rations.length > 0 && <RationsTable {...product} />}
        <p className={css.text}>{product.directions}</p>
      </Fold>
      <Fold title={t("delivery")}>
        <p className={css.text}>{t("deliveryText")}</p>
        <p className={css.text}>{t("returnsText")}</p>
      </Fold>
    </div>
  );
}

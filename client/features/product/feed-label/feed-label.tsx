import type { SanitizedHtml } from "../../../../shared/content/sanitized-html.ts";
import { feedLabelTexts } from "../../../../shared/product/feed-label/feed-label.texts.ts";
import type { FeedLabelFields } from "../../../../shared/product/product-view.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import { Fold } from "../../../ui/fold.tsx";
import { RichContent } from "../../../ui/rich-content.tsx";
import css from "./feed-label.module.css";
import { ConstituentsTable, formatFeedNumber, RationsTable } from "./feed-tables.tsx";

const t = translator(feedLabelTexts);

export interface FeedLabelProps {
  product: Omit<FeedLabelFields, "description">;
  descriptionHtml: SanitizedHtml;
}

/** Must be shown before purchase (Regulation (EC) 767/2009, art. 11). */
export function FeedLabel({ product, descriptionHtml }: FeedLabelProps) {
  const { sku, feedType, composition, additives, rations, directions } = product;
  const { analyticalConstituents: constituents, metabolizableEnergy: energy } = product;
  return (
    <div className={css.label}>
      {descriptionHtml && (
        <Fold title={t("description")} open>
          <RichContent html={descriptionHtml} />
        </Fold>
      )}
      {(feedType || composition || additives) && (
        <Fold title={t("composition")}>
          {feedType && <p className={`measure strong ${css.text}`}>{unbroken(feedType)}</p>}
          <p className={`measure ${css.text}`}>{unbroken(composition)}</p>
          {additives && (
            <>
              <h3 className={css.subtitle}>{t("additives")}</h3>
              <p className={`measure ${css.text}`}>{unbroken(additives)}</p>
            </>
          )}
        </Fold>
      )}
      {(constituents.length > 0 || energy) && (
        <Fold title={t("constituents")}>
          {constituents.length > 0 && <ConstituentsTable constituents={constituents} />}
          {energy && (
            <p className={css.energy}>
              {`${t("energy")} `}
              <strong>{t("energyValue", { kcal: formatFeedNumber(energy) })}</strong>
            </p>
          )}
        </Fold>
      )}
      {(rations.length > 0 || directions) && (
        <Fold title={t("rations")}>
          {rations.length > 0 && <RationsTable {...product} />}
          <p className={`measure ${css.text}`}>{unbroken(directions)}</p>
        </Fold>
      )}
      <Fold title={t("delivery")}>
        <p className={`measure ${css.text}`}>{t("deliveryText")}</p>
        <p className={`measure ${css.text}`}>{t("returnsText")}</p>
      </Fold>
      <p className={`note ${css.reference}`}>{t("reference", { sku })}</p>
    </div>
  );
}

import type { SourceItemList } from "../../shared/cart/source-item-list.ts";
import type { Image } from "../../shared/content/content.ts";
import type { ProductView } from "../../shared/product/product-view.ts";
import type { ReviewsView } from "../../shared/product/reviews.ts";
import type { RationCalculatorProps } from "../../shared/ration/ration-view.ts";
import type { Frequency } from "../../shared/subscription/subscription.ts";
import { BuyBoxIsland } from "../features/product/buy-box.island.tsx";
import { CrossSell } from "../features/product/cross-sell.tsx";
import { GalleryIsland } from "../features/product/product-gallery.island.tsx";
import { ReviewsIsland } from "../features/product/reviews.island.tsx";
import type { StockNotificationProps } from "../features/product/stock-notification.island.tsx";
import { StockNotificationIsland } from "../features/product/stock-notification.island.tsx";
import { RationIsland } from "../features/ration/ration-calculator.island.tsx";
import { Static } from "../islands/static.tsx";
import type { StaticHtml } from "../islands/static-html.ts";
import { Late, type LatePart, useLate } from "../ui/late.tsx";
import columns from "./product-columns.module.css";
import css from "./product-screen.module.css";

export interface ProductScreenProps {
  product: ProductView;
  parts: ProductParts;
  images: Image[];
  reviews: ReviewsView;
  selectedCode: string | null;
  boughtTogether: LatePart<StaticHtml>;
  crossSell: LatePart<StaticHtml>;
  sourceItemList: SourceItemList;
  frequencies: readonly Frequency[];
  /** ISO 8601, from the server. */
  today: string;
  ration?: Omit<RationCalculatorProps, "frequencies">;
  /** Absent if the format is in stock, or if restock alerts are unavailable. */
  stockNotification?: StockNotificationProps;
  problem?: string;
  draft?: Record<string, string>;
  offersParcel?: boolean;
}

export interface ProductParts {
  trail: StaticHtml;
  summary: StaticHtml;
  label: StaticHtml;
  promises: StaticHtml;
  substitute: StaticHtml;
  delivery: StaticHtml;
  pair: StaticHtml;
}

export function ProductScreen(props: ProductScreenProps) {
  const { product, parts, images, reviews, selectedCode, boughtTogether, crossSell } = props;
  const { frequencies, sourceItemList, today, ration, problem, draft = {}, offersParcel = false } = props;
  const { stockNotification } = props;
  const { slug, variants } = product;
  const { score, page } = reviews.choice;
  const variant = variants.find(({ code }) => code === selectedCode);
  return (
    <>
      <div className={`${columns.columns} ${css.top}`}>
        <Static html={parts.trail} className={columns.trail} />
        <div className={css.gallery}>
          <GalleryIsland key={images[0]?.url} images={images} />
        </div>
        <div className={css.buy}>
          <Static html={parts.summary} />
          {variant && (
            <BuyBoxIsland
              product={product}
              variant={variant}
              frequencies={frequencies}
              sourceItemList={sourceItemList}
              today={today}
              draft={draft}
              problem={problem}
              offersParcel={offersParcel}
            />
          )}
          <div className={css.together}>
            <Static html={parts.substitute} />
          </div>
          {stockNotification && <StockNotificationIsland key={selectedCode} {...stockNotification} />}
          <Static html={parts.delivery} />
          {ration && <RationIsland key={slug} {...ration} frequencies={frequencies} />}
        </div>
        <div className={css.label}>
          <Static html={parts.label} />
        </div>
      </div>
      <Static html={parts.promises} />
      <Static html={parts.pair} />
      <ReviewsIsland key={`${slug} ${score} ${page}`} {...reviews} />
      <Late key={`${slug}-together`} fallback={null}>
        <BoughtTogether part={boughtTogether} />
      </Late>
      <CrossSell key={`${slug}-others`} crossSell={crossSell} />
    </>
  );
}

function BoughtTogether({ part }: { part: LatePart<StaticHtml> }) {
  return (
    <div className={css.together}>
      <Static html={useLate(part)} />
    </div>
  );
}

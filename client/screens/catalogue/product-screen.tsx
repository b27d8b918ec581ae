import type { ReactNode } from "react";
import type { SourceItemList } from "../../../shared/cart/source-item-list.ts";
import type { Image } from "../../../shared/content/content.ts";
import type { Frequency } from "../../../shared/frequency/frequency.ts";
import type { ProductView } from "../../../shared/product/product-view.ts";
import type { ReviewsView } from "../../../shared/product/reviews/reviews.ts";
import type { RationCalculatorProps } from "../../../shared/ration/ration-view.ts";
import { BuyBoxIsland } from "../../features/product/buy-box/buy-box.island.tsx";
import { GalleryIsland } from "../../features/product/gallery/product-gallery.island.tsx";
import type { StockNotificationProps } from "../../features/product/out-of-stock/stock-notification.island.tsx";
import { StockNotificationIsland } from "../../features/product/out-of-stock/stock-notification.island.tsx";
import { ReviewsIsland } from "../../features/product/reviews/reviews.island.tsx";
import { CrossSell } from "../../features/product/together/cross-sell.tsx";
import { RationIsland } from "../../features/ration/ration-calculator.island.tsx";
import { Late, type LatePart, useLate } from "../../ui/late.tsx";
import columns from "./product-columns.module.css";
import css from "./product-screen.module.css";

export interface ProductScreenProps {
  product: ProductView;
  parts: ProductParts;
  images: Image[];
  reviews: ReviewsView;
  selectedCode: string | null;
  boughtTogether: LatePart<ReactNode>;
  crossSell: LatePart<ReactNode>;
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
  trail: ReactNode;
  summary: ReactNode;
  label: ReactNode;
  promises: ReactNode;
  substitute: ReactNode;
  delivery: ReactNode;
  doubts: ReactNode;
  pair: ReactNode;
}

export function ProductScreen(props: ProductScreenProps) {
  const { product, parts, images, reviews, selectedCode, boughtTogether, crossSell } = props;
  const { frequencies, sourceItemList, today, ration, problem, draft = {}, offersParcel = false } = props;
  const { stockNotification } = props;
  const variant = product.variants.find(({ code }) => code === selectedCode);
  return (
    <>
      <div className={`page-width ${columns.columns} ${css.top}`}>
        <div className={columns.trail}>{parts.trail}</div>
        <div className={css.gallery}>
          <GalleryIsland images={images} />
        </div>
        <div className={css.buy}>
          <div>{parts.summary}</div>
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
          {parts.substitute}
          {stockNotification && <StockNotificationIsland {...stockNotification} />}
          {parts.delivery}
          {parts.doubts}
          {ration && <RationIsland {...ration} frequencies={frequencies} />}
        </div>
        <div className={css.label}>{parts.label}</div>
      </div>
      {parts.promises}
      {parts.pair}
      <ReviewsIsland {...reviews} />
      <Late fallback={null}>
        <BoughtTogether part={boughtTogether} />
      </Late>
      <CrossSell crossSell={crossSell} />
    </>
  );
}

const BoughtTogether = ({ part }: { part: LatePart<ReactNode> }) => useLate(part);

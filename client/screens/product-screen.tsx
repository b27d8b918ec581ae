import type { ProductParts, ProductView } from "../../shared/product/product-view.ts";
import type { RationCalculatorView } from "../../shared/ration/ration-view.ts";
import { CrossSell } from "../features/product/cross-sell.tsx";
import { LivePart } from "../features/product/live-part.tsx";
import { RationFold } from "../features/product/ration-fold.tsx";
import { SleepingBuyBox } from "../features/product/sleeping-buy-box.ts";
import { StillBoughtTogether } from "../features/product/still-bought-together.tsx";
import { StillFeedLabel } from "../features/product/still-parts.tsx";
import { KeptHtml } from "../ui/still-html.tsx";
import css from "./product-screen.module.css";

export interface ProductScreenProps {
  product: ProductView;
  /** The page in HTML: nothing of it needs scripts, some of it is better with them. It stands in the document already. */
  parts?: ProductParts;
  /** Which reviews the address asks for: others are another list. */
  chosenReviews: string;
  /** Code of the format whose price and stock are shown; null on a product that is sold no more. */
  selectedCode: string | null;
  /** HTML of the worker's; empty where nothing is often bought with it, undefined where it stands in the document. */
  boughtTogether: Promise<string | undefined>;
  /** The same of other products. */
  crossSell: Promise<string | undefined>;
  /** The day the page was made, ISO 8601. */
  today: string;
  /** Where there is a format to count the days of. */
  ration?: RationCalculatorView;
  /** Why the form that was posted without scripts comes back. */
  problem?: string;
  /** What was typed in it. */
  typed?: Record<string, string>;
}

export function ProductScreen(props: ProductScreenProps) {
  const {
    product,
    parts,
    chosenReviews,
    selectedCode,
    boughtTogether,
    crossSell,
    today,
    ration,
    problem,
    typed = {},
  } = props;
  const { slug, variants } = product;
  const variant = variants.find(({ code }) => code === selectedCode);
  return (
    <>
      <div className={css.top}>
        <KeptHtml key={slug} name="trail" html={parts?.trail} className={css.trail} />
        <div className={css.gallery}>
          <LivePart key={slug} name="gallery" html={parts?.gallery} follows load={loadGallery} idle />
        </div>
        <div className={css.buy}>
          <KeptHtml key={slug} name="summary" html={parts?.summary} />
          {variant && (
            <SleepingBuyBox
              product={product}
              variant={variant}
              today={today}
              typed={typed}
              problem={problem}
            />
          )}
          {ration && <RationFold key={slug} {...ration} />}
        </div>
        <div className={css.label}>
          <StillFeedLabel key={slug} html={parts?.label} />
        </div>
      </div>
      <KeptHtml name="promises" html={parts?.promises} />
      <KeptHtml key={`${slug}-pair`} name="pair" html={parts?.pair} />
      <LivePart key={slug + chosenReviews} name="reviews" html={parts?.reviews} load={loadReviews} />
      <StillBoughtTogether key={`${slug}-together`} html={boughtTogether} />
      <CrossSell key={`${slug}-others`} crossSell={crossSell} />
    </>
  );
}

const loadGallery = async () => (await import("../features/product/live-gallery.ts")).liveGallery;
const loadReviews = async () => (await import("../features/product/live-reviews.ts")).liveReviews;

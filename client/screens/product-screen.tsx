import type { Image } from "../../shared/content.ts";
import { productScreenTexts } from "../../shared/i18n/product-screen.ts";
import { translator } from "../../shared/i18n/translator.ts";
import type { ProductView } from "../../shared/page.ts";
import type { ProductCard, Review, Variant } from "../../shared/product.ts";
import type { RationCalculatorView } from "../../shared/ration-view.ts";
import { categoryHref, href } from "../../shared/routes.ts";
import { CrossSell } from "../features/product/cross-sell.tsx";
import { OldProduct } from "../features/product/old-product.tsx";
import { ProductFormats } from "../features/product/product-formats.tsx";
import { ProductGallery } from "../features/product/product-gallery.tsx";
import { ProductSummary } from "../features/product/product-summary.tsx";
import { RationFold } from "../features/product/ration-fold.tsx";
import { Reviews } from "../features/product/reviews.tsx";
import { SleepingBuyBox } from "../features/product/sleeping-buy-box.ts";
import { StillFeedLabel } from "../features/product/still-feed-label.tsx";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import css from "./product-screen.module.css";

const t = translator(productScreenTexts);

export interface ProductScreenProps {
  product: ProductView;
  /** Code of the format whose price and stock are shown. */
  selectedCode: string;
  reviews: Promise<Review[]>;
  crossSell: Promise<{ title: string; products: ProductCard[] } | null>;
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
  const { product, selectedCode, reviews, crossSell, today, ration, problem, typed = {} } = props;
  const { slug, name, ancestors, oldProduct, rating, reviewCount, ProductVariants: variants } = product;
  const variant = variants.find(({ code }) => code === selectedCode) ?? variants[0];
  const images = galleryOf(product, variant);
  return (
    <>
      <div className={css.top}>
        <div className={css.trail}>
          <Breadcrumb
            label={t("breadcrumb")}
            steps={[
              { name: t("home"), href: href("index") },
              ...[...ancestors, product.category].map((step) => ({
                name: step.name,
                href: categoryHref(step.path),
              })),
              { name },
            ]}
          />
        </div>
        <div className={css.gallery}>
          <ProductGallery key={slug} sku={product.sku} images={images} />
        </div>
        <div className={css.buy}>
          <ProductSummary product={product} />
          {oldProduct ? (
            <OldProduct heir={oldProduct.heir} />
          ) : (
            variant && (
              <>
                <ProductFormats slug={slug} variants={variants} selectedCode={variant.code} />
                <SleepingBuyBox
                  product={product}
                  variant={variant}
                  today={today}
                  typed={typed}
                  problem={problem}
                />
              </>
            )
          )}
          {ration && <RationFold key={slug} {...ration} />}
        </div>
        <div className={css.label}>
          <StillFeedLabel key={slug} html={product.label} />
        </div>
      </div>
      <Reviews key={slug} rating={rating} count={reviewCount} reviews={reviews} />
      <CrossSell key={`${slug}-others`} crossSell={crossSell} />
    </>
  );
}

/** The pack of the chosen format first, in the place of the product's own; then what else there is to see. */
function galleryOf({ images, image }: ProductView, variant: Variant | undefined): Image[] {
  const [own = image, ...others] = images;
  const first = variant?.image ?? own;
  return first ? [first, ...others] : others;
}

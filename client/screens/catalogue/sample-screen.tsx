import type { ReactNode } from "react";
import type { Image } from "../../../shared/content/content.ts";
import type { SanitizedHtml } from "../../../shared/content/sanitized-html.ts";
import type { ServiceFee } from "../../../shared/delivery/delivery-terms.ts";
import { formatMoney, formatRound } from "../../../shared/money/money.ts";
import type { ProductCard as Card } from "../../../shared/product/product.ts";
import type { ProductView } from "../../../shared/product/product-view.ts";
import { categoryHref, href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { unbroken } from "../../../shared/text/unbroken.ts";
import { BuyBoxIsland } from "../../features/product/buy-box/buy-box.island.tsx";
import { ProductGrid } from "../../features/product/card/product-grid.tsx";
import type { StockNotificationProps } from "../../features/product/out-of-stock/stock-notification.island.tsx";
import { StockNotificationIsland } from "../../features/product/out-of-stock/stock-notification.island.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Picture } from "../../ui/picture.tsx";
import { RichContent } from "../../ui/rich-content.tsx";
import { Section } from "../../ui/section.tsx";
import columns from "./product-columns.module.css";
import { sampleTexts } from "./sample.texts.ts";
import css from "./sample-screen.module.css";

const t = translator(sampleTexts);

export interface SampleScreenProps {
  sample: {
    slug: string;
    name: string;
    descriptionHtml: SanitizedHtml;
    contents: string[];
    image: Image | null;
  };
  goods: ProductView;
  feedType: string;
  category?: { name: string; path: string };
  product: Card;
  label: ReactNode;
  /** Whole minor units from the content system; null if unknown. */
  delivery: {
    price: number;
    freeFrom: number;
    serviceFee: ServiceFee | null;
    hasServiceFee: boolean;
  } | null;
  today: string;
  stockNotification?: StockNotificationProps;
  problem?: string;
  draft?: Record<string, string>;
}

export function SampleScreen(props: SampleScreenProps) {
  const { sample, goods, feedType, category, product, label, delivery, today, problem, draft = {} } = props;
  const { stockNotification } = props;
  const [variant] = goods.variants;
  return (
    <>
      <div className={`page-width ${columns.columns} ${css.top}`}>
        <div className={columns.trail}>
          <Breadcrumb
            label={t("breadcrumb")}
            steps={[
              { name: t("home"), href: href("index") },
              ...(category ? [{ name: category.name, href: categoryHref(category.path) }] : []),
              { name: product.name, href: product.href },
              { name: t("kind") },
            ]}
          />
        </div>
        <div className={`contain ${css.picture}`}>
          {sample.image && (
            <Picture
              image={sample.image}
              widths={[480, 800, 1200]}
              sizes="(min-width:64rem) 36rem,(min-width:48rem) 45vw,93vw"
              priority
            />
          )}
        </div>
        <div className={`stack-4 ${css.buy}`}>
          <p className={css.kind}>{[t("kind"), feedType].filter(Boolean).join(" · ")}</p>
          <h1 className={css.name}>{unbroken(sample.name)}</h1>
          <RichContent html={sample.descriptionHtml} />
          <h2 className={css.subtitle}>{t("contents")}</h2>
          <ul className={`stack-2 ${css.contents}`}>
            {sample.contents.map((line) => (
              <li key={line}>{unbroken(line)}</li>
            ))}
          </ul>
          <p className="note">
            {delivery
              ? t("fees", { price: formatMoney(delivery.price), from: formatRound(delivery.freeFrom) })
              : t("feesUnknown")}{" "}
            {delivery?.serviceFee &&
              t(delivery.hasServiceFee ? "serviceFeeIncluded" : "serviceFee", {
                price: formatMoney(delivery.serviceFee.price),
                from: formatRound(delivery.serviceFee.freeFrom),
              })}
          </p>
          {variant && (
            <BuyBoxIsland
              product={goods}
              variant={variant}
              frequencies={[]}
              sourceItemList="echantillon"
              today={today}
              draft={draft}
              problem={problem}
              isSample
              returnTo={href("produits-echantillons-sample", { sample: sample.slug })}
            />
          )}
          {stockNotification && <StockNotificationIsland {...stockNotification} />}
          <p className="note">{t("once")}</p>
        </div>
      </div>
      <Section title={t("of")}>
        <ProductGrid products={[product]} />
      </Section>
      <Section>
        <p className="note">{t("label")}</p>
        {label}
      </Section>
    </>
  );
}

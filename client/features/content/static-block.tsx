import type { PageBlock } from "../../../shared/content/blocks.ts";
import { RichContent } from "../../ui/rich-content.tsx";
import { Section } from "../../ui/section.tsx";
import { SmartLink } from "../../ui/smart-link.tsx";
import { ProductGrid } from "../product/product-grid.tsx";
import { Accordion } from "./accordion.tsx";
import type { ScriptedKind } from "./blocks.tsx";
import { CardGrid } from "./card-grid.tsx";
import { ContentBreadcrumb } from "./content-breadcrumb.tsx";
import { Hero } from "./hero.tsx";
import { ImageWithLegend } from "./image-with-legend.tsx";
import { Quote } from "./quote.tsx";
import { SasOption } from "./sas-option.tsx";
import { ShopReviews } from "./shop-reviews.tsx";
import { SmartLinkContent } from "./smart-link-content.tsx";
import { SubscriptionOffer } from "./subscription-offer.tsx";
import { TextSeo } from "./text-seo.tsx";
import { TimeLine } from "./timeline.tsx";
import { UspCard } from "./usp-card.tsx";
import { UspGrid } from "./usp-grid.tsx";

export interface StaticBlockProps {
  block: Exclude<PageBlock, { kind: ScriptedKind | "composite" }>;
  first: boolean;
}

export function StaticBlock({ block, first }: StaticBlockProps) {
  switch (block.kind) {
    case "hero":
      return <Hero {...block} first={first} />;
    case "card-grid":
      return <CardGrid {...block} />;
    case "product-row":
      return (
        <Section title={block.title} more={block.link && <SmartLink link={block.link} />}>
          <ProductGrid products={block.products} row />
        </Section>
      );
    case "rich-content":
      return (
        <Section title={block.title} beside={Boolean(block.title)}>
          <RichContent html={block.text} />
        </Section>
      );
    case "usp-grid":
      return <UspGrid {...block} />;
    case "subscription":
      return <SubscriptionOffer {...block} />;
    case "reviews":
      return <ShopReviews {...block} />;
    case "quote":
      return <Quote {...block} />;
    case "breadcrumb":
      return <ContentBreadcrumb {...block} />;
    case "image-with-legend":
      return <ImageWithLegend {...block} />;
    case "sas-option":
      return <SasOption {...block} />;
    case "smart-link":
      return <SmartLinkContent {...block} />;
    case "text-seo":
      return (
        <TextSeo title={block.title}>
          <RichContent html={block.text} />
        </TextSeo>
      );
    case "timeline":
      return <TimeLine {...block} />;
    case "usp-card":
      return <UspCard {...block} />;
    case "accordion":
      return <Accordion {...block} />;
  }
}

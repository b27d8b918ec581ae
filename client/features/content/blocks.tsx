import type { ReactElement } from "react";
import type { PageBlock } from "../../../shared/content/blocks.ts";
import { RichContent } from "../../ui/rich-content.tsx";
import { Section } from "../../ui/section.tsx";
import { SmartLink } from "../../ui/smart-link.tsx";
import { ProductGrid } from "../product/card/product-grid.tsx";
import { Accordion } from "./accordion.tsx";
import { CardGrid } from "./cards/card-grid.tsx";
import { UspCard } from "./cards/usp-card.tsx";
import { UspGrid } from "./cards/usp-grid.tsx";
import { CompositeRenderer } from "./composite-renderer.tsx";
import { ContentBreadcrumb } from "./content-breadcrumb.tsx";
import { Hero } from "./hero.tsx";
import { EmbedIsland, VideoIsland } from "./media/frames.island.tsx";
import { ImageWithLegend } from "./media/image-with-legend.tsx";
import { CarouselIsland } from "./media/slide-show.island.tsx";
import { Quote } from "./quote.tsx";
import { SasOption } from "./sas-option.tsx";
import { ShopReviews } from "./shop-reviews.tsx";
import { SmartLinkContent } from "./smart-link-content.tsx";
import { SubscriptionOffer } from "./subscription-offer.tsx";
import { TextSeo } from "./text-seo.tsx";
import { TimeLine } from "./timeline.tsx";

export function Blocks({ blocks, isInside = false }: { blocks: readonly PageBlock[]; isInside?: boolean }) {
  return blocks.map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: only the worker renders blocks, once
    <Block key={place} block={block} first={place === 0 && !isInside} />
  ));
}

function Block({ block, first }: { block: PageBlock; first: boolean }): ReactElement {
  switch (block.kind) {
    case "composite":
      return (
        <CompositeRenderer title={block.title} layout={block.layout}>
          <Blocks blocks={block.blocks} isInside />
        </CompositeRenderer>
      );
    case "carousel":
      return <CarouselIsland {...block} />;
    case "embed":
      return <EmbedIsland {...block} />;
    case "video":
      return <VideoIsland {...block} />;
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

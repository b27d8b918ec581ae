import type { ComponentType } from "react";
import type { PageBlock } from "../../../shared/page.ts";
import { Section } from "../../ui/section.tsx";
import { ProductGrid } from "../product/product-grid.tsx";
import { CardGrid } from "./card-grid.tsx";
import { Hero } from "./hero.tsx";
import { Quote } from "./quote.tsx";
import { RichContent } from "./rich-content.tsx";
import { ShopReviews } from "./shop-reviews.tsx";
import { SmartLink } from "./smart-link.tsx";
import { SubscriptionOffer } from "./subscription-offer.tsx";
import { UspGrid } from "./usp-grid.tsx";

/** Blocks that the first views of the shop are made of. */
const common = [
  "blocks.hero",
  "blocks.card-grid",
  "blocks.product-row",
  "blocks.usp-grid",
  "blocks.subscription",
  "blocks.reviews",
  "blocks.quote",
  "blocks.rich-content",
] as const;

export type CommonBlock = Extract<PageBlock, { __component: (typeof common)[number] }>;

export function isCommon(block: PageBlock): block is CommonBlock {
  return common.some((name) => name === block.__component);
}

export interface PageBlocksProps {
  blocks: PageBlock[];
  /** Shows the blocks that are not common; a screen without it is given none of them. */
  Rare?: ComponentType<{ block: Exclude<PageBlock, CommonBlock> }>;
}

/** The blocks of a content page in the editor's order (spec 2, content blocks). */
export function PageBlocks({ blocks, Rare }: PageBlocksProps) {
  return blocks.map((block, place) => {
    // Blocks have no name of their own and keep the editor's order.
    const key = `${place}-${block.__component}`;
    if (isCommon(block)) return <BlockView key={key} block={block} />;
    return Rare && <Rare key={key} block={block} />;
  });
}

function BlockView({ block }: { block: CommonBlock }) {
  switch (block.__component) {
    case "blocks.hero":
      return <Hero {...block} />;
    case "blocks.card-grid":
      return <CardGrid {...block} />;
    case "blocks.product-row":
      return (
        <Section title={block.title} more={block.link && <SmartLink link={block.link} />}>
          <ProductGrid products={block.products} row />
        </Section>
      );
    case "blocks.usp-grid":
      return <UspGrid {...block} />;
    case "blocks.subscription":
      return <SubscriptionOffer {...block} />;
    case "blocks.reviews":
      return <ShopReviews {...block} />;
    case "blocks.quote":
      return <Quote {...block} />;
    case "blocks.rich-content":
      return (
        <Section title={block.title} beside={Boolean(block.title)}>
          <RichContent html={block.text} />
        </Section>
      );
  }
}

import type { ComponentType } from "react";
import type { PageBlock } from "../../../shared/page.ts";
import { LandingBlockView } from "./landing-blocks.tsx";
import { Quote } from "./quote.tsx";
import { ShopReviews } from "./shop-reviews.tsx";
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
    case "blocks.usp-grid":
      return <UspGrid {...block} />;
    case "blocks.subscription":
      return <SubscriptionOffer {...block} />;
    case "blocks.reviews":
      return <ShopReviews {...block} />;
    case "blocks.quote":
      return <Quote {...block} />;
    default:
      return <LandingBlockView block={block} />;
  }
}

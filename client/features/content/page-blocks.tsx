import type { ComponentType } from "react";
import type { PageBlock } from "../../../shared/content/blocks.ts";
import { isLight, type LightBlock, LightBlockView } from "./light-blocks.tsx";
import { Quote } from "./quote.tsx";
import { ShopReviews } from "./shop-reviews.tsx";
import { SubscriptionOffer } from "./subscription-offer.tsx";
import { UspGrid } from "./usp-grid.tsx";

/** With the light ones, the blocks that home is made of. */
const common = ["usp-grid", "subscription", "reviews", "quote"] as const;

export type CommonBlock = LightBlock | Extract<PageBlock, { kind: (typeof common)[number] }>;

export function isCommon(block: PageBlock): block is CommonBlock {
  return isLight(block) || common.some((name) => name === block.kind);
}

export interface PageBlocksProps {
  blocks: PageBlock[];
  /** Shows the blocks that are not common; a screen without it is given none of them. */
  Rare?: ComponentType<{ block: Exclude<PageBlock, CommonBlock> }>;
  /** They stand inside another block: none of them opens the page. */
  inside?: boolean;
}

/** The blocks of a content page in the editor's order (spec 2, content blocks). */
export function PageBlocks({ blocks, Rare, inside = false }: PageBlocksProps) {
  return blocks.map((block, place) => {
    // Blocks have no name of their own and keep the editor's order.
    const key = `${place}-${block.kind}`;
    if (isCommon(block)) return <BlockView key={key} block={block} first={place === 0 && !inside} />;
    return Rare && <Rare key={key} block={block} />;
  });
}

function BlockView({ block, first }: { block: CommonBlock; first: boolean }) {
  switch (block.kind) {
    case "usp-grid":
      return <UspGrid {...block} />;
    case "subscription":
      return <SubscriptionOffer {...block} />;
    case "reviews":
      return <ShopReviews {...block} />;
    case "quote":
      return <Quote {...block} />;
    default:
      return <LightBlockView block={block} first={first} />;
  }
}

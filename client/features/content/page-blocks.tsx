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

/** The blocks of a content page in the editor's order (spec 2, content blocks). */
export function PageBlocks({ blocks }: { blocks: PageBlock[] }) {
  return blocks.map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name of their own and keep the editor's order
    <BlockView key={`${place}-${block.__component}`} block={block} />
  ));
}

function BlockView({ block }: { block: PageBlock }) {
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

import type { LandingBlock } from "../../../shared/page.ts";
import { Section } from "../../ui/section.tsx";
import { ProductGrid } from "../product/product-grid.tsx";
import { CardGrid } from "./card-grid.tsx";
import { Hero } from "./hero.tsx";
import { RichContent } from "./rich-content.tsx";
import { SmartLink } from "./smart-link.tsx";

/** The blocks that lead into a shelf, in the editor's order: few, since a listing stands below them. */
export function LandingBlocks({ blocks }: { blocks: LandingBlock[] }) {
  return blocks.map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name of their own and keep the editor's order
    <LandingBlockView key={`${place}-${block.__component}`} block={block} />
  ));
}

export function LandingBlockView({ block }: { block: LandingBlock }) {
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
    case "blocks.rich-content":
      return (
        <Section title={block.title} beside={Boolean(block.title)}>
          <RichContent html={block.text} />
        </Section>
      );
  }
}

import type { PageBlock } from "../../../shared/content/blocks.ts";
import { RichContent } from "../../ui/rich-content.tsx";
import { Section } from "../../ui/section.tsx";
import { SmartLink } from "../../ui/smart-link.tsx";
import { ProductGrid } from "../product/product-grid.tsx";
import { CardGrid } from "./card-grid.tsx";
import { Hero } from "./hero.tsx";

/** Blocks that lead into a shelf: all that the landing page of an animal loads, since a listing stands below them. */
const light = ["hero", "card-grid", "product-row", "rich-content"] as const;

export type LightBlock = Extract<PageBlock, { kind: (typeof light)[number] }>;

export function isLight(block: PageBlock): block is LightBlock {
  return light.some((name) => name === block.kind);
}

/** Of the blocks of a page, those that are light, in the editor's order. */
export function LightBlocks({ blocks }: { blocks: PageBlock[] }) {
  return blocks.map((block, place) => {
    // Blocks have no name of their own and keep the editor's order.
    const key = `${place}-${block.kind}`;
    return isLight(block) && <LightBlockView key={key} block={block} first={place === 0} />;
  });
}

/** `first` where the block opens its page. */
export function LightBlockView({ block, first }: { block: LightBlock; first: boolean }) {
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
  }
}

import { type Block, type BlockName, blockSchemas } from "../../shared/content/blocks.ts";
import type { PageBlock } from "../../shared/content/page.ts";
import type { ProductCard, ProductSummary } from "../../shared/product/product.ts";
import { toProductCard } from "../../shared/product/product-rules.ts";
import type { AppContext } from "../context.ts";
import { embedFrame, videoFrameOf } from "./frames.ts";
import { pictureOf } from "./pictures.ts";
import { renderProse } from "./prose.ts";
import { reportHighReductions } from "./reductions.ts";

/**
 * The blocks of a page, ready to be shown: Markdown rendered, products looked up. A block that is unknown or not
 * well-formed is left out and logged; the page still shows.
 */
export async function resolveBlocks(
  c: AppContext,
  blocks: readonly RawBlock[],
  depth = 1,
): Promise<PageBlock[]> {
  const resolved = await Promise.all(blocks.map((block) => resolveBlock(c, block, depth)));
  return resolved.flatMap((block) => block ?? []);
}

type RawBlock = { __component: string };

/** Blocks inside blocks go no deeper than a page, its composites and theirs. */
const deepest = 3;

async function resolveBlock(c: AppContext, raw: RawBlock, depth: number): Promise<PageBlock | undefined> {
  const block = parseBlock(raw);
  const resolved = block && (await ready(c, block, depth));
  if (!resolved) c.get("log").warn("block left out", { block: raw.__component });
  return resolved;
}

/** Undefined where the block cannot be shown without what it lacks. */
async function ready(c: AppContext, block: Block, depth: number): Promise<PageBlock | undefined> {
  switch (block.__component) {
    case "blocks.product-row": {
      const { skus, ...row } = block;
      return { ...row, products: await cardsOf(c, skus) };
    }
    case "blocks.rich-content":
      return { ...block, text: renderProse(block.text, { headingShift: block.title ? 1 : 0 }) };
    case "blocks.hero": {
      // A hero is made around its picture, and left out without one.
      const image = pictureOf(c, block.image);
      return image ? { ...block, image } : undefined;
    }
    case "blocks.subscription":
      return { ...block, image: pictureOf(c, block.image) };
    case "blocks.card-grid":
      return {
        ...block,
        cards: block.cards.map((card) => ({ ...card, image: pictureOf(c, card.image) })),
      };
    case "blocks.composite": {
      const blocks = depth < deepest ? await resolveBlocks(c, block.blocks, depth + 1) : [];
      return blocks.length ? { ...block, blocks } : undefined;
    }
    case "blocks.embed": {
      const frame = embedFrame(c, block.url);
      return frame && { ...block, image: pictureOf(c, block.image), frame };
    }
    case "blocks.video": {
      const [image, frame] = [pictureOf(c, block.image), videoFrameOf(c, block.url)];
      return image && frame ? { ...block, image, frame } : undefined;
    }
    case "blocks.image-with-legend": {
      const image = pictureOf(c, block.image);
      return image ? { ...block, image } : undefined;
    }
    case "blocks.text-seo":
      return { ...block, text: renderProse(block.text, { headingShift: 1 }) };
    case "blocks.sas-option":
      return { ...block, image: pictureOf(c, block.image) };
    case "blocks.timeline":
      return {
        ...block,
        steps: block.steps.map((step) => ({
          ...step,
          text: renderProse(step.text, { headingShift: 2 }),
          image: pictureOf(c, step.image),
        })),
      };
    case "blocks.accordion":
      return {
        ...block,
        folds: block.folds.map((fold) => ({ ...fold, text: renderProse(fold.text, { headingShift: 2 }) })),
      };
    case "blocks.carousel":
      return {
        ...block,
        slides: block.slides.map((slide) => ({ ...slide, image: pictureOf(c, slide.image) })),
      };
    default:
      return block;
  }
}

function parseBlock(raw: { __component: string }): Block | undefined {
  const schema = blockSchemas[raw.__component as BlockName];
  const parsed = schema?.safeParse(raw);
  return parsed?.success ? ({ __component: raw.__component, ...parsed.data } as Block) : undefined;
}

/** Cards in the order of the skus; products that are hidden or gone are left out. */
export async function cardsOf(c: AppContext, skus: readonly string[]): Promise<ProductCard[]> {
  return (await shownProducts(c, skus)).map((product) => cardOf(c, product));
}

/** The products that may be shown, in the order of the skus. */
export async function shownProducts(c: AppContext, skus: readonly string[]): Promise<ProductSummary[]> {
  const { content, log } = c.var;
  const found = await content.productsBySku(skus, 1);
  return skus.flatMap((sku) => {
    const product = found.get(sku);
    if (!product) log.warn("Product not found", { sku });
    return product?.viewable ? product : [];
  });
}

export function cardOf(c: AppContext, product: ProductSummary): ProductCard {
  reportHighReductions(c, product);
  const card = toProductCard(product);
  return { ...card, image: pictureOf(c, card.image) };
}

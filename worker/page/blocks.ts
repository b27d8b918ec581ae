import type { SourceItemList } from "../../shared/cart/source-item-list.ts";
import type { Block, PageBlock } from "../../shared/content/blocks.ts";
import type { Image } from "../../shared/content/content.ts";
import type { ProductCard, ProductSummary } from "../../shared/product/product.ts";
import { toProductCard } from "../../shared/product/product-rules.ts";
import type { AppContext, Services } from "../context.ts";
import { pageFrameOf, videoFrameOf } from "./embed-frames.ts";
import { pictureOf } from "./pictures.ts";
import { renderProse } from "./prose.ts";
import { reportHighReductions } from "./reductions.ts";
import { sourceLink } from "./source-link.ts";

export async function resolveBlocks(
  c: AppContext,
  blocks: readonly Block[],
  depth = 1,
): Promise<PageBlock[]> {
  const resolved = await Promise.all(
    blocks.map(async (block) => {
      const shown = await ready(c, block, depth);
      if (!shown) c.var.log.warn("block left out", { key: block.kind });
      return shown ?? [];
    }),
  );
  return resolved.flat();
}

const deepest = 3;

async function ready(c: AppContext, block: Block, depth: number): Promise<PageBlock | undefined> {
  switch (block.kind) {
    case "product-row": {
      const { skus, ...row } = block;
      return { ...row, products: await cardsOf(c, skus, "page") };
    }
    case "rich-content":
      return { ...block, text: renderProse(c, block.text, { headingShift: block.title ? 1 : 0 }) };
    case "subscription":
      return { ...block, image: pictureOf(c, block.image) };
    case "card-grid":
      return {
        ...block,
        cards: block.cards.map((card) => ({ ...card, image: pictureOf(c, card.image) })),
      };
    case "composite": {
      const blocks = depth < deepest ? await resolveBlocks(c, block.blocks, depth + 1) : [];
      return blocks.length ? { ...block, blocks } : undefined;
    }
    case "embed": {
      const frame = pageFrameOf(c, block.url);
      return frame && { ...block, image: pictureOf(c, block.image), frame };
    }
    case "video": {
      const [image, frame] = [pictureOf(c, block.image), videoFrameOf(c, block.url)];
      return image && frame ? { ...block, image, frame } : undefined;
    }
    case "text-seo":
      return { ...block, text: renderProse(c, block.text, { headingShift: 1 }) };
    case "sas-option":
      return { ...block, image: pictureOf(c, block.image) };
    case "timeline":
      return {
        ...block,
        steps: block.steps.map((step) => ({
          ...step,
          text: renderProse(c, step.text, { headingShift: 2 }),
          image: pictureOf(c, step.image),
        })),
      };
    case "accordion":
      return {
        ...block,
        folds: block.folds.map((fold) => ({ ...fold, text: renderProse(c, fold.text, { headingShift: 2 }) })),
      };
    case "carousel":
      return {
        ...block,
        slides: block.slides.map((slide) => ({ ...slide, image: pictureOf(c, slide.image) })),
      };
    case "smart-form":
      return undefined;
    default: {
      if (!("image" in block)) return block satisfies WithoutImage<typeof block>;
      const image = pictureOf(c, block.image satisfies Image);
      return image ? { ...block, image } : undefined;
    }
  }
}

/** Pictures elsewhere than in a required `image` need a case of their own, which calls `pictureOf`. */
type WithoutImage<T> = T extends unknown ? ([ImageIn<T>] extends [never] ? T : never) : never;

type ImageIn<T> = T extends Image ? T : T extends object ? ImageIn<T[keyof T]> : never;

export async function cardsOf(
  c: AppContext,
  skus: readonly string[],
  source: SourceItemList,
): Promise<ProductCard[]> {
  return (await visibleProducts(c.var, skus)).map((product) => cardOf(c, product, source));
}

export async function visibleProducts(
  services: Services<"content" | "log">,
  skus: readonly string[],
): Promise<ProductSummary[]> {
  const { content, log } = services;
  const found = await content.productsBySku(skus, 1);
  return skus.flatMap((sku) => {
    const product = found.get(sku);
    if (!product) log.warn("Product not found", { sku });
    return product?.viewable ? product : [];
  });
}

export function cardOf(c: AppContext, product: ProductSummary, source: SourceItemList): ProductCard {
  reportHighReductions(c, product);
  const card = toProductCard(product);
  const href = sourceLink(c.var, card.href, source);
  return { ...card, href, image: pictureOf(c, card.image) };
}

import type { PageBlock } from "../../client/features/content/blocks.tsx";
import type { SourceItemList } from "../../shared/cart/source-item-list.ts";
import type { Image } from "../../shared/content/content.ts";
import { exampleText } from "../../shared/nutrition/fit-text.ts";
import type { ProductCard, ProductSummary } from "../../shared/product/product.ts";
import { toProductCard } from "../../shared/product/product-rules.ts";
import * as clock from "../../shared/time/clock.ts";
import type { Services } from "../context.ts";
import { type Block, needsImage } from "../upstream/content/blocks.ts";
import { pageFrameOf, videoFrameOf } from "./embed-frames.ts";
import { pictureOf } from "./pictures.ts";
import { renderProse } from "./prose.ts";
import { reportHighReductions } from "./reductions.ts";
import { sourceLink } from "./source-link.ts";

/** Services that a product card is made from. */
export type CardServices = Services<"bot" | "configuration" | "content" | "log">;

export async function resolveBlocks(
  services: CardServices,
  blocks: readonly Block[],
  depth = 1,
): Promise<PageBlock[]> {
  const resolved = await Promise.all(
    blocks.map(async (block) => {
      const shown = await ready(services, block, depth);
      if (!shown) services.log.warn("block left out", { key: block.kind });
      return shown ?? [];
    }),
  );
  return resolved.flat();
}

const deepest = 3;

async function ready(services: CardServices, block: Block, depth: number): Promise<PageBlock | undefined> {
  switch (block.kind) {
    case "product-row": {
      const { skus, ...row } = block;
      return { ...row, products: await cardsOf(services, skus, "page") };
    }
    case "rich-content":
      return { ...block, text: renderProse(services, block.text, { headingShift: block.title ? 1 : 0 }) };
    case "card-grid":
      return {
        ...block,
        cards: block.cards.map((card) => ({ ...card, image: pictureOf(services, card.image) })),
      };
    case "composite": {
      const blocks = depth < deepest ? await resolveBlocks(services, block.blocks, depth + 1) : [];
      return blocks.length ? { ...block, blocks } : undefined;
    }
    case "embed": {
      const frame = pageFrameOf(services, block.url);
      return frame && { ...block, image: pictureOf(services, block.image), frame };
    }
    case "video": {
      const [image, frame] = [pictureOf(services, block.image), videoFrameOf(services, block.url)];
      return image && frame ? { ...block, image, frame } : undefined;
    }
    case "text-seo":
      return { ...block, text: renderProse(services, block.text, { headingShift: 1 }) };
    case "timeline":
      return {
        ...block,
        steps: block.steps.map((step) => ({
          ...step,
          text: renderProse(services, step.text, { headingShift: 2 }),
          image: pictureOf(services, step.image),
        })),
      };
    case "accordion":
      return {
        ...block,
        folds: block.folds.map((fold) => ({
          ...fold,
          text: renderProse(services, fold.text, { headingShift: 2 }),
        })),
      };
    case "carousel":
      return {
        ...block,
        slides: block.slides.map((slide) => ({ ...slide, image: pictureOf(services, slide.image) })),
      };
    case "smart-form":
      return undefined;
    default: {
      block satisfies WithoutOtherImage<typeof block>;
      if (!("image" in block)) return block;
      const image = pictureOf(services, block.image);
      if (image) return { ...block, image };
      return needsImage(block) ? undefined : { ...block, image };
    }
  }
}

/** Pictures elsewhere than in `image` need a case of their own, which calls `pictureOf`. */
type WithoutOtherImage<T> = T extends unknown
  ? [ImageIn<Omit<T, "image">>] extends [never]
    ? T
    : never
  : never;

type ImageIn<T> = T extends Image ? T : T extends object ? ImageIn<T[keyof T]> : never;

export async function cardsOf(
  services: CardServices,
  skus: readonly string[],
  source: SourceItemList,
): Promise<ProductCard[]> {
  return (await visibleProducts(services, skus)).map((product) => cardOf(services, product, source));
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

export function cardOf(
  services: Services<"bot" | "configuration" | "log">,
  product: ProductSummary,
  source: SourceItemList,
): ProductCard {
  reportHighReductions(services, product);
  const card = plainCardOf(product);
  const href = sourceLink(services, card.href, source);
  return {
    ...card,
    href,
    image: pictureOf(services, card.image),
  };
}

const plainCards = new WeakMap<ProductSummary, { day: string; card: ProductCard }>();

/** Cached products stay the same objects until they are renewed, so their cards are made once a day. */
function plainCardOf(product: ProductSummary): ProductCard {
  const today = clock.date();
  const day = today.toDateString();
  const known = plainCards.get(product);
  if (known?.day === day) return known.card;
  const card = { ...toProductCard(product), ration: exampleText(product, today) };
  plainCards.set(product, { day, card });
  return card;
}

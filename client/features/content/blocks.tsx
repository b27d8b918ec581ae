import {
  type Attributes,
  type ComponentProps,
  type ComponentType,
  createElement,
  type ReactElement,
} from "react";
import type { Link } from "../../../shared/content/content.ts";
import type { SanitizedHtml } from "../../../shared/content/sanitized-html.ts";
import type { ProductCard } from "../../../shared/product/product.ts";
import { RichContent } from "../../ui/rich-content.tsx";
import { Section } from "../../ui/section.tsx";
import { SmartLink } from "../../ui/smart-link.tsx";
import { ProductGrid } from "../product/card/product-grid.tsx";
import { Accordion } from "./accordion.tsx";
import { CardGrid } from "./cards/card-grid.tsx";
import { UspCard } from "./cards/usp-card.tsx";
import { UspGrid } from "./cards/usp-grid.tsx";
import { CompositeRenderer, type CompositeRendererProps } from "./composite-renderer.tsx";
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

/** Components by kind of block. Their props are what the worker prepares. */
const components = {
  hero: Hero,
  "card-grid": CardGrid,
  "product-row": ProductRow,
  "usp-grid": UspGrid,
  reviews: ShopReviews,
  subscription: SubscriptionOffer,
  quote: Quote,
  "rich-content": RichText,
  breadcrumb: ContentBreadcrumb,
  embed: EmbedIsland,
  "image-with-legend": ImageWithLegend,
  "sas-option": SasOption,
  "smart-link": SmartLinkContent,
  "text-seo": FoldedText,
  timeline: TimeLine,
  "usp-card": UspCard,
  video: VideoIsland,
  accordion: Accordion,
  carousel: CarouselIsland,
};

type Props = { [Kind in keyof typeof components]: ComponentProps<(typeof components)[Kind]> };
type Plain<Kind extends keyof Props> = { [One in Kind]: Attributes & { kind: One } & Props[One] }[Kind];
type Composite = Omit<CompositeRendererProps, "children"> & { kind: "composite"; blocks: PageBlock[] };

export type PageBlock = Plain<keyof Props> | Composite;

export function Blocks({ blocks, isInside = false }: { blocks: readonly PageBlock[]; isInside?: boolean }) {
  return blocks.map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: only the worker renders blocks, once
    <Block key={place} block={block} first={place === 0 && !isInside} />
  ));
}

function Block({ block, first }: { block: PageBlock; first: boolean }): ReactElement {
  if (block.kind === "hero") return <Hero {...block} first={first} />;
  if (block.kind !== "composite") return plain(block);
  return (
    <CompositeRenderer title={block.title} layout={block.layout}>
      <Blocks blocks={block.blocks} isInside />
    </CompositeRenderer>
  );
}

function plain<Kind extends keyof Props>(block: Plain<Kind>): ReactElement {
  const byKind: { [One in keyof Props]: ComponentType<Props[One]> } = components;
  return createElement(byKind[block.kind], block);
}

interface ProductRowProps {
  title: string;
  link?: Link | null | undefined;
  products: ProductCard[];
}

function ProductRow({ title, link, products }: ProductRowProps) {
  return (
    <Section title={title} more={link && <SmartLink link={link} />}>
      <ProductGrid products={products} row />
    </Section>
  );
}

interface RichTextProps {
  title?: string | null | undefined;
  text: SanitizedHtml;
}

function RichText({ title, text }: RichTextProps) {
  return (
    <Section title={title} beside={Boolean(title)}>
      <RichContent html={text} />
    </Section>
  );
}

function FoldedText({ title, text }: { title: string; text: SanitizedHtml }) {
  return (
    <TextSeo title={title}>
      <RichContent html={text} />
    </TextSeo>
  );
}

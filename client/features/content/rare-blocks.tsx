import type { PageBlock } from "../../../shared/content/page.ts";
import { RichContent } from "../../ui/rich-content.tsx";
import { Accordion } from "./accordion.tsx";
import { CompositeRenderer } from "./composite-renderer.tsx";
import { ContentBreadcrumb } from "./content-breadcrumb.tsx";
import { Embed } from "./embed.tsx";
import { ImageWithLegend } from "./image-with-legend.tsx";
import type { CommonBlock } from "./page-blocks.tsx";
import { SasOption } from "./sas-option.tsx";
import { SlideShow } from "./slide-show.tsx";
import { SmartLinkContent } from "./smart-link-content.tsx";
import { TextSeoBand } from "./text-seo.tsx";
import { TimeLine } from "./timeline.tsx";
import { UspCard } from "./usp-card.tsx";
import { Video } from "./video.tsx";

export type RareBlock = Exclude<PageBlock, CommonBlock>;

/** Blocks that few pages have (spec 2): with the screens that may need them, never in the first view of the shop. */
export function RareBlockView({ block }: { block: RareBlock }) {
  switch (block.__component) {
    case "blocks.breadcrumb":
      return <ContentBreadcrumb {...block} />;
    case "blocks.composite":
      return <CompositeRenderer {...block} Rare={RareBlockView} />;
    case "blocks.embed":
      return <Embed {...block} />;
    case "blocks.image-with-legend":
      return <ImageWithLegend {...block} />;
    case "blocks.sas-option":
      return <SasOption {...block} />;
    case "blocks.smart-link":
      return <SmartLinkContent {...block} />;
    case "blocks.text-seo":
      return (
        <TextSeoBand title={block.title}>
          <RichContent html={block.text} />
        </TextSeoBand>
      );
    case "blocks.timeline":
      return <TimeLine {...block} />;
    case "blocks.usp-card":
      return <UspCard {...block} />;
    case "blocks.video":
      return <Video {...block} />;
    case "blocks.accordion":
      return <Accordion {...block} />;
    case "blocks.carousel":
      return <SlideShow {...block} />;
  }
}

import type { PageBlock } from "../../../shared/content/blocks.ts";
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
import { TextSeo } from "./text-seo.tsx";
import { TimeLine } from "./timeline.tsx";
import { UspCard } from "./usp-card.tsx";
import { Video } from "./video.tsx";

export type RareBlock = Exclude<PageBlock, CommonBlock>;

/** Blocks that few pages have (spec 2): with the screens that may need them, never in the first view of the shop. */
export function RareBlockView({ block }: { block: RareBlock }) {
  switch (block.kind) {
    case "breadcrumb":
      return <ContentBreadcrumb {...block} />;
    case "composite":
      return <CompositeRenderer {...block} Rare={RareBlockView} />;
    case "embed":
      return <Embed {...block} />;
    case "image-with-legend":
      return <ImageWithLegend {...block} />;
    case "sas-option":
      return <SasOption {...block} />;
    case "smart-link":
      return <SmartLinkContent {...block} />;
    case "text-seo":
      return (
        <TextSeo title={block.title}>
          <RichContent html={block.text} />
        </TextSeo>
      );
    case "timeline":
      return <TimeLine {...block} />;
    case "usp-card":
      return <UspCard {...block} />;
    case "video":
      return <Video {...block} />;
    case "accordion":
      return <Accordion {...block} />;
    case "carousel":
      return <SlideShow {...block} />;
  }
}

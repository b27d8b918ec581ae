import type { PageBlock } from "../../../shared/content/blocks.ts";
import { Static } from "../../islands/static.tsx";
import type { StaticHtml } from "../../islands/static-html.ts";
import css from "./blocks.module.css";
import { CompositeRenderer } from "./composite-renderer.tsx";
import { EmbedIsland } from "./embed.island.tsx";
import { CarouselIsland } from "./slide-show.island.tsx";
import { VideoIsland } from "./video.island.tsx";

export type ScriptedKind = "carousel" | "embed" | "video";

export type ShownBlock =
  | StaticHtml
  | Extract<PageBlock, { kind: ScriptedKind }>
  | (Omit<Extract<PageBlock, { kind: "composite" }>, "blocks"> & { blocks: ShownBlock[] });

export function Blocks({ blocks }: { blocks: readonly ShownBlock[] }) {
  return blocks.map((block, place) => {
    const key = `${place}-${"kind" in block ? block.kind : block.staticHtml}`;
    if (!("kind" in block)) return <Static key={key} html={block} className={css.blocks} />;
    switch (block.kind) {
      case "carousel":
        return <CarouselIsland key={key} {...block} />;
      case "embed":
        return <EmbedIsland key={key} {...block} />;
      case "video":
        return <VideoIsland key={key} {...block} />;
      case "composite":
        return (
          <CompositeRenderer key={key} {...block}>
            <Blocks blocks={block.blocks} />
          </CompositeRenderer>
        );
      default:
        return null;
    }
  });
}

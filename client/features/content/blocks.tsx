import type { PageBlock } from "../../../shared/content/blocks.ts";
import { island } from "../../islands/island.tsx";
import { Static } from "../../islands/static.tsx";
import type { StaticHtml } from "../../islands/static-html.ts";
import css from "./blocks.module.css";
import { CompositeRenderer } from "./composite-renderer.tsx";

/** Kinds of blocks that scripts act in. */
export type ScriptedKind = "carousel" | "embed" | "video";

/** Blocks as a screen is given them: those that need no scripts are one part from the one that does to the next. */
export type ShownBlock =
  | StaticHtml
  | Extract<PageBlock, { kind: ScriptedKind }>
  | (Omit<Extract<PageBlock, { kind: "composite" }>, "blocks"> & { blocks: ShownBlock[] });

const CarouselIsland = island({
  on: "visible",
  load: async () => (await import("./slide-show.tsx")).SlideShow,
});
const EmbedIsland = island({ on: "touch", load: async () => (await import("./embed.tsx")).Embed });
const VideoIsland = island({ on: "touch", load: async () => (await import("./video.tsx")).Video });

/** The blocks of a page in the editor's order (spec 2, content blocks). */
export function Blocks({ blocks }: { blocks: readonly ShownBlock[] }) {
  return blocks.map((block, place) => {
    // Blocks have no name of their own and keep the editor's order.
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

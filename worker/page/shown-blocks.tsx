import { Fragment, type ReactNode } from "react";
import type { ShownBlock } from "../../client/features/content/blocks.tsx";
import { CompositeRenderer } from "../../client/features/content/composite-renderer.tsx";
import { StaticBlock } from "../../client/features/content/static-block.tsx";
import type { PageBlock } from "../../shared/content/blocks.ts";
import { staticHtml } from "./static-html.ts";

export function shownBlocks(blocks: readonly PageBlock[], { inside = false } = {}): ShownBlock[] {
  const shown: ShownBlock[] = [];
  let run: ReactNode[] = [];
  const end = () => {
    if (run.length > 0) shown.push(staticHtml(run));
    run = [];
  };
  blocks.forEach((block, place) => {
    const scripted = scriptedOf(block);
    if (!scripted) {
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
      run.push(<Fragment key={place}>{staticView(block, place === 0 && !inside)}</Fragment>);
      return;
    }
    end();
    shown.push(scripted);
  });
  end();
  return shown;
}

function scriptedOf(block: PageBlock): ShownBlock | undefined {
  switch (block.kind) {
    case "carousel":
    case "embed":
    case "video":
      return block;
    case "composite":
      return block.blocks.some(scriptedOf)
        ? { ...block, blocks: shownBlocks(block.blocks, { inside: true }) }
        : undefined;
    default:
      return undefined;
  }
}

function staticView(block: PageBlock, first: boolean): ReactNode {
  switch (block.kind) {
    case "carousel":
    case "embed":
    case "video":
      return null;
    case "composite":
      return (
        <CompositeRenderer title={block.title} layout={block.layout}>
          {block.blocks.map((inner, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
            <Fragment key={place}>{staticView(inner, false)}</Fragment>
          ))}
        </CompositeRenderer>
      );
    default:
      return <StaticBlock block={block} first={first} />;
  }
}

import type { PageBlock } from "../../../shared/content/blocks.ts";
import { PageBlocks } from "./page-blocks.tsx";
import { RareBlockView } from "./rare-blocks.tsx";

/** The blocks of a page that may have any of them. */
export function AllBlocks({ blocks }: { blocks: PageBlock[] }) {
  return <PageBlocks blocks={blocks} Rare={RareBlockView} />;
}

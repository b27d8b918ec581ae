import type { PageBlock } from "../../shared/content/blocks.ts";
import { PageBlocks } from "../features/content/page-blocks.tsx";

export interface HomeScreenProps {
  /** The first one is the hero, whose title is the page's. */
  blocks: PageBlock[];
}

export function HomeScreen({ blocks }: HomeScreenProps) {
  return <PageBlocks blocks={blocks} />;
}

import { Blocks, type ShownBlock } from "../features/content/blocks.tsx";

export interface HomeScreenProps {
  /** The first one is the hero, whose title is the page's. */
  blocks: ShownBlock[];
}

export function HomeScreen({ blocks }: HomeScreenProps) {
  return <Blocks blocks={blocks} />;
}

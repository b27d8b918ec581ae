import { Blocks, type ShownBlock } from "../features/content/blocks.tsx";

export interface HomeScreenProps {
  /** The first is the hero, whose title is the `h1`. */
  blocks: ShownBlock[];
}

export function HomeScreen({ blocks }: HomeScreenProps) {
  return <Blocks blocks={blocks} />;
}

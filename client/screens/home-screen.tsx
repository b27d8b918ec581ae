import { Blocks, type ShownBlock } from "../features/content/blocks.tsx";

export interface HomeScreenProps {
  blocks: ShownBlock[];
}

export function HomeScreen({ blocks }: HomeScreenProps) {
  return <Blocks blocks={blocks} />;
}

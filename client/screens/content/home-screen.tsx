import { Blocks, type PageBlock } from "../../features/content/blocks.tsx";
import { AgainCard } from "../../features/order/again/again-card.tsx";

export interface HomeScreenProps {
  blocks: PageBlock[];
}

export function HomeScreen({ blocks }: HomeScreenProps) {
  return (
    <>
      <Blocks blocks={blocks.slice(0, 1)} />
      <AgainCard />
      <Blocks blocks={blocks.slice(1)} isInside />
    </>
  );
}

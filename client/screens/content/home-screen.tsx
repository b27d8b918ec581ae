import type { PageBlock } from "../../../shared/content/blocks.ts";
import { Blocks } from "../../features/content/blocks.tsx";

export interface HomeScreenProps {
  blocks: PageBlock[];
}

export function HomeScreen({ blocks }: HomeScreenProps) {
  return <Blocks blocks={blocks} />;
}

import type { PageBlock } from "../../shared/page.ts";
import { PageBlocks } from "../features/content/page-blocks.tsx";
import { PageTitle } from "../ui/page-title.tsx";
import css from "./page-screen.module.css";

export interface PageScreenProps {
  title: string;
  blocks: PageBlock[];
}

export function PageScreen({ title, blocks }: PageScreenProps) {
  const textOnly = blocks.every(({ __component }) => __component === "blocks.rich-content");
  return (
    <div className={textOnly ? css.text : undefined}>
      {blocks[0]?.__component !== "blocks.hero" && <PageTitle title={title} />}
      <PageBlocks blocks={blocks} />
    </div>
  );
}

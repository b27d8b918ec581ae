import type { PageBlock } from "../../shared/content/blocks.ts";
import { AllBlocks } from "../features/content/all-blocks.tsx";
import { PageTitle } from "../ui/page-title.tsx";
import css from "./page-screen.module.css";

export interface PageScreenProps {
  title: string;
  blocks: PageBlock[];
}

/** A content page. A hero says the page's title in its own words; the way to the page stands above it. */
export function PageScreen({ title, blocks }: PageScreenProps) {
  const [first, ...rest] = blocks;
  const way = first?.kind === "breadcrumb" ? [first] : [];
  const content = way.length ? rest : blocks;
  const textOnly = content.every(({ kind }) => kind === "rich-content");
  return (
    <div className={textOnly ? css.text : undefined}>
      <AllBlocks blocks={way} />
      {content[0]?.kind !== "hero" && <PageTitle title={title} />}
      <AllBlocks blocks={content} />
    </div>
  );
}

import type { PageBlock } from "../../shared/content/page.ts";
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
  const way = first?.__component === "blocks.breadcrumb" ? [first] : [];
  const content = way.length ? rest : blocks;
  const textOnly = content.every(({ __component }) => __component === "blocks.rich-content");
  return (
    <div className={textOnly ? css.text : undefined}>
      <AllBlocks blocks={way} />
      {content[0]?.__component !== "blocks.hero" && <PageTitle title={title} />}
      <AllBlocks blocks={content} />
    </div>
  );
}

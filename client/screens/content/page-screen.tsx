import { Blocks, type PageBlock } from "../../features/content/blocks.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import css from "./page-screen.module.css";

export interface PageScreenProps {
  title: string | undefined;
  way: PageBlock[];
  blocks: PageBlock[];
  textOnly: boolean;
}

export function PageScreen({ title, way, blocks, textOnly }: PageScreenProps) {
  return (
    <div className={textOnly ? css.text : undefined}>
      <Blocks blocks={way} />
      {title !== undefined && <PageTitle title={title} />}
      <Blocks blocks={blocks} />
    </div>
  );
}

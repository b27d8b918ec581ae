import { Blocks, type ShownBlock } from "../features/content/blocks.tsx";
import { PageTitle } from "../ui/page-title.tsx";
import css from "./page-screen.module.css";

export interface PageScreenProps {
  /** Undefined where a hero says it in its own words. */
  title: string | undefined;
  /** The way to the page, above its title. */
  way: ShownBlock[];
  blocks: ShownBlock[];
  /** Nothing but text: narrower, to be read. */
  textOnly: boolean;
}

/** A content page. */
export function PageScreen({ title, way, blocks, textOnly }: PageScreenProps) {
  return (
    <div className={textOnly ? css.text : undefined}>
      <Blocks blocks={way} />
      {title !== undefined && <PageTitle title={title} />}
      <Blocks blocks={blocks} />
    </div>
  );
}

import type { ComponentType } from "react";
import type { PageBlock } from "../../shared/content/blocks.ts";
import { listingTexts } from "../../shared/listing/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { LightBlocks } from "../features/content/light-blocks.tsx";
import { TextSeo } from "../features/content/text-seo.tsx";
import { CategoryHead, CategoryTrail } from "../features/listing/category-head.tsx";
import { Listing } from "../features/listing/listing.tsx";
import { Static } from "../islands/static.tsx";
import css from "./animal-screen.module.css";
import type { CategoryScreenProps } from "./category-screen.tsx";

const t = translator(listingTexts);

export interface AnimalScreenProps extends CategoryScreenProps {
  /** On the first page, the hero first, whose title is the page's; none on the others. */
  blocks: PageBlock[];
  /** Shows the blocks; the light ones unless said. */
  Blocks?: ComponentType<{ blocks: PageBlock[] }>;
}

/** The landing page of an animal: the ways into its shelves, then all of its products. */
export function AnimalScreen({
  category,
  text,
  blocks,
  Blocks = LightBlocks,
  ...listing
}: AnimalScreenProps) {
  return (
    <>
      {blocks[0]?.kind === "hero" ? (
        <div className={css.trail}>
          <CategoryTrail category={category} />
        </div>
      ) : (
        <CategoryHead category={category} />
      )}
      <Blocks blocks={blocks} />
      <Listing
        key={category.path}
        category={category}
        title={blocks.length > 0 ? t("shelf", { name: category.name.toLowerCase() }) : undefined}
        {...listing}
      />
      {text && (
        <TextSeo title={t("advice")}>
          <Static html={text} />
        </TextSeo>
      )}
    </>
  );
}

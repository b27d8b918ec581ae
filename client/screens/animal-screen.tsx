import { listingTexts } from "../../shared/i18n/listing.ts";
import { translator } from "../../shared/i18n/translator.ts";
import type { LandingBlock } from "../../shared/page.ts";
import { LandingBlocks } from "../features/content/landing-blocks.tsx";
import { TextSeo } from "../features/content/text-seo.tsx";
import { CategoryHead, CategoryTrail } from "../features/listing/category-head.tsx";
import { Listing } from "../features/listing/listing.tsx";
import css from "./animal-screen.module.css";
import type { CategoryScreenProps } from "./category-screen.tsx";

const t = translator(listingTexts);

export interface AnimalScreenProps extends CategoryScreenProps {
  /** On the first page, the hero first, whose title is the page's; none on the others. */
  blocks: LandingBlock[];
}

/** The landing page of an animal: the ways into its shelves, then all of its products. */
export function AnimalScreen({ category, text, blocks, ...listing }: AnimalScreenProps) {
  return (
    <>
      {blocks[0]?.__component === "blocks.hero" ? (
        <div className={css.trail}>
          <CategoryTrail category={category} />
        </div>
      ) : (
        <CategoryHead category={category} />
      )}
      <LandingBlocks blocks={blocks} />
      <Listing
        key={category.path}
        category={category}
        title={blocks.length > 0 ? t("shelf", { name: category.name.toLowerCase() }) : undefined}
        {...listing}
      />
      {text !== null && <TextSeo title={t("advice")} html={text} />}
    </>
  );
}

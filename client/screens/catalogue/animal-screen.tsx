import { translator } from "../../../shared/text/translator.ts";
import { Blocks, type PageBlock } from "../../features/content/blocks.tsx";
import { TextSeo } from "../../features/content/text-seo.tsx";
import { CategoryHead, CategoryTrail } from "../../features/listing/category-head.tsx";
import { Listing } from "../../features/listing/listing.tsx";
import { listingTexts } from "../../features/listing/texts.ts";
import { RichContent } from "../../ui/rich-content.tsx";
import type { CategoryScreenProps } from "./category-screen.tsx";

const t = translator(listingTexts);

export interface AnimalScreenProps extends CategoryScreenProps {
  blocks: PageBlock[];
  hero: boolean;
}

export function AnimalScreen({ category, text, blocks, hero, ...listing }: AnimalScreenProps) {
  return (
    <>
      {hero ? (
        <div className="page-width">
          <CategoryTrail category={category} />
        </div>
      ) : (
        <CategoryHead category={category} />
      )}
      <Blocks blocks={blocks} />
      <Listing
        category={category}
        title={blocks.length > 0 ? t("shelf", { name: category.name.toLowerCase() }) : undefined}
        {...listing}
      />
      {text && (
        <TextSeo title={t("advice")}>
          <RichContent html={text} />
        </TextSeo>
      )}
    </>
  );
}

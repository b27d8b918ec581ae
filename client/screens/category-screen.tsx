import type { CategoryView } from "../../shared/listing/category.ts";
import { listingTexts } from "../../shared/listing/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { TextSeo } from "../features/content/text-seo.tsx";
import { CategoryHead } from "../features/listing/category-head.tsx";
import { Listing, type ListingProps } from "../features/listing/listing.tsx";

const t = translator(listingTexts);

export interface CategoryScreenProps extends Omit<ListingProps, "category"> {
  category: CategoryView;
  /** Safe HTML below the listing; null where there is none, undefined where the document holds it. */
  text?: string | null | undefined;
}

export function CategoryScreen({ category, text, ...listing }: CategoryScreenProps) {
  return (
    <>
      <CategoryHead category={category} />
      <Listing key={category.path} category={category} {...listing} />
      {text !== null && <TextSeo title={t("advice")} html={text} />}
    </>
  );
}

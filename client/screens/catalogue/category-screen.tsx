import type { SanitizedHtml } from "../../../shared/content/sanitized-html.ts";
import type { CategoryView } from "../../../shared/listing/category.ts";
import { translator } from "../../../shared/text/translator.ts";
import { TextSeo } from "../../features/content/text-seo.tsx";
import { CategoryHead } from "../../features/listing/category-head.tsx";
import { Listing, type ListingProps } from "../../features/listing/listing.tsx";
import { listingTexts } from "../../features/listing/texts.ts";
import { RichContent } from "../../ui/rich-content.tsx";

const t = translator(listingTexts);

export interface CategoryScreenProps extends Omit<ListingProps, "category"> {
  category: CategoryView;
  text: SanitizedHtml | null;
}

export function CategoryScreen({ category, text, ...listing }: CategoryScreenProps) {
  return (
    <>
      <CategoryHead category={category} />
      <Listing category={category} {...listing} />
      {text && (
        <TextSeo title={t("advice")}>
          <RichContent html={text} />
        </TextSeo>
      )}
    </>
  );
}

import type { Block } from "../../content-system/entries/blocks.ts";
import type { Image } from "../../content-system/entries/fields.ts";

/** What an editor writes; the rest comes from the category tree and the products. */
export interface CategoryTexts {
  title: string;
  intro: string;
  /** Markdown, below the listing. */
  text: string;
  seo: { title: string; description: string };
  image: Image;
  blocks?: Block[];
}

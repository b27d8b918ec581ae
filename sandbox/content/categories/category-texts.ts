import type { Block } from "../../../shared/content/blocks.ts";
import type { Image } from "../../../shared/content/content.ts";

/** What an editor writes of a category; its place in the tree and its products are found from the rest. */
export interface CategoryTexts {
  title: string;
  intro: string;
  /** Markdown, below the listing. */
  text: string;
  seo: { title: string; description: string };
  image: Image;
  /** Of a landing page, above its listing. */
  blocks?: Block[];
}

import type { Block } from "../../content-system/entries/blocks.ts";
import type { Image, Link } from "../../content-system/entries/fields.ts";

/** What an editor writes; the rest comes from the category tree and the products. */
export interface CategoryTexts {
  title: string;
  intro: string;
  link?: Link;
  /** Markdown, below the listing. */
  text: string;
  seo: { title: string; description: string };
  image: Image;
  blocks?: Block[];
}

/** Of kibble. */
export const guideLink: Link = { to: "/guide-croquettes/", name: "Trouver sa croquette en une minute" };

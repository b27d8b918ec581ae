import type { Block } from "../../content-system/entries/blocks.ts";
import type { Image, Link } from "../../content-system/entries/fields.ts";

export interface CategoryTexts {
  title: string;
  intro: string;
  link?: Link;
  text: string;
  seo: { title: string; description: string };
  image: Image;
  blocks?: Block[];
}

export const guideLink: Link = { to: "/guide-croquettes/", name: "Trouver sa croquette en une minute" };

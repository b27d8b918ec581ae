import type { Block } from "../../content-system/entries/blocks.ts";
import type { Seo } from "../../content-system/entries/fields.ts";

export interface PageEntry {
  slug: string;
  title: string;
  seo: Seo;
  blocks: Block[];
}

export function chapter(title: string, text: string): Block {
  return { __component: "blocks.rich-content", title, text };
}

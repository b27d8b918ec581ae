import type { Block, Seo } from "../../../shared/content.ts";

export interface PageEntry {
  slug: string;
  title: string;
  seo: Seo;
  blocks: Block[];
}

/** A chapter of a text page; `text` is Markdown. */
export function chapter(title: string, text: string): Block {
  return { __component: "blocks.rich-content", title, text };
}

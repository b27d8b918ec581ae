import type { BlockInput, FormBlock } from "../../content-system/entries/blocks.ts";
import type { Seo } from "../../content-system/entries/fields.ts";

export interface PageEntry {
  slug: string;
  title: string;
  seo: Seo;
  blocks: (BlockInput | FormBlock)[];
}

export function chapter(title: string, text: string): BlockInput {
  return { __component: "blocks.rich-content", title, text };
}

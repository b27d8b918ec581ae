import type { BlockInput } from "../../../shared/content/blocks.ts";
import type { Seo } from "../../../shared/content/content.ts";
import type { FormBlock } from "../../../shared/forms/smart-form.ts";

export interface PageEntry {
  slug: string;
  title: string;
  seo: Seo;
  blocks: (BlockInput | FormBlock)[];
}

export function chapter(title: string, text: string): BlockInput {
  return { __component: "blocks.rich-content", title, text };
}

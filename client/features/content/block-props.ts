import type { PageBlock } from "../../../shared/content/page.ts";

/** What the view of a block is given: the block without its name. */
export type BlockProps<Name extends PageBlock["__component"]> = Omit<
  Extract<PageBlock, { __component: Name }>,
  "__component"
>;

import type { PageBlock } from "../../../shared/content/blocks.ts";

/** What the view of a block is given: the block without its name. */
export type BlockProps<Name extends PageBlock["kind"]> = Omit<Extract<PageBlock, { kind: Name }>, "kind">;

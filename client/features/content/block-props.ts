import type { PageBlock } from "../../../shared/content/blocks.ts";

export type BlockProps<Name extends PageBlock["kind"]> = Omit<Extract<PageBlock, { kind: Name }>, "kind">;

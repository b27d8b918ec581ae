/** Not validated here: the shop parses blocks itself (worker/upstream/content/blocks.ts). */
export interface Block {
  __component: `blocks.${string}`;
  [field: string]: unknown;
}

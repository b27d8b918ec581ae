/**
 * A block as an editor saves it, of any kind and with any fields: what the shop can show of it is read at its border
 * (worker/upstream/content/blocks.ts), and the crawl of the demo shop finds what that leaves out.
 */
export interface Block {
  __component: `blocks.${string}`;
  [field: string]: unknown;
}

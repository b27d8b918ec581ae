/** What a part of the bench found, and in a sentence each what misses its bar. */
export interface Table {
  text: string;
  missed: string[];
}

/** @param texts how many of the first columns hold words, which stand left */
export function markdownTable(head: readonly string[], rows: readonly string[][], texts = 1): string {
  const rule = head.map((_, column) => (column < texts ? "---" : "---:"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

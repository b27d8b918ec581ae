export interface Table {
  text: string;
  missed: string[];
}

export function markdownTable(head: readonly string[], rows: readonly string[][], texts = 1): string {
  const rule = head.map((_, column) => (column < texts ? "---" : "---:"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

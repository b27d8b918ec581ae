interface Node {
  type: string;
  children?: Node[];
  text?: string;
  level?: number;
  format?: string;
  url?: string;
  image?: { url?: string; alternativeText?: string | null; width?: number; height?: number };
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strikethrough?: boolean;
  code?: boolean;
}

const kinds = ["paragraph", "heading", "list", "quote", "code", "image"];

/** Texts of Strapi's "blocks" editor (since 4.15); all other texts are Markdown. */
export function isRichText(value: unknown): value is Node[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (node: unknown) =>
        typeof node === "object" &&
        node !== null &&
        "type" in node &&
        kinds.includes(String(node.type)) &&
        "children" in node &&
        Array.isArray(node.children),
    )
  );
}

export function richTextToMarkdown(nodes: readonly Node[]): string {
  return nodes
    .map((node) => block(node))
    .filter(Boolean)
    .join("\n\n");
}

function block(node: Node): string {
  switch (node.type) {
    case "heading":
      return `${"#".repeat(Math.min(Math.max(node.level ?? 2, 1), 6))} ${inline(node)}`;
    case "list":
      return list(node, "");
    case "quote":
      return inline(node)
        .split("\n")
        .map((line) => `> ${line}`)
        .join("\n");
    case "code":
      return `~~~\n${words(node)}\n~~~`;
    case "image":
      return picture(node.image ?? {});
    default:
      return inline(node);
  }
}

function list({ children = [], format }: Node, indent: string): string {
  let number = 0;
  return children
    .map((child) => {
      if (child.type === "list") return list(child, `${indent}   `);
      number += 1;
      return `${indent}${format === "ordered" ? `${number}.` : "-"} ${inline(child)}`;
    })
    .join("\n");
}

function picture({ url = "", alternativeText, width, height }: NonNullable<Node["image"]>): string {
  const size = width && height ? `{width=${width} height=${height}}` : "";
  return `![${escaped(alternativeText ?? "")}](<${url}>)${size}`;
}

function inline({ children = [] }: Node): string {
  return children
    .map((child) => (child.type === "link" ? `[${inline(child)}](<${child.url ?? ""}>)` : marked(child)))
    .join("");
}

function marked(node: Node): string {
  if (node.text === undefined) return inline(node);
  const own = node.text.trim();
  if (!own) return node.text;
  const before = node.text.slice(0, node.text.length - node.text.trimStart().length);
  const after = node.text.slice(node.text.trimEnd().length);
  if (node.code) return `${before}<code>${escaped(own)}</code>${after}`;
  let text = escaped(own);
  if (node.underline) text = `<u>${text}</u>`;
  if (node.strikethrough) text = `~~${text}~~`;
  if (node.italic) text = `*${text}*`;
  if (node.bold) text = `**${text}**`;
  return before + text + after;
}

function words({ children = [], text = "" }: Node): string {
  return text + children.map(words).join("");
}

function escaped(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>~|]/g, "\\$&")
    .replace(/^([^\S\r\n\u2028\u2029]*)([#+-]|\d+[.)])(?=\s)/gm, "$1\\$2");
}

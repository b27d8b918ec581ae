import type { Block } from "../../shared/content/blocks.ts";
import { heading, link, parts, plain, prose } from "../page/markdown/markdown-text.ts";

type Fields = Record<string, unknown>;

export function contentPageMarkdown(
  { title, blocks }: { title: string; blocks: readonly Block[] },
  origin: string,
): string {
  const hasHero = blocks[0]?.kind === "hero";
  return parts(
    !hasHero && heading(1, title),
    ...blocks.map((block, index) => blockMarkdown({ ...block }, hasHero && index === 0 ? 1 : 2, origin)),
  );
}

const markdownKinds = ["rich-content", "text-seo", "timeline", "accordion"];

function blockMarkdown(block: Fields, level: number, origin: string): string {
  const title = textOf(block.title);
  const text = textOf(block.text) ?? textOf(block.intro);
  const isMarkdown = markdownKinds.includes(String(block.kind));
  const lists = Object.entries(block).flatMap(([name, value]) =>
    Array.isArray(value) && name !== "skus" ? [value] : [],
  );
  return parts(
    title && heading(level, title),
    text && (isMarkdown ? prose(text, { origin }) : plain(text)),
    ...lists.map((list: unknown[]) => {
      const below = title ? level + 1 : level;
      const fields = list.filter(isFields);
      if (isMarkdown) return parts(...fields.map((part) => chapter(part, below, origin)));
      if (fields.some((part) => "kind" in part))
        return parts(...fields.map((part) => blockMarkdown(part, below, origin)));
      return list.flatMap((entry) => line(entry, origin) || []).join("\n");
    }),
    isLink(block.link) && link(block.link.name, block.link.to, origin),
  );
}

function chapter(part: Fields, level: number, origin: string): string {
  const title = [textOf(part.date), textOf(part.title)].filter(Boolean).join(" : ");
  return parts(title && heading(level, title), prose(textOf(part.text) ?? "", { origin, shift: level - 1 }));
}

function line(entry: unknown, origin: string): string {
  if (typeof entry === "string") return `- ${plain(entry)}`;
  if (!isFields(entry)) return "";
  if (isLink(entry)) return `- ${link(entry.name, entry.to, origin)}`;
  const title = textOf(entry.title) ?? textOf(entry.question);
  const text = textOf(entry.text) ?? textOf(entry.answer);
  const author = textOf(entry.author);
  const words = [
    title && `**${plain(title)}**`,
    text && plain(text),
    author && `(${plain(author)})`,
    isLink(entry.link) && link(entry.link.name, entry.link.to, origin),
  ].filter(Boolean);
  return words.length > 0 ? `- ${words.join(" ")}` : "";
}

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const isLink = (value: unknown): value is { to: string; name: string } =>
  isFields(value) && typeof value.to === "string" && typeof value.name === "string";

const textOf = (value: unknown) => (typeof value === "string" && value.trim() ? value : undefined);

import type { Link } from "../../shared/content/content.ts";
import { heading, link, parts, plain, prose } from "../page/markdown/markdown-text.ts";
import type { Block } from "../upstream/content/blocks.ts";

export function contentPageMarkdown(
  { title, blocks }: { title: string; blocks: readonly Block[] },
  origin: string,
): string {
  const hasHero = blocks[0]?.kind === "hero";
  return parts(
    !hasHero && heading(1, title),
    ...blocks.map((block, index) => blockMarkdown(block, hasHero && index === 0 ? 1 : 2, origin)),
  );
}

function blockMarkdown(block: Block, level: number, origin: string): string {
  const title = "title" in block && block.title ? heading(level, block.title) : "";
  const below = title ? level + 1 : level;
  const linked = (to: Link | null | undefined) => to && link(to.name, to.to, origin);
  const list = (entries: readonly Entry[]) =>
    entries.flatMap((entry) => line(entry, origin) || []).join("\n");
  switch (block.kind) {
    case "hero":
      return parts(title, plain(block.text), list(block.links.map((to) => ({ link: to }))));
    case "card-grid":
      return parts(title, list(block.cards));
    case "usp-grid":
      return parts(title, list(block.usps));
    case "carousel":
      return parts(title, list(block.slides));
    case "reviews":
      return parts(title, list(block.quotes), linked(block.link));
    case "subscription":
      return parts(
        title,
        plain(block.text),
        list(block.points.map((text) => ({ text }))),
        linked(block.link),
      );
    case "video":
      return parts(title, plain(block.legend ?? ""));
    case "image-with-legend":
      return plain(block.legend);
    case "quote":
      return parts(plain(block.text), plain([block.author, block.role].filter(Boolean).join(", ")));
    case "rich-content":
    case "text-seo":
      return parts(title, prose(block.text, { origin }));
    case "timeline":
      return parts(title, ...block.steps.map((step) => chapter(step, below, origin)));
    case "accordion":
      return parts(title, ...block.folds.map((fold) => chapter(fold, below, origin)));
    case "smart-form":
      return parts(plain(block.intro), list(block.questions.map((to) => ({ link: to }))));
    case "breadcrumb":
      return list(block.steps.flatMap(({ name, to }) => (to ? { link: { name, to } } : [])));
    case "composite":
      return parts(title, ...block.blocks.map((inner) => blockMarkdown(inner, below, origin)));
    default:
      block satisfies WithoutOtherWords<typeof block>;
      return parts(title, "text" in block && plain(block.text ?? ""), "link" in block && linked(block.link));
  }
}

/** Blocks with words in other members need a case of their own. */
type WithoutOtherWords<T> = T extends unknown ? (Exclude<keyof T, Known> extends never ? T : never) : never;

type Known = "kind" | "title" | "text" | "link" | "image" | "icon" | "url" | "skus" | "look";

function chapter(
  { date, title, text }: { date?: string; title: string; text: string },
  level: number,
  origin: string,
): string {
  const name = [date, title].filter(Boolean).join(" : ");
  return parts(name && heading(level, name), prose(text, { origin, shift: level - 1 }));
}

interface Entry {
  title?: string;
  text?: string | null;
  author?: string;
  link?: Link | null;
}

function line({ title, text, author, link: to }: Entry, origin: string): string {
  const words = [
    title && `**${plain(title)}**`,
    text && plain(text),
    author && `(${plain(author)})`,
    to && link(to.name, to.to, origin),
  ].filter(Boolean);
  return words.length > 0 ? `- ${words.join(" ")}` : "";
}

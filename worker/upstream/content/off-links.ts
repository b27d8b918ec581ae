import { isRecord } from "../is-record.ts";

type IsOff = (address: string) => boolean;

const linkBlocks: readonly unknown[] = ["subscription", "sas-option", "smart-link"];

/** Removes links to disabled screens, and cards that consist of such a link; Markdown links become text. */
export function withoutOffLinks<T>(content: T, isOff: IsOff): T {
  return without(content) as T;

  function without(value: unknown): unknown {
    if (typeof value === "string") return withoutMarkdownLinks(value, isOff);
    if (Array.isArray(value)) return value.flatMap((entry) => (isLost(entry) ? [] : [without(entry)]));
    if (!isRecord(value)) return value;
    if (isOffLink(value)) return { ...value, to: "", disabled: true, children: without(value.children) };
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, isLostLink(field) ? null : without(field)]),
    );
  }

  function isLost(entry: unknown): boolean {
    if (isLostLink(entry)) return true;
    if (!isRecord(entry) || !isLostLink(entry.link)) return false;
    return !("kind" in entry) || linkBlocks.includes(entry.kind);
  }

  function isLostLink(value: unknown): boolean {
    if (!isRecord(value) || !isOffLink(value)) return false;
    const children = without(value.children);
    return !Array.isArray(children) || children.length === 0;
  }

  function isOffLink({ to }: Record<string, unknown>): boolean {
    return typeof to === "string" && to !== "" && isOff(to);
  }
}

const markdownLink = /\[([^[\]]{1,300})\]\(\s{0,5}<?([^()\s<>]{1,500})>?(?:\s{1,5}"[^"]{0,300}")?\s{0,5}\)/g;

const withoutMarkdownLinks = (text: string, isOff: IsOff): string =>
  text.includes("](")
    ? text.replace(markdownLink, (link, words: string, address: string) => (isOff(address) ? words : link))
    : text;

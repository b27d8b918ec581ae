import { islandTag } from "../../engine/islands/island-tag.ts";
import type { PageIsland } from "../../engine/islands/page-island.ts";

export interface PageNotice {
  tone: "success" | "error" | "info";
  text: string;
  link?: { to: string; name: string } | undefined;
}

let news: PageNotice | undefined;
const listeners = new Set<() => void>();

/** A notice of something that happened while the page was open. Shown above the notice that the worker rendered. */
export const pageNews = {
  read: (): PageNotice | undefined => news,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  tell(next: PageNotice | undefined): void {
    if (next?.text === news?.text) return;
    news = next;
    for (const island of document.querySelectorAll<PageIsland>(`${islandTag}[name=PageNoticeIsland]`))
      island.load().catch(() => {});
    for (const listener of listeners) listener();
  },
};

import { advice } from "./pages/advice.ts";
import { about, home } from "./pages/home.ts";
import { legal } from "./pages/legal.ts";
import type { PageEntry } from "./pages/page-entry.ts";

const all: PageEntry[] = [home, about, ...advice, ...legal];

/** Content pages by slug; `home` is the page of "/". */
export const pages: Record<string, PageEntry> = Object.fromEntries(all.map((page) => [page.slug, page]));

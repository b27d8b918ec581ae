import * as z from "zod/mini";
import { listOf } from "../lists.ts";
import { type collections, tooLong } from "./collection.ts";
import { sitemapPathSchema } from "./page.ts";
import type { EntryCache } from "./source.ts";
import { anything } from "./strapi.ts";

const pagesInFile = 100;

/** Files that a request may read to find out how many there are. */
const mostUncounted = 5;

/** A publish of the sitemap expires these entries. */
export const sitemapKeys = { count: "count", firstFile: "1" };

const countSchema = z.object({ pages: z.optional(z.number()) });

const sitemapFileSchema = z.object({
  entries: listOf("path", sitemapPathSchema),
  more: z.boolean(),
});
export type SitemapFile = z.infer<typeof sitemapFileSchema>;

interface SitemapCalls {
  cache: EntryCache;
  section: ReturnType<typeof collections>["section"];
  offScreens: () => ((address: string) => boolean) | undefined;
}

export function contentSitemap({ cache, section, offScreens }: SitemapCalls) {
  return { sitemap, sitemapFiles, sitemapCount };

  /** At most 10,000 addresses, read in 100 calls. @param file from 1 to `sitemapFiles` */
  async function sitemap(file: number): Promise<SitemapFile> {
    const found = await cache.read({ profile: "sitemap", schema: sitemapFileSchema }, String(file), () =>
      section(
        "b2c-sitemap",
        { members: anything },
        { from: (file - 1) * pagesInFile + 1, most: pagesInFile },
      ),
    );
    const { entries, ...rest } = found ?? { entries: [], more: false };
    const isOff = offScreens();
    return { ...rest, entries: isOff ? entries.filter(({ path }) => !isOff(path)) : entries };
  }

  async function sitemapFiles(): Promise<number> {
    const counted = await sitemapCount();
    if (counted !== undefined) return counted;
    for (let file = 1; file <= mostUncounted; file++) if (!(await sitemap(file)).more) return file;
    throw tooLong("b2c-sitemap", mostUncounted * pagesInFile);
  }

  /** Files, in one call; undefined if the content system does not count its addresses. */
  async function sitemapCount(): Promise<number | undefined> {
    const found = await cache.read(
      { profile: "sitemap", schema: countSchema },
      sitemapKeys.count,
      async () => {
        const { pages } = await section("b2c-sitemap", { members: anything }, { from: 1, most: 1 });
        return { pages };
      },
    );
    return found?.pages === undefined ? undefined : Math.max(1, Math.ceil(found.pages / pagesInFile));
  }
}

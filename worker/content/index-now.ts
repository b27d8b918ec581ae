import * as z from "zod/mini";
import type { Configuration } from "../env.ts";
import { createHttp, type Fetcher } from "../upstream/http.ts";

const service = "https://api.indexnow.org";

/** The protocol's limit for one call. */
const most = 10_000;

export interface Announcement {
  origin: string;
  /** Keys of the entries that were published. */
  entries: readonly string[];
  /** All paths that search engines may show. */
  paths: readonly string[];
}

/** Tells search engines which pages changed (indexnow.org/documentation). @throws UpstreamError */
export async function announceChanges(
  { indexNowKey: key }: Pick<Configuration, "indexNowKey">,
  { origin, entries, paths }: Announcement,
  fetcher: Fetcher,
): Promise<void> {
  const changed = paths.filter((path) => entries.some((entry) => isPageOf(path, entry))).slice(0, most);
  if (!key || changed.length === 0) return;
  await createHttp({ service: "indexnow", baseURL: service, fetcher })("indexnow", {
    method: "POST",
    headers: { "Content-Type": "application/json; charset=utf-8" },
    body: {
      host: new URL(origin).host,
      key,
      keyLocation: `${origin}/${key}.txt`,
      urlList: changed.map((path) => new URL(path, origin).href),
    },
    schema: z.unknown(),
  });
}

function isPageOf(path: string, entry: string): boolean {
  if (entry === "home") return path === "/";
  const page = path.replace(/^\/|\/$/g, "");
  return page === entry || page.split("/").includes(entry);
}

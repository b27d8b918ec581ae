import { shop, visitor } from "../visitor.ts";
import { type PageRead, readPage } from "./read-page.ts";

export interface CrawledPage extends PageRead {
  /** Path and query. */
  path: string;
  from: string;
}

export interface Crawl {
  /** Answered 200, in the order they were found. */
  pages: CrawledPage[];
  broken: string[];
}

const atOnce = 6;

/**
 * Follows the links from home as a crawler without scripts does: each address once, without its hash. Of
 * addresses that robots.txt disallows it reads the status only.
 */
export async function crawlShop(): Promise<Crawl> {
  const crawler = visitor({ agent: "googlebot" });
  const isClosed = rulesOf(await (await crawler.get("/robots.txt")).text());
  const found = new Map([["/", "robots"]]);
  const crawl: Crawl = { pages: [], broken: [] };

  // In parallel, until no page has new links.
  for (let done = 0; done < found.size; ) {
    const next = [...found].slice(done, done + atOnce);
    done += next.length;
    await Promise.all(next.map(([path, from]) => open(path, from)));
  }
  return crawl;

  async function open(path: string, from: string): Promise<void> {
    // Sorted and filtered listings are countless, and disallowed.
    if (isClosed(path) && path.includes("?")) return;
    const answer = await crawler.get(path);
    const fault = faultOf(answer, isClosed(path));
    if (fault) crawl.broken.push(`${path} on ${from}: ${fault}`);
    const target = answer.headers.get("location");
    if (target) follow(found, target, path);
    const isPage = answer.status === 200 && answer.headers.get("content-type")?.startsWith("text/html");
    if (!isPage || isClosed(path)) {
      await answer.body?.cancel();
      return;
    }
    const page = await readPage(answer);
    crawl.pages.push({ ...page, path, from });
    for (const link of page.links) follow(found, link, path);
  }
}

function follow(found: Map<string, string>, link: string, from: string): void {
  const { origin, pathname, search } = new URL(link, shop + from);
  if (origin !== shop || pathname.startsWith("/_sandbox/")) return;
  const path = pathname + search;
  if (!found.has(path)) found.set(path, from);
}

/** Links lead to pages, or to pages that redirect to the login; never to an address that has moved. */
function faultOf({ status, headers }: Response, closed: boolean): string | undefined {
  if (status === 200) return undefined;
  const target = headers.get("location") ?? "";
  if (status === 302 && closed && new URL(target, shop).pathname === "/connexion/") return undefined;
  return `${status} ${target}`;
}

function rulesOf(text: string): (path: string) => boolean {
  const rules = Array.from(
    text.matchAll(/^Disallow: (.+)$/gm),
    ([, rule = ""]) => new RegExp(`^${rule.replace(/[.?+^$()[\]{}|\\]/g, "\\$&").replaceAll("*", ".*")}`),
  );
  return (path) => rules.some((rule) => rule.test(path));
}

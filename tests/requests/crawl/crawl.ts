import { shop, type Visitor, visitor } from "../visitor.ts";
import { type PageRead, readPage } from "./read-page.ts";

export interface CrawledPage extends PageRead {
  /** Path and query. */
  path: string;
  from: string;
}

export interface Crawl {
  /** Answered 200 and open to crawlers, in the order they were found. */
  pages: CrawledPage[];
  /** Answered 200, though robots.txt disallows their addresses. */
  closed: CrawledPage[];
  broken: string[];
}

export type Examine = (path: string, html: string) => Promise<void>;

const atOnce = 6;

/**
 * Follows the links from home as a crawler without scripts does: each address once, without its hash. Of those that
 * robots.txt disallows it leaves out what has a query: sorted and filtered listings are countless.
 */
export async function crawlShop(examine: Examine): Promise<Crawl> {
  const crawler = visitor({ agent: "googlebot" });
  const isClosed = rulesOf(await (await crawler.get("/robots.txt")).text());
  const crawl: Crawl = { pages: [], closed: [], broken: [] };
  await followAll("/", async (path, from) => {
    if (isClosed(path) && path.includes("?")) return [];
    const answer = await crawler.get(path);
    const fault = faultOf(answer, isClosed(path));
    if (fault) crawl.broken.push(`${path} on ${from}: ${fault}`);
    const target = answer.headers.get("location");
    if (!isPage(answer)) return target ? [target] : [];
    const page = { ...(await readExamined(path, answer, examine)), from };
    crawl[isClosed(path) ? "closed" : "pages"].push(page);
    return page.links;
  });
  return crawl;
}

/** Addresses of one kind, such as the goods that a subscription can be added, are as many as the catalogue's. */
const mostOfOneKind = 2;

/**
 * Follows the links from the account as its customer does, through all that is shown to this customer alone. Of other
 * pages it reads the status, unless they are known to be there.
 */
export async function crawlAccount(
  customer: Visitor,
  known: ReadonlySet<string>,
  examine: Examine,
): Promise<Pick<Crawl, "pages" | "broken">> {
  const crawl: Pick<Crawl, "pages" | "broken"> = { pages: [], broken: [] };
  const kinds = new Map<string, number>();
  await followAll("/mon-compte/", async (path, from) => {
    const kind = kindOf(path);
    const before = kinds.get(kind) ?? 0;
    if (known.has(path) || before === mostOfOneKind) return [];
    kinds.set(kind, before + 1);
    const answer = await customer.get(path);
    const target = answer.headers.get("location") ?? "";
    if (answer.status === 302 && leadsOn(target)) return [target];
    if (answer.status !== 200) crawl.broken.push(`${path} on ${from}: ${answer.status} ${target}`);
    if (!isPage(answer) || !ofOneCustomer.test(path)) {
      await answer.body?.cancel();
      return [];
    }
    const page = { ...(await readExamined(path, answer, examine)), from };
    crawl.pages.push(page);
    return page.links;
  });
  return crawl;
}

export async function readExamined(path: string, answer: Response, examine: Examine) {
  const html = await answer.text();
  await examine(path, html);
  return { ...(await readPage(new Response(html))), path };
}

/** An address whose page depends on the customer's data leads on to it, but never to the login. */
const leadsOn = (target: string) => ofOneCustomer.test(new URL(target, shop).pathname);

/** An address without its numbers and without what its query holds, except for the name of a step. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, shop);
  const query = Array.from(searchParams, ([name, value]) => (steps.has(name) ? `${name}=${value}` : name));
  return `${pathname.replace(/\d+/g, "0")}?${query.join("&")}`;
}

const steps = new Set(["modifier", "onglet", "etape", "question"]);

const ofOneCustomer =
  /^\/(mon-compte|commande|panier|guide-croquettes|guide-bi-nutrition|userGuide|resilier-mon-abonnement|renoncer-au-contrat)\//;

/** Opens each address once, several at a time, until no page has new links. */
async function followAll(
  start: string,
  linksOf: (path: string, from: string) => Promise<readonly string[]>,
): Promise<void> {
  const found = new Map([[start, "the start"]]);
  for (let done = 0; done < found.size; ) {
    const next = [...found].slice(done, done + atOnce);
    done += next.length;
    await Promise.all(
      next.map(async ([path, from]) => {
        for (const link of await linksOf(path, from)) follow(found, link, path);
      }),
    );
  }
}

const isPage = ({ status, headers }: Response) =>
  status === 200 && headers.get("content-type")?.startsWith("text/html");

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

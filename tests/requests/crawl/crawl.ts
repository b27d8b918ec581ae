import { shop, type Visitor, visitor } from "../visitor.ts";
import { type PageRead, readPage } from "./read-page.ts";
import { splitMeasuresIn } from "./split-measures.ts";

export interface CrawledPage extends PageRead {
  path: string;
  from: string;
  splitMeasures: string[];
}

export interface Crawl {
  pages: CrawledPage[];
  closed: CrawledPage[];
  broken: string[];
}

export type Examine = (path: string, html: string) => Promise<void>;

const atOnce = 6;

/** Skips queries that robots.txt disallows, because sorted and filtered listings are countless. */
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

/** Links of one kind, such as goods to add to a subscription, are as many as the catalogue's. */
const mostOfOneKind = 2;

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
  return { ...(await readPage(new Response(html))), path, splitMeasures: splitMeasuresIn(html) };
}

const leadsOn = (target: string) => ofOneCustomer.test(new URL(target, shop).pathname);

function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, shop);
  const query = Array.from(searchParams, ([name, value]) => (steps.has(name) ? `${name}=${value}` : name));
  return `${pathname.replace(/\d+/g, "0")}?${query.join("&")}`;
}

const steps = new Set(["modifier", "onglet", "etape", "question"]);

const ofOneCustomer =
  /^\/(mon-compte|commande|panier|guide-croquettes|guide-bi-nutrition|userGuide|resilier-mon-abonnement|renoncer-au-contrat)\//;

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

/** A link may redirect to the login, but never to an address that has moved. */
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

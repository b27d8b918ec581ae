type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** Crawlers get the whole page at once, so the order of late parts makes no difference. */
const crawler = { headers: { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } };

export async function pageOf(ask: Ask, path: string): Promise<string> {
  const answer = await ask(path, crawler);
  return `${answer.status}\n${withoutMoments(await answer.text())}`;
}

/** Sorted, because the order of a site map means nothing. */
export async function sitemapOf(ask: Ask): Promise<string[]> {
  const maps = await addressesIn(ask, "/sitemap.xml");
  const addresses = await Promise.all(maps.map((map) => addressesIn(ask, map)));
  return addresses.flat().toSorted();
}

async function addressesIn(ask: Ask, path: string): Promise<string[]> {
  const xml = await (await ask(path)).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}

/** Differences that two answers of one shop have, too. */
const moments: [what: RegExp, instead: string][] = [
  [/nonce="[^"]*"/g, 'nonce="…"'],
  [/"version":"[\da-f-]{36}"/g, '"version":"…"'],
  [/\b\d{13}\.[\da-f]{64}\b/g, "the form's stamp"],
  [/([~"]now[~"]:)\d{13}/g, "$1now"],
  [/([~"]today[~"]:[~"])[^~"]*/g, "$1today"],
];

const withoutMoments = (html: string) =>
  moments.reduce((text, [what, instead]) => text.replace(what, instead), html);

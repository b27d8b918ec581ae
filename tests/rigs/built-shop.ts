import { join } from "node:path";
import { createTestHarness } from "wrangler";
import { databaseOf, type StandInsBinding } from "../../sandbox/database/database-of.ts";
import { openDatabase } from "../../sandbox/database/open.ts";
import { fillDatabase } from "../../sandbox/fill-database.ts";

const root = join(import.meta.dirname, "../..");
const workers = (vars: Record<string, string> = {}) => [
  { configPath: "dist/storefront/wrangler.json", vars },
  { configPath: "dist/storefront_sandbox/wrangler.json" },
];

export async function startBuiltShop() {
  const harness = createTestHarness({ root, workers: workers() });
  await harness.listen();
  const worker = harness.getWorker<{ STAND_INS: StandInsBinding }>("storefront-sandbox");
  await fillDatabase(openDatabase(databaseOf((await worker.getEnv()).STAND_INS)));
  return {
    address: async () => (await harness.listen()).url.origin,
    configure: (vars: Record<string, string>) => harness.update({ root, workers: workers(vars) }),
    browser: (origin: string) => browserAt(harness.fetch as unknown as Fetch, origin),
    askStandIns: (address: string, init: RequestInit) => (worker.fetch as unknown as Fetch)(address, init),
    logs: () => harness.getLogs().map(({ message }) => message),
    stop: () => harness.close(),
  };
}

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

const agent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36";

let networks = 0;

function browserAt(fetch: Fetch, origin: string) {
  const jar = new Map<string, string>();
  const address = `198.51.${Math.floor(++networks / 250)}.${networks % 250}`;

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(new URL(path, origin).href, {
      ...init,
      redirect: "manual",
      headers: {
        "User-Agent": agent,
        Accept: "text/html",
        Origin: origin,
        "Sec-Fetch-Site": "same-origin",
        "CF-Connecting-IP": address,
        Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
        ...init.headers,
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      if (/Max-Age=0/i.test(line)) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  }

  return { cookies: jar, ask };
}

export const formPost = (fields: Record<string, string>): RequestInit => ({
  method: "POST",
  body: String(new URLSearchParams(fields)),
  headers: { "Content-Type": "application/x-www-form-urlencoded" },
});

import { performance } from "node:perf_hooks";
import { createTestHarness } from "wrangler";
import { openDatabase } from "../../sandbox/database/open.ts";
import type { Bindings } from "../../sandbox/env.ts";
import type { Mode, Service } from "../../sandbox/faults/fault-rules.ts";
import { seed } from "../../sandbox/seed.ts";

const origin = "http://boutique.example";
const agent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36";

export interface Fault {
  name: string;
  mode: Mode;
  status?: number;
  /** Milliseconds. */
  delay?: number;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Milliseconds. */
  firstByte: number;
  total: number;
}

/** The shop as built, with stand-ins of its own and nothing cached. */
export async function startShop() {
  const harness = createTestHarness({
    root: process.cwd(),
    workers: [
      { configPath: "dist/storefront/wrangler.json" },
      { configPath: "dist/storefront_sandbox/wrangler.json" },
    ],
  });
  await harness.listen();
  const worker = harness.getWorker<Bindings>("storefront-sandbox");
  await worker.applyD1Migrations("DB");
  await seed(openDatabase((await worker.getEnv()).DB));
  const anybody = browserAt(harness.fetch as unknown as Fetch);
  const tell = async (path: string, body: object) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await anybody.ask(path, { method: "POST", body: JSON.stringify(body), headers });
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${answer.text}`);
    return JSON.parse(answer.text);
  };
  return {
    browser: () => browserAt(harness.fetch as unknown as Fetch),
    tell,
    breakService: (service: Service, { mode, delay, status }: Fault) =>
      tell("/_sandbox/faults", { service, mode, delay, status }),
    mend: () => anybody.ask("/_sandbox/faults", { method: "DELETE" }),
    stop: () => harness.close(),
  };
}

export type Shop = Awaited<ReturnType<typeof startShop>>;

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

let networks = 0;

/** Without scripts: keeps cookies, follows no redirect. Each has a network address of its own, for the limits. */
function browserAt(fetch: Fetch) {
  const jar = new Map<string, string>();
  const address = `198.51.${Math.floor(++networks / 250)}.${networks % 250}`;

  async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
    const start = performance.now();
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
    const reader = answer.body?.getReader();
    const decoder = new TextDecoder();
    let piece = await reader?.read();
    const firstByte = performance.now() - start;
    let text = "";
    while (piece && !piece.done) {
      text += decoder.decode(piece.value, { stream: true });
      piece = await reader?.read();
    }
    keepCookies(answer.headers);
    const { status, headers } = answer;
    return { status, headers, text, firstByte, total: performance.now() - start };
  }

  function keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      if (/Max-Age=0/i.test(line)) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }

  return {
    cookies: jar,
    ask,
    post: (path: string, fields: Record<string, string>) =>
      ask(path, {
        method: "POST",
        body: String(new URLSearchParams(fields)),
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
      }),
  };
}

export type Browser = ReturnType<typeof browserAt>;

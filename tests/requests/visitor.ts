import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import storefront from "virtual:built-storefront";
import { afterEach, vi } from "vitest";
import type { Mode, Service } from "../../sandbox/fault-rules.ts";
import * as clock from "../../shared/time/clock.ts";

export const shop = "https://museau.example";

export const productPath = "/produits/croquettes-chien-adulte-poulet-fermier-riz/";

/** The shop treats curl and headless browsers as crawlers. */
export const agents = {
  chrome:
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36",
  googlebot: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
} as const;

export interface VisitorOptions {
  agent?: keyof typeof agents;
  origin?: string;
  cookies?: Record<string, string>;
  /** Each visitor has a network address of their own for rate limits. */
  address?: string;
}

type Fields = Record<string, string | readonly string[]>;

/** Sends the headers and keeps the cookies that Chrome would. Only `visit` follows redirects. */
export function visitor({
  agent = "chrome",
  origin = shop,
  cookies = {},
  address = nextAddress(),
}: VisitorOptions = {}) {
  const jar = new Map(Object.entries(cookies));

  async function ask(path: string, init: RequestInit = {}, throughPlatform = false): Promise<Response> {
    const headers = new Headers({ "User-Agent": agents[agent], Accept: "text/html,*/*;q=0.8" });
    headers.set("CF-Connecting-IP", address);
    if (jar.size) headers.set("Cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    const text = isText(init.body) ? init.body?.toString() : undefined;
    if (text !== undefined) headers.set("Content-Length", String(new TextEncoder().encode(text).length));
    const request = new Request(origin + path, {
      ...init,
      headers: changed(headers, init.headers),
      redirect: "manual",
    });
    const answer = await askShop(request, throughPlatform || init.signal != null || !isText(init.body));
    keepCookies(jar, answer, origin);
    return answer;
  }

  const ownPage = { Origin: origin, "Sec-Fetch-Site": "same-origin" };

  return {
    cookies: jar,
    get: (path: string, init?: RequestInit) => ask(path, init),

    stream: (path: string, init?: RequestInit) => ask(path, init, true),

    post: (path: string, fields: Fields = {}, init: RequestInit = {}) =>
      ask(path, {
        method: "POST",
        body: new URLSearchParams(
          Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
        ),
        ...init,
        headers: changed(ownPage, init.headers),
      }),

    postJson: (path: string, body: unknown, init: RequestInit = {}) =>
      ask(path, {
        method: "POST",
        body: JSON.stringify(body),
        ...init,
        headers: changed(
          { ...ownPage, "Content-Type": "application/json", Accept: "application/json" },
          init.headers,
        ),
      }),

    async visit(
      path: string,
      init: RequestInit = {},
    ): Promise<{ answer: Response; html: string; path: string; way: string[] }> {
      const way = [path];
      let answer = await ask(path, init);
      while (answer.status >= 300 && answer.status < 400) {
        const target = new URL(answer.headers.get("location") ?? "", origin + way.at(-1));
        if (target.origin !== origin) throw new Error(`${way.at(-1)} leaves the shop for ${target}`);
        if (way.length > 10) throw new Error(`redirects without end: ${way.join(" → ")}`);
        way.push(target.pathname + target.search);
        await answer.body?.cancel();
        answer = await ask(way.at(-1) ?? path, init);
      }
      return { answer, html: await answer.text(), path: way.at(-1) ?? path, way };
    },
  };
}

/** The platform cuts files and streams into pieces; all else is a function call, which is far cheaper. */
async function askShop(request: Request, goesThroughPlatform = false): Promise<Response> {
  if (goesThroughPlatform) return exports.default.fetch(request);
  const context = createExecutionContext();
  contexts.push(context);
  return storefront.fetch(request, env, context);
}

const contexts: ExecutionContext[] = [];

/** Settles once no request of this test file works on after its answer. */
export const lateWork = () => Promise.allSettled(contexts.splice(0).map(waitOnExecutionContext));

type Body = NonNullable<RequestInit["body"]>;

const isText = (body: Body | null | undefined): body is string | URLSearchParams | null | undefined =>
  body == null || typeof body === "string" || body instanceof URLSearchParams;

let networks = 0;

function nextAddress(): string {
  networks += 1;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
}

function changed(usual: HeadersInit, others: HeadersInit | undefined): Headers {
  const headers = new Headers(usual);
  new Headers(others).forEach((value, name) => {
    if (value) headers.set(name, value);
    else headers.delete(name);
  });
  return headers;
}

/** Headers of `client/navigation/fetch-document.ts`. */
export const exchange = { headers: { Purpose: "exchange" } } as const;

export type Visitor = ReturnType<typeof visitor>;

function keepCookies(jar: Map<string, string>, answer: Response, origin: string): void {
  for (const line of answer.headers.getSetCookie()) {
    const [pair = "", ...attributes] = line.split(/;\s*/);
    const name = pair.slice(0, pair.indexOf("="));
    const value = pair.slice(pair.indexOf("=") + 1);
    const has = (attribute: RegExp) => attributes.some((one) => attribute.test(one));
    const https = origin.startsWith("https:");
    if (has(/^Secure$/i) && !https) continue;
    if (name.startsWith("__Host-") && !(has(/^Secure$/i) && has(/^Path=\/$/i) && !has(/^Domain=/i))) continue;
    if (has(/^Max-Age=0$/i)) jar.delete(name);
    else jar.set(name, value);
  }
}

export interface ServiceFault {
  service: Service;
  mode: Mode;
  delay?: number;
  status?: number;
  path?: string;
  method?: string;
  times?: number;
}

export async function breakService(fault: ServiceFault): Promise<void> {
  await askStandIns("/_sandbox/faults", fault);
}

/** Restores spies and faults after each test. */
export function mendAfterEach(): void {
  afterEach(async () => {
    vi.restoreAllMocks();
    await mendServices();
  });
}

export async function mendServices(): Promise<void> {
  const answer = await askShop(new Request(`${shop}/_sandbox/faults`, { method: "DELETE" }));
  if (!answer.ok) throw new Error(`the faults stay: ${answer.status}`);
}

/** A publish is signed by the clock of the shop, which a test may have moved. */
export async function askStandIns<T>(path: string, body: object): Promise<T> {
  const at = path === "/_sandbox/publish" ? { at: Math.floor(clock.now() / 1000) } : {};
  const request = new Request(shop + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...at, ...body }),
  });
  const answer = await (path === "/_sandbox/now"
    ? askShop(request)
    : (env.SANDBOX as Fetcher).fetch(request));
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Advances the clock of the shop alone. Time only goes forward until the end of the file. */
export function passSeconds(seconds: number): void {
  const now = clock.machineTime(clock.now());
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(now + seconds * 1000);
}

const settingsMemory = 5;

/** Waits until the shop reads the setting; undefined restores the configuration. */
export async function switchSetting(
  key: "features" | "maintenance" | "exit-intent" | "canary",
  value: unknown,
): Promise<void> {
  if (value === undefined) await env.SETTINGS.delete(key);
  else await env.SETTINGS.put(key, typeof value === "string" ? value : JSON.stringify(value));
  passSeconds(settingsMemory);
}

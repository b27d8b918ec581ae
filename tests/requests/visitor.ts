import { createExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import storefront from "virtual:built-storefront";
import { afterEach, vi } from "vitest";
import type { Mode, Service } from "../../sandbox/faults/fault-rules.ts";
import * as clock from "../../shared/time/clock.ts";

export const shop = "https://museau.example";

/** A product with three formats, reviews and rations. */
export const productPath = "/produits/croquettes-chien-adulte-poulet-fermier-riz/";

/** The shop treats curl and headless browsers as crawlers. */
export const agents = {
  chrome:
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36",
  googlebot: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
} as const;

export interface VisitorOptions {
  agent?: keyof typeof agents;
  /** Scheme and host; `https` by default, as in production. */
  origin?: string;
  /** By their names in the browser, `__Host-` included. */
  cookies?: Record<string, string>;
  /** Network address, for rate limits: each visitor has one of their own. */
  address?: string;
}

type Fields = Record<string, string | readonly string[]>;

/**
 * A browser without its engine: sends what Chrome sends and keeps the cookies Chrome would keep. Only `visit`
 * follows redirects.
 */
export function visitor({
  agent = "chrome",
  origin = shop,
  cookies = {},
  address = nextAddress(),
}: VisitorOptions = {}) {
  const jar = new Map(Object.entries(cookies));

  /** One request without following its redirect. `path` begins with a slash and is sent as it is. */
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

  /** What Chrome adds to a write from a page of the shop. */
  const ownPage = { Origin: origin, "Sec-Fetch-Site": "same-origin" };

  return {
    cookies: jar,
    get: (path: string, init?: RequestInit) => ask(path, init),

    /** An answer that is read piece by piece, or left before its end. */
    stream: (path: string, init?: RequestInit) => ask(path, init, true),

    /** A form without scripts; a field with several values is repeated. */
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

    /** The page at the end of the redirects, and the addresses on the way. Never leaves the shop. */
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

/**
 * Files and streams go through the platform, which cuts them into pieces, and so does who may leave. All else is a
 * function call: the way through the platform, which every journey takes, costs more than most answers.
 */
const askShop = async (request: Request, goesThroughPlatform = false): Promise<Response> =>
  goesThroughPlatform
    ? exports.default.fetch(request)
    : storefront.fetch(request, env, createExecutionContext());

type Body = NonNullable<RequestInit["body"]>;

const isText = (body: Body | null | undefined): body is string | URLSearchParams | null | undefined =>
  body == null || typeof body === "string" || body instanceof URLSearchParams;

let networks = 0;

function nextAddress(): string {
  networks += 1;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
}

/** Replaces headers; an empty value removes one. */
function changed(usual: HeadersInit, others: HeadersInit | undefined): Headers {
  const headers = new Headers(usual);
  new Headers(others).forEach((value, name) => {
    if (value) headers.set(name, value);
    else headers.delete(name);
  });
  return headers;
}

/** Headers by which scripts ask for a document of which they take a part (client/navigation/fetch-document.ts). */
export const exchange = { headers: { Purpose: "exchange" } } as const;

export type Visitor = ReturnType<typeof visitor>;

/** As a browser does: a `__Host-` cookie only from https, Secure, at the root and without a domain. */
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
  /** Milliseconds. */
  delay?: number;
  status?: number;
  path?: string;
  method?: string;
  times?: number;
}

export async function breakService(fault: ServiceFault): Promise<void> {
  await askStandIns("/_sandbox/faults", fault);
}

/** What a test spied on and broke ends with it. */
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
  // The shop has its own part in the setting of the clock alone.
  const answer = await (path === "/_sandbox/now"
    ? askShop(request)
    : (env.SANDBOX as Fetcher).fetch(request));
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/**
 * Advances the clock of the shop, and nothing else: its memory expires by it. Time only goes forward until
 * the end of the file.
 */
export function passSeconds(seconds: number): void {
  const now = clock.machineTime(clock.now());
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(now + seconds * 1000);
}

/** Seconds. */
const settingsMemory = 5;

/** Switches a setting at run time and waits until the shop reads it; undefined restores the configuration. */
export async function switchSetting(
  key: "features" | "maintenance" | "exit-intent" | "canary",
  value: unknown,
): Promise<void> {
  if (value === undefined) await env.SETTINGS.delete(key);
  else await env.SETTINGS.put(key, typeof value === "string" ? value : JSON.stringify(value));
  passSeconds(settingsMemory);
}

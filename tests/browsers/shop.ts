import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Paths of the proxy itself. */
export const noisePath = "/_proxy/noise";
const enterPath = "/_proxy/enter";

/** The shop as built, behind a proxy that sees what the browser asks for. */
export interface Shop {
  origin: string;
  /** Milliseconds between the request for a document and its scripts, at least. */
  scriptDelay: number;
  /** Added to each request, as a network or the browser's settings may do. */
  headers: Record<string, string>;
  /** Addresses of the documents that were asked for. */
  documents: string[];
  /** What browser and pages complained about. */
  noise: string[];
  /** An address that sets these cookies and leads to a page. */
  enter: (path: string, cookies: Readonly<Record<string, string>>) => string;
  /** Cookies of a customer's session. */
  logIn: (email: string) => Promise<Record<string, string>>;
  /** Gives the demo shop back. */
  reset: () => Promise<void>;
}

/** @param address of the shop */
export async function startProxy(address: string): Promise<Shop> {
  const server = createServer((asked, answer) => void serve(asked, answer));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  // Ends with the process.
  server.unref();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  let scriptsFrom = 0;

  const shop: Shop = {
    origin,
    scriptDelay: 0,
    headers: {},
    documents: [],
    noise: [],
    enter: (path, cookies) => `${origin}${enterPath}?${new URLSearchParams({ ...cookies, "": path })}`,
    logIn: async (email) => {
      const answer = await fetch(new URL("/_sandbox/login", address), {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ email }),
      });
      const {
        token = "",
        refresh_token = "",
        customer = "",
      } = (await answer.json()) as Record<string, string>;
      const session = { jwtTokenRaw: token, refreshToken: refresh_token, customerUri: customer };
      return Object.fromEntries(
        Object.entries(session).map(([name, value]) => [name, encodeURIComponent(value)]),
      );
    },
    reset: async () => {
      shop.scriptDelay = 0;
      shop.headers = {};
      shop.documents = [];
      shop.noise = [];
      const { status } = await fetch(new URL("/_sandbox/snapshot", address), { method: "POST" });
      if (status >= 400) throw new Error(`The demo shop was not given back: ${status}`);
    },
  };
  return shop;

  async function serve(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const url = new URL(asked.url ?? "/", origin);
    if (url.pathname === noisePath) return note(asked, answer);
    if (url.pathname === enterPath) return enter(url.searchParams, answer);
    if (isDocument(asked.headers)) {
      shop.documents.push(url.pathname + url.search);
      scriptsFrom = performance.now() + shop.scriptDelay;
    }
    if (url.pathname.endsWith(".js")) await wait(Math.max(0, scriptsFrom - performance.now()));
    const { method } = asked;
    const headers = { ...asked.headers, ...shop.headers };
    const forwarded = request(new URL(asked.url ?? "/", address), { method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
    });
    // A page that was left takes no answer.
    forwarded.on("error", () => answer.destroy());
    answer.on("close", () => forwarded.destroy());
    asked.pipe(forwarded);
  }

  async function note(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const text = await new Response(asked as never).text();
    shop.noise.push(text);
    answer.writeHead(204).end();
  }
}

function enter(params: URLSearchParams, answer: ServerResponse): void {
  const cookies = [...params].filter(([name]) => name).map(([name, value]) => `${name}=${value}; Path=/`);
  answer.writeHead(303, { Location: params.get("") ?? "/", "Set-Cookie": cookies }).end();
}

const isDocument = (headers: IncomingHttpHeaders) => headers["sec-fetch-dest"] === "document";

import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

export const noisePath = "/_proxy/noise";
const enterPath = "/_proxy/enter";

export interface Shop {
  origin: string;
  holdScripts: () => void;
  releaseScripts: () => void;
  headers: Record<string, string>;
  documents: string[];
  posts: string[];
  noise: string[];
  enter: (path: string, cookies: Readonly<Record<string, string>>) => string;
  logIn: (email: string) => Promise<Record<string, string>>;
  close: () => void;
}

let hosts = 1;

/** Each proxy has a host of its own, so that tests share no cookies, storage or cache. */
export async function startProxy(address: string): Promise<Shop> {
  const { status } = await fetch(new URL("/_sandbox/snapshot", address), { method: "POST" });
  if (status >= 400) throw new Error(`The demo shop was not given back: ${status}`);
  const server = createServer((asked, answer) => void serve(asked, answer));
  hosts += 1;
  const host = `127.0.0.${hosts}`;
  await new Promise<void>((listening) => server.listen(0, host, listening));
  const origin = `http://${host}:${(server.address() as AddressInfo).port}`;

  let scripts = Promise.withResolvers<void>();
  scripts.resolve();

  const shop: Shop = {
    origin,
    headers: {},
    documents: [],
    posts: [],
    noise: [],
    holdScripts: () => {
      scripts = Promise.withResolvers<void>();
    },
    releaseScripts: () => scripts.resolve(),
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
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return shop;

  async function serve(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const url = new URL(asked.url ?? "/", origin);
    if (url.pathname === noisePath) return note(asked, answer);
    if (url.pathname === enterPath) return enter(url.searchParams, answer);
    const { method } = asked;
    if (isDocument(asked.headers)) shop.documents.push(url.pathname + url.search);
    if (method === "GET" && url.pathname.endsWith(".js")) await scripts.promise;
    const headers = { ...asked.headers, ...shop.headers };
    const forwarded = request(new URL(asked.url ?? "/", address), { method, headers }, (from) => {
      if (method === "POST") shop.posts.push(url.pathname);
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

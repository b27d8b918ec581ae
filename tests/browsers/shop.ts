import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Paths of the proxy itself. */
export const noisePath = "/_proxy/noise";
const enterPath = "/_proxy/enter";

/** The shop as built, behind a proxy that sees what the browser asks for. */
export interface Shop {
  origin: string;
  /** Milliseconds by which the shop's scripts come later. */
  scriptDelay: number;
  /** Addresses of the documents that were asked for. */
  documents: string[];
  /** What browser and pages complained about. */
  noise: string[];
  /** An address that sets these cookies and leads to a page. */
  enter: (path: string, cookies: Readonly<Record<string, string>>) => string;
  /** Gives the demo shop back. */
  reset: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startShop(): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), "storefront-browsers-"));
  const { child, address } = await startBuiltShop(folder);
  const server = createServer((asked, answer) => void serve(asked, answer));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const shop: Shop = {
    origin,
    scriptDelay: 0,
    documents: [],
    noise: [],
    enter: (path, cookies) => `${origin}${enterPath}?${new URLSearchParams({ ...cookies, "": path })}`,
    reset: async () => {
      shop.scriptDelay = 0;
      shop.documents = [];
      shop.noise = [];
      const { status } = await fetch(new URL("/_sandbox/snapshot", address), { method: "POST" });
      if (status >= 400) throw new Error(`The demo shop was not given back: ${status}`);
    },
    stop: async () => {
      await stopServer(server);
      await stopProcess(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return shop;

  async function serve(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const url = new URL(asked.url ?? "/", origin);
    if (url.pathname === noisePath) return note(asked, answer);
    if (url.pathname === enterPath) return enter(url.searchParams, answer);
    if (isDocument(asked.headers)) shop.documents.push(url.pathname + url.search);
    if (url.pathname.endsWith(".js") && shop.scriptDelay) await wait(shop.scriptDelay);
    const { method, headers } = asked;
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

async function startBuiltShop(folder: string): Promise<{ child: ChildProcess; address: string }> {
  const args = ["scripts/start.ts", "--no-build", "--port", "0", "--persist", folder];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  await new Promise<void>((started) => {
    child.stdout.on("data", (chunk) => {
      said += chunk;
      // Said last, with the clock set and the demo shop copied.
      if (said.includes("The stand-ins")) started();
    });
    child.once("close", started);
  });
  const address = /The shop\s+(\S+)/.exec(said)?.[1];
  if (!address) throw new Error(`The shop did not start:\n${said}`);
  return { child, address };
}

async function stopServer(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  server.closeAllConnections();
  await closed;
}

async function stopProcess(child: ChildProcess): Promise<void> {
  const closed = new Promise((done) => child.once("close", done));
  child.kill("SIGTERM");
  await closed;
}

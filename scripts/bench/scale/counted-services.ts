import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { currentIndexes } from "../../../sandbox/search/current-indexes.ts";
import { openStandIns } from "../../open-stand-ins.ts";
import { VendorIndexes } from "../../search-push/vendor-indexes.ts";
import { KvEntries } from "../kv-entries.ts";
import { copyAnswer } from "../kv-server.ts";
import { bodyOf, credentials, listenAt, send } from "../stand-ins.ts";
import type { Counts } from "./costs.ts";
import { addCatalogue, type Catalogue } from "./generated-content.ts";

export interface CountedServices {
  /** Sockets for workerd. */
  address: string;
  /** The same services for a command, with the search vendor's indexes below `/vendor`. */
  port(): Promise<number>;
  kvAddress(binding: string): string;
  /** Content of pages, and redirect rules. */
  kv: KvEntries;
  vendor: VendorIndexes;
  /** Counts since the last call, once nothing was asked for `quiet` milliseconds: background work is done by then. */
  counted(quiet?: number): Promise<Counts>;
  stop(): void;
}

/** Products that the stand-in's search finds, all of the largest category among them: its index of all takes a minute. */
const searched = 10_000;

/** Milliseconds. */
const leastQuiet = 600;

/**
 * The demo's services with a generated catalogue, and KV; counts what the shop asks of both, but for its settings, which it
 * reads every few seconds whatever the view.
 */
export async function startCountedServices(catalogue: Catalogue): Promise<CountedServices> {
  const { db, fetch: askSandbox } = await openStandIns();
  await addCatalogue(db, catalogue, { atOnce: searched, prepare: () => currentIndexes(db) });
  const kv = new KvEntries();
  const others = new KvEntries();
  const vendor = new VendorIndexes();
  let counts = noCounts();
  let underWay = 0;
  let lastAt = performance.now();

  const serve = async (request: IncomingMessage, response: ServerResponse, answer: Answering) => {
    underWay += 1;
    try {
      const { url = "/", method = "GET", headers } = request;
      const asked = new Request(new URL(url, "http://sandbox"), {
        method,
        headers: { ...credentials(headers), cookie: headers.cookie ?? "" },
        ...(await bodyOf(request)),
      });
      await answer(asked, response);
    } catch (error) {
      send(response, { status: 500, type: "text/plain", body: Buffer.from(`${error}`) });
    } finally {
      underWay -= 1;
      lastAt = performance.now();
    }
  };
  const folder = mkdtempSync(join(tmpdir(), "storefront-scale-"));
  const listen = (name: string, answer: Answering) =>
    listenAt(join(folder, name), (request, response) => void serve(request, response, answer));
  const answerService: Answering = async (request, response) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/analytics-engine/points") return void response.writeHead(204).end();
    if (!pathname.startsWith("/_sandbox/")) counts.calls += 1;
    await copyAnswer(
      await (pathname.startsWith(vendorPath) ? askVendor(vendor, request) : askSandbox(request)),
      response,
    );
  };
  const servers = [
    await listen("stand-ins.sock", answerService),
    await listen("content.sock", async (request, response) => {
      await countKv(request, counts);
      await copyAnswer(await kv.answer(request), response);
    }),
    await listen("others.sock", async (request, response) => {
      await copyAnswer(await others.answer(request), response);
    }),
  ];
  return {
    address: `unix:${join(folder, "stand-ins.sock")}`,
    kvAddress: (binding) =>
      `unix:${join(folder, binding === "CONTENT_CACHE" ? "content.sock" : "others.sock")}`,
    kv,
    vendor,
    async port() {
      const server = createServer((request, response) => void serve(request, response, answerService));
      servers.push(server);
      await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
      return (server.address() as AddressInfo).port;
    },
    async counted(quiet = leastQuiet) {
      while (underWay > 0 || performance.now() - lastAt < Math.max(quiet, leastQuiet)) await sleep(50);
      const counted = counts;
      counts = noCounts();
      return counted;
    },
    stop() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
      rmSync(folder, { recursive: true });
    },
  };
}

const vendorPath = "/vendor";

async function askVendor(vendor: VendorIndexes, request: Request): Promise<Response> {
  const url = new URL(request.url.replace(vendorPath, ""));
  const { status, content } = vendor.answer(
    url,
    request.method,
    await request.text(),
    Object.fromEntries(request.headers),
  );
  return new Response(content, { status, headers: { "content-type": "application/json" } });
}

type Answering = (request: Request, response: ServerResponse) => Promise<void>;

const noCounts = (): Counts => ({ calls: 0, reads: 0, keysRead: 0, writes: 0 });

async function countKv(request: Request, counts: Counts): Promise<void> {
  if (request.method === "PUT" || request.method === "DELETE") counts.writes += 1;
  else counts.reads += 1;
  if (request.method === "GET") counts.keysRead += 1;
  if (request.method !== "POST") return;
  const { keys } = (await request.clone().json()) as { keys: string[] };
  counts.keysRead += keys.length;
}

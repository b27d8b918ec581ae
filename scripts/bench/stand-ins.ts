import { mkdtempSync, rmSync } from "node:fs";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { categories } from "../../sandbox/content/categories.ts";
import { isListed, products, toFullProduct } from "../../sandbox/content/products.ts";
import { publishDocument } from "../../sandbox/content-system/document-store.ts";
import { currentIndexes } from "../../sandbox/search/current-indexes.ts";
import { sizeOf } from "../../sandbox/search/engine/inverted-index.ts";
import { clockAheadHeader } from "../../shared/time/clock-ahead-header.ts";
import { openStandIns } from "../open-stand-ins.ts";
import { addProducts } from "./scale/generated-content.ts";

export interface StandIns {
  address: string;
  hangingAddress: string;
  listing: { path: string; count: number };
  product: { slug: string; name: string; variantCode: string };
  addProducts(count: number): Promise<void>;
  askApi: AskApi;
  productIndex(): Promise<ReturnType<typeof sizeOf>>;
  stop(): void;
}

export type AskApi = (method: string, path: string, body?: object, token?: string) => Promise<unknown>;

export interface Answer {
  status: number;
  type: string;
  body: Buffer;
}

/** The shop takes over the milliseconds of `?ahead=`, and forgets what it has in memory. */
export const clockPath = "/_sandbox/now";

const hanging = 30_000;

const listingLength = 24;

/**
 * Replays answers, so that only the shop is measured. Uses a Unix socket, because over TCP a body that
 * follows its head would wait 40 ms. @param ordersChange the order of a visitor without a login is not replayed
 */
export async function startStandIns({ ordersChange = false } = {}): Promise<StandIns> {
  const { db, fetch: askSandbox } = await openStandIns();
  const { path, skus } = largestCategory();
  await publishDocument(db, "category", path, { skus: skus.slice(0, listingLength) });

  const answers = new Map<string, Promise<Answer>>();
  const ask = async (url: string, init: RequestInit = {}): Promise<Answer> => {
    const answer = await askSandbox(new Request(new URL(url, "http://sandbox"), init));
    const type = answer.headers.get("content-type") ?? "application/json";
    return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
  };
  const replayed = (url: string, headers: Record<string, string>): Promise<Answer> => {
    const answer = answers.get(url) ?? ask(url, { headers });
    answers.set(url, answer);
    return answer;
  };
  const forgetOrder = (changed: string) => {
    const [order] = /\/orders\/[^/?]+/.exec(changed) ?? [];
    for (const url of answers.keys()) if (order && url.includes(order)) answers.delete(url);
  };
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = "/", method, headers } = request;
    try {
      if (url === "/analytics-engine/points") {
        await buffer(request);
        return void response.writeHead(204).end();
      }
      // Forgets all that an isolate remembers, and sets its clock.
      if (url.startsWith(clockPath)) {
        const ahead = new URL(url, "http://sandbox").searchParams.get("ahead") ?? "0";
        return void response.writeHead(204, { [clockAheadHeader]: ahead }).end();
      }
      const isOrder =
        ordersChange && !headers.authorization && url.startsWith("/ecommerce/api/v2/shop/orders");
      const isRead = method === "GET" && !isOrder;
      const answer = isRead
        ? replayed(url, credentials(headers))
        : ask(url, { ...(method && { method }), ...(await bodyOf(request)), headers: credentials(headers) });
      send(response, await answer);
      if (!isRead) forgetOrder(url);
    } catch (error) {
      send(response, { status: 500, type: "text/plain", body: Buffer.from(`${error}`) });
    }
  };
  const hang = (request: IncomingMessage, response: ServerResponse) => {
    const isMarketing = request.url?.startsWith("/marketing");
    setTimeout(() => void serve(request, response), isMarketing ? hanging : 0);
  };
  const folder = mkdtempSync(join(tmpdir(), "storefront-bench-"));
  const listen = (name: string, answer: RequestListener) => listenAt(join(folder, name), answer);
  const servers = [
    await listen("stand-ins.sock", (request, response) => void serve(request, response)),
    await listen("hanging.sock", hang),
  ];

  return {
    address: `unix:${join(folder, "stand-ins.sock")}`,
    hangingAddress: `unix:${join(folder, "hanging.sock")}`,
    listing: { path, count: Math.min(skus.length, listingLength) },
    product: soldProduct(),
    async askApi(method, path, body, token) {
      const { status, body: answer } = await ask(
        `/ecommerce/api/v2/shop/${path}?channelCode=museau_fr&locale=fr-FR`,
        {
          method,
          headers: {
            "content-type": method === "PATCH" ? "application/merge-patch+json" : "application/ld+json",
            ...(token && { authorization: `Bearer ${token}` }),
          },
          ...(body && { body: JSON.stringify(body) }),
        },
      );
      if (status >= 300) throw new Error(`${method} ${path} was answered ${status}: ${answer}`);
      return JSON.parse(String(answer));
    },
    addProducts: async (count) => addProducts(db, count - products.filter(isListed).length),
    async productIndex() {
      const index = (await currentIndexes(db)).byName.get("products");
      if (!index) throw new Error("The search service has no index of products.");
      return sizeOf(index);
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

/** Idle connections stay open: one that closes while the shop sends a write on it looks like an outage. */
export async function listenAt(socket: string, answer: RequestListener): Promise<Server> {
  const server = createServer({ keepAliveTimeout: 0 }, answer);
  await new Promise<void>((listening) => server.listen(socket, listening));
  return server;
}

function largestCategory() {
  const [largest] = categories.toSorted((a, b) => b.skus.length - a.skus.length);
  if (!largest) throw new Error("The demo shop has no category to measure.");
  return largest;
}

function soldProduct() {
  const found = products.find(isListed);
  const variant =
    found &&
    toFullProduct(found).ProductVariants.find(({ in_stock, show_variant }) => in_stock && show_variant);
  if (!variant) throw new Error("The demo shop has no product to measure.");
  return { slug: found.slug, name: found.name, variantCode: variant.code };
}

export async function bodyOf(request: IncomingMessage): Promise<RequestInit> {
  const body = await buffer(request);
  return body.length ? { body } : {};
}

export function credentials(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      (name.startsWith("x-algolia") || name === "authorization" || name === "content-type") &&
      typeof value === "string"
        ? [[name, value]]
        : [],
    ),
  );
}

export function send(response: ServerResponse, { status, type, body }: Answer): void {
  response.writeHead(status, { "Content-Type": type, "Content-Length": body.length });
  response.end(body);
}

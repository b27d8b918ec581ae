import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getPlatformProxy } from "wrangler";
import { categories } from "../../sandbox/content/categories.ts";
import { isListed, products } from "../../sandbox/content/products.ts";
import { publishDocument } from "../../sandbox/content-system/document-store.ts";
import { openDatabase } from "../../sandbox/database/open.ts";
import type { Bindings } from "../../sandbox/env.ts";
import { createSandbox } from "../../sandbox/index.ts";
import { fillDatabase } from "../seed.ts";

export interface StandIns {
  port: number;
  /** A category that holds `count` products. */
  listing: { path: string; count: number };
  product: { slug: string; name: string };
  stop(): Promise<void>;
}

interface Answer {
  status: number;
  type: string;
  body: Buffer;
}

/** Products of the listing that is measured, where the shop has as many. */
const listingLength = 24;

/**
 * The stand-ins on a fresh database in memory, at a port of this machine. Each address is asked once of them and
 * replayed from then on, so that what is measured is the shop and never the services behind it.
 */
export async function startStandIns(): Promise<StandIns> {
  const { env, dispose } = await getPlatformProxy<Bindings>({
    configPath: "sandbox/wrangler.toml",
    persist: false,
  });
  const db = openDatabase(env.DB);
  await fillDatabase(db);
  const { path, skus } = largestCategory();
  await publishDocument(db, "category", path, { skus: skus.slice(0, listingLength) });

  const sandbox = createSandbox();
  const answers = new Map<string, Promise<Answer>>();
  const ask = async (url: string): Promise<Answer> => {
    const answer = await sandbox.fetch(new Request(new URL(url, "http://sandbox")), env);
    const type = answer.headers.get("content-type") ?? "application/json";
    return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
  };
  const server = createServer(({ url = "/" }, response) => {
    const answer = answers.get(url) ?? ask(url);
    answers.set(url, answer);
    answer.then(
      (found) => send(response, found),
      (error: unknown) => send(response, { status: 500, type: "text/plain", body: Buffer.from(`${error}`) }),
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));

  return {
    port: (server.address() as AddressInfo).port,
    listing: { path, count: Math.min(skus.length, listingLength) },
    product: soldProduct(),
    async stop() {
      server.close();
      server.closeAllConnections();
      await dispose();
    },
  };
}

function largestCategory() {
  const [largest] = categories.toSorted((a, b) => b.skus.length - a.skus.length);
  if (!largest) throw new Error("The demo shop has no category to measure.");
  return largest;
}

/** The first product on the shelf. */
function soldProduct() {
  const found = products.find(isListed);
  if (!found) throw new Error("The demo shop has no product to measure.");
  return found;
}

function send(response: ServerResponse, { status, type, body }: Answer): void {
  response.writeHead(status, { "Content-Type": type, "Content-Length": body.length });
  response.end(body);
}

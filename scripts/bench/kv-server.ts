import { mkdtempSync, rmSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { KvEntries } from "./kv-entries.ts";
import { bodyOf, listenAt } from "./stand-ins.ts";

export interface KvServer {
  /** Socket for workerd. */
  addressOf(binding: string): string;
  stop(): void;
}

/** Plays KV outside of workerd, so that its memory and processor time do not count as the shop's. */
export async function startKv(): Promise<KvServer> {
  const folder = mkdtempSync(join(tmpdir(), "storefront-kv-"));
  const servers: Server[] = [];
  for (const binding of ["CONTENT_CACHE", "SETTINGS", "CONSENTS"]) {
    const entries = new KvEntries();
    servers.push(
      await listenAt(socketOf(folder, binding), (request, response) => {
        void answer(entries, request, response);
      }),
    );
  }
  return {
    addressOf: (binding) => `unix:${socketOf(folder, binding)}`,
    stop() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
      rmSync(folder, { recursive: true });
    },
  };
}

const socketOf = (folder: string, binding: string) => join(folder, `${binding}.sock`);

async function answer(entries: KvEntries, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = "/", method = "GET" } = request;
  const asked = new Request(new URL(url, "http://kv"), { method, ...(await bodyOf(request)) });
  await copyAnswer(await entries.answer(asked), response);
}

export async function copyAnswer(answer: Response, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(body);
}

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";

export interface Served {
  origin: string;
  stop(): void;
}

export async function serve(answer: (request: Request) => Promise<Response> | Response): Promise<Served> {
  const server = createServer((incoming, outgoing) => {
    reply(incoming, outgoing, answer).catch((error: unknown) => {
      console.error("rehearsal:", error);
      outgoing.destroy();
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const bound = server.address();
  return {
    origin: `http://127.0.0.1:${typeof bound === "object" ? bound?.port : ""}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function reply(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: (request: Request) => Promise<Response> | Response,
): Promise<void> {
  const response = await answer(requestOf(incoming));
  const headers = [...response.headers].filter(([name]) => name !== "set-cookie");
  outgoing.writeHead(response.status, [
    ...headers.flat(),
    ...response.headers.getSetCookie().flatMap((cookie) => ["set-cookie", cookie]),
  ]);
  if (response.body) await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
  else outgoing.end();
}

function requestOf(incoming: IncomingMessage): Request {
  const { method = "GET", url = "/" } = incoming;
  const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const hasBody = !["GET", "HEAD"].includes(method);
  return new Request(new URL(url, `http://${incoming.headers.host}`), {
    method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(incoming) as unknown as BodyInit, duplex: "half" } : {}),
  } as RequestInit);
}

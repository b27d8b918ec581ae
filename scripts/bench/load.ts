import { connect, type Socket } from "node:net";
import { browser } from "./pages.ts";

export interface Load {
  /** Answers per second. */
  rate: number;
  /** Milliseconds from a request to the last byte of its answer. */
  times: number[];
}

/**
 * Asks for one address over and over, `connections` at a time, each kept alive, for `duration` milliseconds. It speaks
 * HTTP over the bare socket, so that the client's own work does not hide the difference between two fast servers.
 *
 * @throws Error where an answer is not a 200 or a connection breaks
 */
export async function loadOf(
  address: string,
  connections: number,
  duration: number,
  headers: Record<string, string> = {},
): Promise<Load> {
  const start = performance.now();
  const until = start + duration;
  const times = await Promise.all(
    Array.from({ length: connections }, () => askUntil(address, until, headers)),
  );
  const all = times.flat();
  return { rate: (all.length * 1000) / (performance.now() - start), times: all };
}

async function askUntil(address: string, until: number, headers: Record<string, string>): Promise<number[]> {
  const { hostname, port, pathname, search, host } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const lines = Object.entries({ Host: host, "User-Agent": browser, Accept: "text/html", ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join("")}\r\n`;
  const times: number[] = [];
  try {
    for (let now = performance.now(); now < until; ) {
      await ask(socket, request);
      const end = performance.now();
      times.push(end - now);
      now = end;
    }
  } finally {
    socket.destroy();
  }
  return times;
}

function ask(socket: Socket, request: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const isLast = answerEnd();
  const read = (chunk: Buffer) => {
    try {
      if (isLast(chunk)) resolve();
    } catch (error) {
      reject(error);
    }
  };
  const broken = () => reject(new Error("The server closed the connection."));
  socket.on("data", read).on("error", reject).on("close", broken);
  socket.write(request);
  return promise.finally(() => socket.off("data", read).off("error", reject).off("close", broken));
}

/** Says of each part of an answer whether it is the last: by its length, or by the last mark of a chunked body. */
function answerEnd(): (chunk: Buffer) => boolean {
  let head: string | undefined = "";
  let left: number | undefined;
  let tail = "";
  return (chunk) => {
    let body = chunk;
    if (head !== undefined) {
      const known = head.length;
      head += chunk.toString("latin1");
      const end = head.indexOf("\r\n\r\n");
      if (end < 0) return false;
      if (!head.startsWith("HTTP/1.1 200")) throw new Error(`An answer began with ${head.slice(0, 40)}.`);
      const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1];
      left = length === undefined ? undefined : Number(length);
      body = chunk.subarray(end + 4 - known);
      head = undefined;
    }
    if (left !== undefined) {
      left -= body.length;
      return left <= 0;
    }
    tail = (tail + body.toString("latin1", Math.max(body.length - chunkedEnd.length, 0))).slice(
      -chunkedEnd.length,
    );
    return tail === chunkedEnd;
  };
}

const chunkedEnd = "\r\n0\r\n\r\n";

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** @param share 0.99 for the value that one in a hundred exceeds */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}

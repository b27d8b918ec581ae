import { connect, type Socket } from "node:net";
import { browser } from "./pages.ts";

export interface Load {
  rate: number;
  times: number[];
}

/** Uses a bare socket: an HTTP client's own work would hide the difference between fast servers. */
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
  const url = new URL(address);
  const socket = openSocket(url);
  const request = requestFor(url, { headers });
  const times: number[] = [];
  try {
    for (let now = performance.now(); now < until; ) {
      const { status } = await ask(socket, request);
      if (status !== 200) throw new Error(`An answer had status ${status}.`);
      const end = performance.now();
      times.push(end - now);
      now = end;
    }
  } finally {
    socket.destroy();
  }
  return times;
}

export const openSocket = ({ hostname, port }: URL): Socket =>
  connect({ host: hostname, port: Number(port), noDelay: true });

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | undefined;
}

export function requestFor(
  { pathname, search, host }: URL,
  { method = "GET", headers = {}, body = "" }: Asked,
): string {
  const all = {
    Host: host,
    "User-Agent": browser,
    Accept: "text/html",
    ...(body && { "Content-Length": String(body.length) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${pathname}${search} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
}

export interface WholeAnswer {
  status: number;
  head: string;
  body(): string;
}

export function ask(socket: Socket, request: string): Promise<WholeAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<WholeAnswer>();
  const answer = new AnswerReader();
  const read = (chunk: Buffer) => {
    if (answer.read(chunk)) resolve(answer);
  };
  const broken = () => reject(new Error("The server closed the connection."));
  socket.on("data", read).on("error", reject).on("close", broken);
  socket.write(request);
  return promise.finally(() => socket.off("data", read).off("error", reject).off("close", broken));
}

class AnswerReader implements WholeAnswer {
  head = "";
  #isHeadWhole = false;
  #left: number | undefined;
  #tail = "";
  readonly #parts: Buffer[] = [];

  get status(): number {
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(this.head)?.[1]);
  }

  body(): string {
    return Buffer.concat(this.#parts).toString();
  }

  read(chunk: Buffer): boolean {
    const body = this.#isHeadWhole ? chunk : this.#readHead(chunk);
    if (!body) return false;
    this.#parts.push(body);
    if (this.#left !== undefined) {
      this.#left -= body.length;
      return this.#left <= 0;
    }
    this.#tail = (this.#tail + body.toString("latin1", Math.max(body.length - chunkedEnd.length, 0))).slice(
      -chunkedEnd.length,
    );
    return this.#tail === chunkedEnd;
  }

  #readHead(chunk: Buffer): Buffer | undefined {
    const known = this.head.length;
    const text = this.head + chunk.toString("latin1");
    const end = text.indexOf("\r\n\r\n");
    this.head = end < 0 ? text : text.slice(0, end);
    if (end < 0) return undefined;
    this.#isHeadWhole = true;
    const length = /\r\ncontent-length: (\d+)/i.exec(this.head)?.[1];
    this.#left = length === undefined ? undefined : Number(length);
    if (this.status === 204) this.#left = 0;
    return chunk.subarray(end + 4 - known);
  }
}

const chunkedEnd = "\r\n0\r\n\r\n";

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}

import { createFetch, FetchError } from "ofetch";
import type * as z from "zod/mini";
import { type ApiProblem, parseApiError } from "../../shared/api/api-error.ts";

import type { Log } from "../log.ts";
import { parseTolerantly, reasonOf } from "./lists.ts";

export type Fetcher = (request: Request) => Promise<Response>;

export interface HttpOptions {
  /** Named in errors and logs. */
  service: string;
  baseURL: string;
  fetcher: Fetcher;
  headers?: Record<string, string>;
  /** Carried by every call. */
  query?: Record<string, string>;
  /** Told what is left out of an answer. */
  log?: Pick<Log, "warn"> | undefined;
}

export interface HttpCall<T> {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  query?: Record<string, string | number | readonly string[]>;
  /** Sent as JSON; the fields of a form as a form. */
  body?: unknown;
  headers?: Record<string, string>;
  /** What the answer must be; an answer of another shape is an error of the service. */
  schema: z.ZodMiniType<T>;
  /** Milliseconds for the call and its retry together. */
  deadline?: number;
}

export type Http = <T>(path: string, call: HttpCall<T>) => Promise<T>;

/** A call that gave no usable answer. `status` is 0 where no answer came at all (network, deadline). */
export class UpstreamError extends Error {
  override name = "UpstreamError";
  readonly status: number;
  readonly problem: ApiProblem;

  constructor(call: string, status: number, body: unknown, cause?: unknown) {
    const problem = parseApiError(status, body);
    super(`${call}: ${status || "no answer"}${problem.message ? ` (${problem.message})` : ""}`, { cause });
    this.status = status;
    this.problem = problem;
  }

  /** The service said no, in words for the shopper; anything else is a fault of the service, or of the session (401). */
  get refused(): boolean {
    return this.status >= 400 && this.status < 500 && ![401, 408, 409, 425, 429].includes(this.status);
  }
}

/**
 * The one way to a service behind the shop. Retries are the specification's (section 7): on 408, 409, 425, 429 and
 * 5xx, once for GET and never for writes; every call has a deadline; every answer is parsed.
 *
 * @throws UpstreamError
 */
export function createHttp({ service, baseURL, fetcher, headers, query, log }: HttpOptions): Http {
  const fetchFrom = createFetch({
    fetch: (input, init) => {
      const request = input instanceof Request ? input : new Request(input, init);
      return Promise.race([fetcher(request), ended(request.signal)]);
    },
  });
  return async (path, { method = "GET", schema, deadline = 6000, ...call }) => {
    const name = `${service} ${method} ${path}`;
    const answer = await fetchFrom
      .raw(path, {
        baseURL,
        method,
        query: { ...query, ...call.query },
        headers: { ...headers, ...call.headers },
        body: encoded(call.body),
        responseType: "text",
        signal: AbortSignal.timeout(deadline),
      })
      .catch((error: unknown) => {
        const response = error instanceof FetchError ? error.response : undefined;
        throw new UpstreamError(name, response?.status ?? 0, fromJson(response?._data), error);
      });
    const { data, error, leftOut } = parseTolerantly(schema, fromJson(answer._data));
    if (error) throw new UpstreamError(name, 502, { message: `unexpected answer: ${reasonOf(error)}` });
    for (const { kind, ...member } of leftOut) log?.warn(`${kind} left out`, { of: name, ...member });
    return data;
  };
}

function encoded(body: unknown): string | URLSearchParams | undefined {
  if (body === undefined || body instanceof URLSearchParams) return body;
  return JSON.stringify(body);
}

/** Rejects when a deadline passes, even where the service behind a binding does not heed it. */
export function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    if (signal.aborted) reject(signal.reason);
  });
}

/** A body that is not JSON is no error here: the schema refuses it. */
function fromJson(text: unknown): unknown {
  if (typeof text !== "string" || !text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** For the `catch` of a call whose answer may be that there is no such thing. */
export function nullIfAbsent(error: unknown): null {
  if (error instanceof UpstreamError && error.status === 404) return null;
  throw error;
}

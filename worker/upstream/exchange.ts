import { createFetch, FetchError, type FetchResponse, type MappedResponseType } from "ofetch";
import * as clock from "../../shared/time/clock.ts";
import type { Log } from "../log.ts";
import { startTimer } from "../start-timer.ts";
import { parseApiError } from "./api-error.ts";
import { AnswerTooLong } from "./bounded-answer.ts";
import type { Breaker } from "./breaker.ts";
import { callTimes, type Deadline, timeFor } from "./deadline.ts";
import { isRecord } from "./is-record.ts";
import { leadsElsewhere } from "./path.ts";
import { recordedCall } from "./recorded-call.ts";
import { followOnHost } from "./redirects.ts";
import { withoutSentWords } from "./sent-words.ts";
import { CutOff, isTimeout, NoSuchCall, NotAsked, Unreadable, UpstreamError } from "./upstream-error.ts";

export type Fetcher = (request: Request) => Promise<Response>;

export interface HttpOptions {
  service: string;
  baseURL: string;
  fetcher: Fetcher;
  headers?: Record<string, string>;
  query?: Record<string, string>;
  log?: Pick<Log, "error" | "warn"> | undefined;
  breaker?: Breaker;
  deadline?: Deadline;
}

export type Connection = Pick<HttpOptions, "baseURL" | "fetcher" | "breaker" | "deadline">;

export interface Call {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  query?: Record<string, string | number | readonly string[]>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Milliseconds, including the retry. */
  deadline?: number;
}

type BodyKind = "text" | "arrayBuffer";

interface ExchangeCall<Kind extends BodyKind> extends Call {
  responseType: Kind;
}

interface TimedCall<Kind extends BodyKind> extends Omit<ExchangeCall<Kind>, "deadline"> {
  name: string;
  kind: keyof typeof callTimes;
  time: number;
}

const fairTime = 1000;

type Answer<Kind extends BodyKind> = FetchResponse<MappedResponseType<Kind>>;

/** Retries a GET once on 408, 409, 425, 429, 500, 502, 503 and 504; never a write, and never after a timeout. */
export function createExchange({
  service,
  fetcher,
  breaker,
  deadline: ofRequest,
  log,
  ...common
}: HttpOptions) {
  const fetchFrom = createFetch({
    fetch: (input, init) => followOnHost(new Request(input, { ...init, redirect: "manual" }), fetcher),
  });

  return async function exchange<Kind extends BodyKind, T>(
    path: string,
    { deadline, ...call }: ExchangeCall<Kind>,
    read: (answer: Answer<Kind>, name: string) => T | Promise<T>,
  ): Promise<T> {
    const { method = "GET" } = call;
    const name = `${service} ${method} ${path}`;
    if (leadsElsewhere(path)) throw new UpstreamError(name, 404, { message: "not a path of its own" });
    const kind = method === "GET" ? "read" : "write";
    const time = timeFor(kind, deadline, ofRequest);
    if (time <= 0) throw new NotAsked(name, "no time left");
    return recordedCall(service, () => ask(path, { ...call, method, name, kind, time }, read));
  };

  async function ask<Kind extends BodyKind, T>(
    path: string,
    { name, kind, time, ...call }: TimedCall<Kind>,
    read: (answer: Answer<Kind>, name: string) => T | Promise<T>,
  ): Promise<T> {
    const place = await breaker?.places.take(time);
    if (breaker && !place) throw new NotAsked(name, "too many calls in flight");
    const attempt = breaker?.enter(callTimes[kind].slow);
    if (breaker && !attempt) {
      place?.free();
      throw new NotAsked(name, "the service is too slow");
    }
    const start = performance.now();
    const timer = untilRead(time);
    try {
      const answering = send(path, call, timer.signal).then((answer) => {
        attempt?.answered();
        return read(answer, name);
      });
      return await Promise.race([answering, rejectOnAbort(timer.signal)]);
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      if (isTooLong(error)) {
        attempt?.answered();
        throw new Unreadable(name, "too long", error);
      }
      const response = error instanceof FetchError ? error.response : undefined;
      if (response) attempt?.answered();
      else if (isTimeout(error)) attempt?.unanswered();
      else attempt?.failed();
      const isCutOff =
        !response && ofRequest?.signal.aborted && clock.usedUp(performance.now() - start) < fairTime;
      if (isCutOff) throw new CutOff(name, 0, undefined, error);
      const status = response?.status ?? 0;
      const body = fromJson(response?._data);
      if (isNoSuchCall(status, body)) {
        const missing = new NoSuchCall(name, error);
        log?.error("no such call", missing);
        throw missing;
      }
      throw new UpstreamError(name, status, body, error, withoutSentWords(call));
    } finally {
      timer.clear();
      place?.free();
    }
  }

  function untilRead(time: number) {
    const controller = new AbortController();
    const { cancel } = startTimer(time, () =>
      controller.abort(new DOMException("the time of the call is up", "TimeoutError")),
    );
    const abort = () => controller.abort(ofRequest?.signal.reason);
    ofRequest?.signal.addEventListener("abort", abort, { once: true });
    if (ofRequest?.signal.aborted) abort();
    const clear = () => {
      cancel();
      ofRequest?.signal.removeEventListener("abort", abort);
    };
    return { signal: controller.signal, clear };
  }

  function send<Kind extends BodyKind>(
    path: string,
    { query, headers, body, method, responseType }: Omit<ExchangeCall<Kind>, "deadline">,
    signal: AbortSignal,
  ): Promise<Answer<Kind>> {
    return fetchFrom.raw(path, {
      baseURL: common.baseURL,
      method,
      query: { ...common.query, ...query },
      headers: { ...common.headers, ...headers },
      body: encodeBody(body),
      responseType,
      signal,
      onRequestError: ({ options }) => {
        options.retry = false;
      },
    });
  }
}

const isTooLong = (error: unknown): boolean =>
  error instanceof AnswerTooLong || (error instanceof Error && isTooLong(error.cause));

function encodeBody(body: unknown): string | URLSearchParams | FormData | undefined {
  if (body === undefined || body instanceof URLSearchParams || body instanceof FormData) return body;
  return JSON.stringify(body);
}

/** Needed because a service behind a binding may ignore the signal. */
export function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    if (signal.aborted) reject(signal.reason);
  });
}

/** Symfony's words for an unknown route, or a page from what stands before the API. */
const isNoSuchCall = (status: number, body: unknown): boolean =>
  status === 405 ||
  (status === 404 && (!isRecord(body) || /^no route found/i.test(parseApiError(status, body).message ?? "")));

function fromJson(answer: unknown): unknown {
  const text = answer instanceof ArrayBuffer ? new TextDecoder().decode(answer) : answer;
  if (typeof text !== "string" || !text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

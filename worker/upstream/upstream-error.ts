import { type ApiProblem, parseApiError } from "./api-error.ts";
import type { Aside } from "./recorded-call.ts";

/** `status` is 0 if no answer arrived (network, deadline). */
export class UpstreamError extends Error {
  override name = "UpstreamError";
  readonly status: number;
  readonly problem: ApiProblem;
  /** Service, method and path, without a query. */
  readonly call: string;

  constructor(
    call: string,
    status: number,
    body: unknown,
    cause?: unknown,
    loggable = (text: string): string => text,
  ) {
    const problem = parseApiError(status, body);
    const reason = problem.message ? ` (${loggable(problem.message)})` : "";
    super(`${call}: ${status || "no answer"}${reason}`, { cause });
    this.status = status;
    this.problem = problem;
    this.call = call;
  }

  /** The write may have succeeded, so read before sending it again. 503 means that it was not executed. */
  get isDoubtful(): boolean {
    return this.status === 0 || (this.status >= 500 && this.status !== 503);
  }

  get aside(): Aside | undefined {
    return undefined;
  }

  /** Nobody or only a gateway answered, so a write may still complete after it is read back. */
  get mayStillRun(): boolean {
    return this.isDoubtful && [0, 502, 504].includes(this.status);
  }

  get refused(): boolean {
    return this.status >= 400 && this.status < 500 && ![401, 408, 409, 425, 429].includes(this.status);
  }
}

/** The write succeeded but reading the result back failed. */
export const notRead = (cause: unknown): unknown =>
  cause instanceof UpstreamError && cause.status !== 401
    ? new UpstreamError("read after a write", 0, { message: cause.message }, cause)
    : cause;

/** The call was never sent (no time left, or circuit open), so nothing is known about the resource. */
export class NotAsked extends UpstreamError {
  constructor(call: string, message: string, cause?: unknown) {
    super(call, 0, { message }, cause);
  }

  override get isDoubtful(): boolean {
    return false;
  }
}

/** The service lacks the call itself, so nothing is known about the resource and no write was executed. */
export class NoSuchCall extends UpstreamError {
  constructor(call: string, cause?: unknown) {
    super(call, 501, { message: "the service has no such call" }, cause);
  }

  override get isDoubtful(): boolean {
    return false;
  }

  override get aside(): Aside {
    return "no such call";
  }
}

/** Our own deadline ended the call before the service had a fair chance. A write may still have succeeded. */
export class CutOff extends UpstreamError {
  override get aside(): Aside {
    return "cut off";
  }
}

/** The body could not be parsed. Reported as 502, even if the service answered 200. */
export class Unreadable extends UpstreamError {
  constructor(call: string, message?: string, cause?: unknown) {
    super(call, 502, message && { message }, cause);
  }

  override get aside(): Aside {
    return "answer not readable";
  }
}

export function nullIfAbsent(error: unknown): null {
  if (error instanceof UpstreamError && error.status === 404) return null;
  throw error;
}

export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === "TimeoutError" || isTimeout(error.cause));

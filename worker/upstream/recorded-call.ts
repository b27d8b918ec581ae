import * as clock from "../../shared/time/clock.ts";
import { isolateMemory } from "../isolate-memory.ts";
import { currentRecord } from "../request-record.ts";

interface Failure {
  /** Milliseconds since 1970. */
  at: number;
  /** In the shop's own words: a service's may quote a token or a name. */
  reason: string;
}

const lastFailures = isolateMemory(() => new Map<string, Failure>());

/** In this isolate. */
export const lastFailureOf = (service: string): Failure | undefined => lastFailures.current.get(service);

/**
 * Counts the call and its time for the request that makes it. No answer, "come back later" and an error of the service
 * are failures; a refusal is an answer, and a call that the request itself cut off is none of the service's failures.
 *
 * @param statusOf an answer that may itself be an error
 */
export async function recordedCall<T>(
  service: string,
  call: () => Promise<T>,
  statusOf: (answer: T) => number = () => 200,
): Promise<T> {
  const end = currentRecord()?.begin(service);
  const ended = (isFailure: boolean, reason: string) => {
    if (isFailure) lastFailures.current.set(service, { at: clock.now(), reason });
    end?.(isFailure);
  };
  try {
    const answer = await call();
    const status = statusOf(answer);
    ended(failed(status), reasonOf(status));
    return answer;
  } catch (error) {
    ended(failed(statusIn(error)) && asideOf(error) !== "cut off", failureReason(error));
    throw error;
  }
}

/** Without the service's own words. */
export const failureReason = (error: unknown): string => asideOf(error) ?? reasonOf(statusIn(error));

export type Aside = "cut off" | "answer not readable";

/** As in UpstreamError. */
const asideOf = (error: unknown): Aside | undefined =>
  error instanceof Error && "aside" in error ? (error.aside as Aside | undefined) : undefined;

/** As in UpstreamError: 0 where no answer came. */
const statusIn = (error: unknown): number =>
  error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : 0;

const failed = (status: number): boolean => status === 0 || status >= 500 || [408, 425, 429].includes(status);

const reasonOf = (status: number): string => (status === 0 ? "no answer" : `status ${status}`);

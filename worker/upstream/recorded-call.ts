import * as clock from "../../shared/time/clock.ts";
import { isolateMemory } from "../isolate-memory.ts";
import { currentRecord } from "../request-record.ts";

interface Failure {
  at: number;
  /** Our own words, because a service's message may quote a token or a name. */
  reason: string;
}

const lastFailures = isolateMemory(() => new Map<string, Failure>());

export const lastFailureOf = (service: string): Failure | undefined => lastFailures.current.get(service);

/** A refusal, or a call that our own deadline cut off, does not count as a failure of the service. */
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

export const failureReason = (error: unknown): string => asideOf(error) ?? reasonOf(statusIn(error));

export type Aside = "cut off" | "answer not readable" | "no such call";

const asideOf = (error: unknown): Aside | undefined =>
  error instanceof Error && "aside" in error ? (error.aside as Aside | undefined) : undefined;

const statusIn = (error: unknown): number =>
  error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : 0;

const failed = (status: number): boolean => status === 0 || status >= 500 || [408, 425, 429].includes(status);

const reasonOf = (status: number): string => (status === 0 ? "no answer" : `status ${status}`);

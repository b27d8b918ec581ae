import { currentRecord } from "../request-record.ts";

interface Failure {
  /** Milliseconds since 1970. */
  at: number;
  /** In the shop's own words: a service's may quote a token or a name. */
  reason: string;
}

const lastFailures = new Map<string, Failure>();

/** In this isolate. */
export const lastFailureOf = (service: string): Failure | undefined => lastFailures.get(service);

/**
 * Counts the call and its time for the request that makes it. No answer, "come back later" and an error of the service
 * are failures; a refusal is an answer.
 *
 * @param statusOf an answer that may itself be an error
 */
export async function recordedCall<T>(
  service: string,
  call: () => Promise<T>,
  statusOf: (answer: T) => number = () => 200,
): Promise<T> {
  const end = currentRecord()?.begin(service);
  const ended = (status: number) => {
    const isFailure = failed(status);
    if (isFailure) lastFailures.set(service, { at: Date.now(), reason: reasonOf(status) });
    end?.(isFailure);
  };
  try {
    const answer = await call();
    ended(statusOf(answer));
    return answer;
  } catch (error) {
    ended(statusIn(error));
    throw error;
  }
}

/** Without the service's own words. */
export const failureReason = (error: unknown): string => reasonOf(statusIn(error));

/** As in UpstreamError: 0 where no answer came. */
const statusIn = (error: unknown): number =>
  error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : 0;

const failed = (status: number): boolean => status === 0 || status >= 500 || [408, 425, 429].includes(status);

const reasonOf = (status: number): string => (status === 0 ? "no answer" : `status ${status}`);

import type { RequestFigures } from "../request-record.ts";

type Calls = NonNullable<RequestFigures["calls"]>;

/** Milliseconds of a request or a call that is worth a line; all of them are counted as points. */
export const slow = 1000;

export const hasOddCall = (calls: Calls = {}): boolean =>
  Object.values(calls).some(({ failed, slowest }) => failed > 0 || slowest > slow);

/** The services get the trace id, so that their lines are found for the same requests. */
export const isDrawn = (traceId: string, share = 1): boolean =>
  Number.parseInt(traceId.slice(0, 8), 16) / 2 ** 32 < share;

/**
 * Late calls that are counted: all of a request in which one is odd; of others, those of a share of the requests, each as
 * many times as it stands for requests. Without a share all are: failures alone would look like an outage.
 */
export function drawnCalls(calls: Calls, traceId: string, share = 1): Calls | undefined {
  if (share === 0 || hasOddCall(calls)) return calls;
  if (!isDrawn(traceId, share)) return undefined;
  return Object.fromEntries(
    Object.entries(calls).map(([service, figures]) => [
      service,
      { ...figures, count: figures.count / share },
    ]),
  );
}

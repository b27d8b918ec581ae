import type { AppContext } from "../context.ts";
import { fetcherOf } from "../services/fetcher-of.ts";

const mostOfRequest = 5;

/** Milliseconds. */
const longest = 5000;

/** Sends lines of errors to the operator's tracker once the request is answered; a failure of the tracker is ignored. */
export function toErrorTracker(c: AppContext): (line: string) => void {
  let sent = 0;
  return (line) => {
    const url = c.get("configuration")?.errorTrackerUrl;
    if (!url || sent >= mostOfRequest) return;
    sent += 1;
    const request = new Request(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: line,
      signal: AbortSignal.timeout(longest),
    });
    c.executionCtx.waitUntil(
      fetcherOf(
        c.env,
        url,
      )(request).then(
        (answer) => answer.body?.cancel(),
        () => {},
      ),
    );
  };
}

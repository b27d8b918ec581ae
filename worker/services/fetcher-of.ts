import { currentRecord } from "../request-record.ts";
import { withBoundedAnswers } from "../upstream/bounded-answer.ts";
import type { Fetcher } from "../upstream/exchange.ts";

export function fetcherOf(env: Env, address: string): Fetcher {
  const { SANDBOX } = env;
  const ask: Fetcher =
    SANDBOX && (address.startsWith("/") || isSandbox(address))
      ? (request) => SANDBOX.fetch(request)
      : (request) => fetch(request);
  return withBoundedAnswers((request) => ask(traced(request)));
}

const isSandbox = (address: string) => URL.parse(address)?.hostname === "sandbox";

/** Never a visitor's own `traceparent`, which would mix traces of others. */
function traced(request: Request): Request {
  const trace = currentRecord()?.traceId;
  const span = crypto.randomUUID().replaceAll("-", "").slice(0, 16);
  if (trace) request.headers.set("traceparent", `00-${trace}-${span}-01`);
  return request;
}

import { withBoundedAnswers } from "../upstream/bounded-answer.ts";
import type { Fetcher } from "../upstream/http.ts";

export function fetcherOf(env: Env, address: string): Fetcher {
  const { SANDBOX } = env;
  return withBoundedAnswers(
    SANDBOX && (address.startsWith("/") || isSandbox(address))
      ? (request) => SANDBOX.fetch(request)
      : (request) => fetch(request),
  );
}

const isSandbox = (address: string) => URL.parse(address)?.hostname === "sandbox";

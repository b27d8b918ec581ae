import type { Endpoint } from "../../shared/api/endpoint.ts";
import { hasRedirect } from "../../shared/api/redirect.ts";
import { leaveFor } from "../navigation/leave-for.ts";

export class CallFailed extends Error {
  override name = "CallFailed";
  /** HTTP status, or 0 if no answer arrived. */
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown, cause?: unknown) {
    super(`the call failed: ${status || "no answer"}`, { cause });
    this.status = status;
    this.body = body;
  }
}

interface CallOptions {
  signal?: AbortSignal;
  keepalive?: boolean;
}

/** Leaves the page if a refusal has a redirect, for the login for instance. @throws CallFailed on any other failure */
export async function call<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: NoInfer<Input>,
  options: CallOptions = {},
): Promise<Output> {
  const answer = await fetch(addressOf(endpoint, input), { ...initOf(endpoint, input), ...options }).catch(
    (cause: unknown) => {
      throw new CallFailed(0, undefined, cause);
    },
  );
  const body: unknown = answer.status === 204 ? null : await answer.json().catch(() => undefined);
  if (!answer.ok && hasRedirect(body)) await leaveFor(body.redirect);
  if (!answer.ok) throw new CallFailed(answer.status, body);
  try {
    return endpoint.output.parse(body);
  } catch (cause) {
    throw new CallFailed(answer.status, body, cause);
  }
}

function addressOf<Input>({ method, path, input: kind }: Endpoint<Input, unknown>, input: Input): string {
  const address = typeof path === "string" ? path : path(input);
  if (method !== "GET" || kind === "none") return address;
  const filled = Object.entries(input ?? {}).filter(([, value]) => value !== undefined);
  return `${address}?${new URLSearchParams(filled.map(([name, value]) => [name, String(value)]))}`;
}

function initOf<Input>({ method, input: kind }: Endpoint<Input, unknown>, input: Input): RequestInit {
  const headers = { Accept: "application/json" };
  if (input instanceof FormData) return { method, headers, body: input };
  if (method === "GET" || kind === "none") return { method, headers };
  const body = JSON.stringify(input);
  return { method, headers: { ...headers, "Content-Type": "application/json" }, body };
}

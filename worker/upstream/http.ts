import type { FetchResponse } from "ofetch";
import type * as z from "zod/mini";
import { reasonOf } from "../../shared/text/reason-of.ts";
import { jsonOf } from "./answer-body.ts";
import { type Call, createExchange, type HttpOptions } from "./exchange.ts";
import { parseTolerantly } from "./lists.ts";
import { isRedirect } from "./redirects.ts";
import { withoutSentWords } from "./sent-words.ts";
import { Unreadable } from "./upstream-error.ts";

export interface HttpCall<T> extends Call {
  /** Statuses that prove a write; any other success leaves it in doubt. */
  proof?: readonly number[];
  schema: z.ZodMiniType<T>;
}

export type Http = <T>(path: string, call: HttpCall<T>) => Promise<T>;

/** @throws UpstreamError, 502 for a 2xx without JSON, an empty read (except 204) or a redirected write */
export function createHttp({ log, ...options }: HttpOptions): Http {
  const exchange = createExchange({ ...options, log });
  return async (path, { schema, ...call }) =>
    exchange(path, { ...call, responseType: "text" }, (answer, name) => {
      const body = bodyOf(name, answer, withoutSentWords(call));
      if (body === undefined && (call.method ?? "GET") === "GET") throw new Unreadable(name, "empty answer");
      const { data, error, leftOut } = parseTolerantly(schema, body);
      if (call.proof && !call.proof.includes(answer.status))
        throw new Unreadable(name, `status ${answer.status} proves nothing`);
      if (error) throw new Unreadable(name, `unexpected answer: ${reasonOf(error)}`);
      for (const { kind: of, ...member } of leftOut) log?.warn(`${of} left out`, { of: name, ...member });
      return data;
    });
}

function bodyOf(name: string, answer: FetchResponse<string>, loggable: (text: string) => string): unknown {
  try {
    if (isRedirect(answer)) throw new Error("redirected");
    if (answer.status === 204) return null;
    return jsonOf(answer._data ?? "", answer.headers.get("Content-Type"), loggable);
  } catch (error) {
    throw new Unreadable(name, undefined, error);
  }
}

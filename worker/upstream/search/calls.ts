import type * as z from "zod/mini";
import * as clock from "../../../shared/time/clock.ts";
import type { Log } from "../../log.ts";
import { startTimer } from "../../start-timer.ts";
import { rejectOnAbort } from "../exchange.ts";
import { withoutSentWords } from "../sent-words.ts";
import { Unreadable, UpstreamError } from "../upstream-error.ts";
import { answerSchema, type Result } from "./answers.ts";
import type { SearchClient } from "./client.ts";
import { markTags } from "./marked-text.ts";

export interface SearchQuery extends Record<string, unknown> {
  indexName: string;
}

interface CallsOptions {
  client: SearchClient;
  prefix: string;
  log: Log;
  signal: AbortSignal;
}

/** A timeout or a missing answer is an UpstreamError of status 0. */
export function createCalls({ client, prefix, log, signal }: CallsOptions) {
  return { searchQuery, searchAll, recommend, ping, hitsOf };

  function searchQuery(index: string, params: object): SearchQuery {
    return { indexName: prefix + index, typoTolerance: "min" as const, ...markTags, ...params };
  }

  function searchAll<Queries extends readonly [SearchQuery, ...SearchQuery[]]>(
    name: string,
    queries: Queries,
  ): Promise<{ [Place in keyof Queries]: Result }> {
    const call = client.search({ requests: [...queries] }).catch((error: unknown) => {
      if (error instanceof Error) error.message = withoutSentWords({ body: queries })(error.message);
      throw error;
    });
    return parsed(name, call, queries.length) as Promise<{
      [Place in keyof Queries]: Result;
    }>;
  }

  async function recommend(sku: string, most: number): Promise<Result> {
    const request = {
      indexName: `${prefix}products`,
      model: "bought-together" as const,
      objectID: sku,
      threshold: 0,
      maxRecommendations: most,
    };
    const [result] = await parsed("recommendations", client.getRecommendations({ requests: [request] }), 1);
    return result;
  }

  async function ping(): Promise<void> {
    const query = String(clock.now());
    const request = searchQuery("products", { query, hitsPerPage: 0, analytics: false });
    await parsed("health", client.search({ requests: [request] }), 1);
  }

  async function parsed(name: string, call: Promise<unknown>, count: number): Promise<[Result, ...Result[]]> {
    const answer = await withDeadline(call, signal).catch((error: unknown) => {
      if (isUnreadable(error)) throw new Unreadable(`search ${name}`, undefined, error);
      throw new UpstreamError(`search ${name}`, statusOf(error), undefined, error);
    });
    const { data } = answerSchema.safeParse(answer);
    const [first, ...others] = data?.results ?? [];
    if (first && others.length === count - 1) return [first, ...others];
    await client.clearCache();
    throw new Unreadable(`search ${name}`, "unexpected answer");
  }

  function hitsOf<T>({ hits }: Result, schema: z.ZodMiniType<T>): T[] {
    return hits.flatMap((hit) => {
      const { data } = schema.safeParse(hit);
      if (data === undefined) log.warn("search hit left out");
      return data === undefined ? [] : [data];
    });
  }
}

export type SearchCalls = ReturnType<typeof createCalls>;

/** Milliseconds for all hosts together. */
const deadline = 2000;

/** Clears the timer, because a pending one keeps the request alive. */
async function withDeadline<T>(call: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = startTimer(deadline, () => reject(new Error("the search took too long")));
  try {
    return await Promise.race([call, late, rejectOnAbort(signal)]);
  } finally {
    timer.cancel();
  }
}

const isUnreadable = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof Error && error.name === "DeserializationError");

function statusOf(error: unknown): number {
  if (!(error instanceof Error)) return 0;
  if ("status" in error && typeof error.status === "number") return error.status;
  const frames: unknown = "stackTrace" in error ? error.stackTrace : undefined;
  const last: unknown = Array.isArray(frames) ? frames.at(-1)?.response?.status : undefined;
  return typeof last === "number" ? last : 0;
}

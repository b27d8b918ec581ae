import type * as z from "zod/mini";
import type { Log } from "../../log.ts";
import { UpstreamError } from "../http.ts";
import { answerSchema, type Result } from "./answers.ts";
import type { SearchClient } from "./client.ts";
import { markTags } from "./marked-text.ts";

export interface Question extends Record<string, unknown> {
  indexName: string;
}

/**
 * Calls of the search service, their answers parsed. What does not come in time, or not at all, is an UpstreamError of
 * status 0 (spec 8).
 *
 * @param prefix how the names of the shop's indexes begin
 */
export function createCalls({ client, prefix, log }: { client: SearchClient; prefix: string; log: Log }) {
  return { question, ask, recommend, hitsOf };

  function question(index: string, params: object): Question {
    return { indexName: prefix + index, typoTolerance: "min" as const, ...markTags, ...params };
  }

  /** All questions go in one call. */
  function ask(name: string, questions: [Question, Question, Question, ...Question[]]) {
    const call = client.search({ requests: questions });
    return parsed(name, call, questions.length) as Promise<[Result, Result, Result, ...Result[]]>;
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

  async function parsed(name: string, call: Promise<unknown>, count: number): Promise<[Result, ...Result[]]> {
    const answer = await inTime(call).catch((error: unknown) => {
      throw new UpstreamError(`search ${name}`, statusOf(error), undefined, error);
    });
    const { data } = answerSchema.safeParse(answer);
    const [first, ...others] = data?.results ?? [];
    if (first && others.length === count - 1) return [first, ...others];
    // What is no answer must not be kept as one.
    await client.clearCache();
    throw new UpstreamError(`search ${name}`, 502, { message: "unexpected answer" });
  }

  /** Parsed one by one: what is no record is left out. */
  function hitsOf<T>({ hits }: Result, schema: z.ZodMiniType<T>): T[] {
    return hits.flatMap((hit) => {
      const { data } = schema.safeParse(hit);
      if (data === undefined) log.warn("search hit left out");
      return data === undefined ? [] : [data];
    });
  }
}

export type SearchCalls = ReturnType<typeof createCalls>;

/** Milliseconds for all hosts that the client tries one after the other. */
const deadline = 3000;

/** The timer goes with the answer: most answers are there at once, and a timer that is left would hold its request. */
async function inTime<T>(call: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("the search took too long")), deadline);
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The last status that a host gave; 0 where none did, 502 for what is no JSON. */
function statusOf(error: unknown): number {
  if (!(error instanceof Error)) return 0;
  if ("status" in error && typeof error.status === "number") return error.status;
  if (error.name === "DeserializationError" || error instanceof SyntaxError) return 502;
  const frames: unknown = "stackTrace" in error ? error.stackTrace : undefined;
  const last: unknown = Array.isArray(frames) ? frames.at(-1)?.response?.status : undefined;
  return typeof last === "number" ? last : 0;
}

import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { SandboxEnv } from "../env.ts";
import { currentIndexes, type Indexes } from "./current-indexes.ts";
import type { InvertedIndex } from "./engine/inverted-index.ts";
import { answerQuery, longestQuery, questionSchema } from "./queries.ts";
import { answerRecommendation, recommendationSchema } from "./recommendations.ts";

export const searchService = new Hono<SandboxEnv>()
  .post("/1/indexes/*", async (c, next) => {
    const { SEARCH_APP_ID, SEARCH_KEY } = c.env;
    const allowed =
      credential(c, "application-id") === SEARCH_APP_ID && credential(c, "api-key") === SEARCH_KEY;
    return allowed ? next() : problem(403, "Invalid Application-ID or API key");
  })
  .post("/1/indexes/:any/queries", async (c) => {
    const asked = await readRequests(c, questionSchema);
    if (!asked) return problem(400, "Invalid request");
    if (asked.some(({ query }) => new TextEncoder().encode(query).length > longestQuery))
      return problem(400, `query is too long (max ${longestQuery} bytes)`);
    const indexes = await currentIndexes(c.get("db"));
    const missing = asked.find(({ indexName }) => !indexOf(indexes, indexName));
    if (missing) return problem(404, `Index ${missing.indexName} does not exist`);
    const results = asked.flatMap((question) => {
      const index = indexOf(indexes, question.indexName);
      return index ? [answerQuery(index, question)] : [];
    });
    return c.json({ results });
  })
  .post("/1/indexes/:any/recommendations", async (c) => {
    const asked = await readRequests(c, recommendationSchema);
    if (!asked) return problem(400, "Invalid request");
    const indexes = await currentIndexes(c.get("db"));
    const results = asked.flatMap((question) => {
      const index = indexOf(indexes, question.indexName);
      return index ? [answerRecommendation(index, indexes.purchases, question)] : [];
    });
    return c.json({ results });
  })
  .all("*", () => problem(404, "Path not supported by the search service"));

function credential(c: Context<SandboxEnv>, name: "application-id" | "api-key"): string | undefined {
  return c.req.header(`x-algolia-${name}`) ?? c.req.query(`x-algolia-${name}`);
}

/** The client sends its JSON as text/plain to avoid a preflight request. */
async function readRequests<T>(c: Context<SandboxEnv>, schema: z.ZodMiniType<T>): Promise<T[] | undefined> {
  const body: unknown = await c.req.json().catch(() => undefined);
  return z.object({ requests: z.array(schema) }).safeParse(body).data?.requests;
}

function indexOf({ byName }: Indexes, asked: string): InvertedIndex | undefined {
  const name = [...byName.keys()].find((own) => asked === own || asked.endsWith(`_${own}`));
  return name === undefined ? undefined : byName.get(name);
}

function problem(status: number, message: string): Response {
  return Response.json({ message, status }, { status });
}

import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { SandboxEnv } from "../env.ts";
import type { Answer } from "./answer.ts";
import { answerIn } from "./dialect-answers.ts";
import { dialectIn } from "./dialect-store.ts";
import { type Dialect, readCall } from "./dialects.ts";
import { methodNotAllowed, noRoute } from "./problems.ts";

/** Must be the outermost middleware, so that refusals are translated too. */
export const speakDialect = createMiddleware<SandboxEnv>(async function speakDialect(c, next) {
  const dialect = dialectIn(c.get("settings"));
  const call = readCall(dialect, { method: c.req.method, path: c.req.path });
  if (call === "spoken") await next();
  else c.res = (call === "unknown" ? noRoute(c) : methodNotAllowed(c, call.allowed)).getResponse();
  const isFile = c.res.headers.get("content-type") === "application/pdf";
  if (dialect !== "specification" && !isFile) await translate(c, dialect);
});

async function translate(c: Context<SandboxEnv>, dialect: Dialect): Promise<void> {
  const { status, headers } = c.res;
  const text = await c.res.text();
  const answer = answerIn(
    dialect,
    { method: c.req.method, path: c.req.path },
    {
      status,
      contentType: headers.get("content-type") ?? "",
      body: text ? JSON.parse(text) : undefined,
    },
  );
  // Hono otherwise merges the new response into the old one, whose body is used up.
  c.res = undefined;
  c.res = toResponse(answer, headers);
}

function toResponse({ status, contentType, body }: Answer, others: Headers): Response {
  const headers = new Headers(others);
  headers.delete("content-length");
  if (body === undefined) {
    headers.delete("content-type");
    return new Response(null, { status, headers });
  }
  headers.set("content-type", contentType);
  return new Response(JSON.stringify(body), { status, headers });
}

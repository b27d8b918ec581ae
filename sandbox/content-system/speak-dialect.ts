import { createMiddleware } from "hono/factory";
import type { SandboxEnv } from "../env.ts";
import { awkward } from "./awkward-answers.ts";
import { contentDialectIn } from "./dialect.ts";

/** Must be the outermost middleware, so that refusals are translated too. */
export const speakContentDialect = createMiddleware<SandboxEnv>(async function speakContentDialect(c, next) {
  const dialect = contentDialectIn(c.get("settings"));
  await next();
  if (dialect === "plain") return;
  const text = await c.res.text();
  const { status, body } = awkward({ status: c.res.status, body: text ? JSON.parse(text) : undefined });
  // Hono otherwise merges the new response into the old one, whose body is used up.
  c.res = undefined;
  c.res = body === undefined ? new Response(null, { status }) : Response.json(body, { status });
});

import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import * as z from "zod/mini";
import type { SandboxEnv } from "../env.ts";
import { hydraError, missingFields } from "./problems.ts";

export const requireLinkedDataCall = createMiddleware<SandboxEnv>(
  async function requireLinkedDataCall(c, next) {
    const missing = ["channelCode", "locale"].filter((name) => !c.req.query(name));
    if (missing.length > 0) throw missingFields(missing);
    const accepted = c.req.header("accept") ?? "*/*";
    if (!/application\/ld\+json|\*\/\*/.test(accepted)) {
      throw hydraError(
        406,
        `Requested format "${accepted}" is not supported. Supported MIME types are "application/ld+json".`,
      );
    }
    await next();
  },
);

/** Checks in Sylius's order: media type (415), JSON (400), required keys (400), types (400). */
export async function readBody<T extends z.ZodMiniType>(
  c: Context<SandboxEnv>,
  schema: T,
): Promise<z.output<T>> {
  requireMediaType(c);
  const body = await parseJson(c);
  const parsed = z.safeParse(schema, body);
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.map((issue) => String(issue.path[0] ?? ""));
  const missing = [...new Set(paths)].filter((name) => name && !(name in body));
  if (missing.length > 0) throw missingFields(missing);
  throw hydraError(
    400,
    parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"),
  );
}

function requireMediaType(c: Context<SandboxEnv>): void {
  const wanted = c.req.method === "PATCH" ? "application/merge-patch+json" : "application/ld+json";
  const sent = (c.req.header("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase();
  if (sent === wanted) return;
  throw hydraError(415, `The content-type "${sent}" is not supported. Supported MIME types are "${wanted}".`);
}

async function parseJson(c: Context<SandboxEnv>): Promise<object> {
  const text = await c.req.text();
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === "object" && body !== null && !Array.isArray(body)) return body;
  } catch (cause) {
    throw hydraError(400, `Syntax error: ${String(cause)}`);
  }
  throw hydraError(400, "The body is not an object.");
}

export function linkedData(c: Context<SandboxEnv>, body: object, status: 200 | 201 | 202 = 200): Response {
  return c.body(JSON.stringify(body), status, { "content-type": "application/ld+json; charset=utf-8" });
}

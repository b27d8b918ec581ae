import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import * as z from "zod/mini";
import type { SandboxEnv } from "../env.ts";

export async function readInput<T extends z.ZodMiniType>(
  c: Context<SandboxEnv>,
  schema: T,
): Promise<z.output<T>> {
  const sent: unknown = isForm(c) ? await c.req.parseBody() : await c.req.json().catch(() => null);
  const parsed = z.safeParse(schema, sent);
  if (parsed.success) return parsed.data;
  throw new HTTPException(400, { message: z.prettifyError(parsed.error) });
}

export function seeIndex(c: Context<SandboxEnv>, section?: string): Response | undefined {
  return isForm(c) ? c.redirect(section ? `/_sandbox/#${section}` : "/_sandbox/", 303) : undefined;
}

export function isForm(c: Context<SandboxEnv>): boolean {
  return /form/.test(c.req.header("content-type") ?? "");
}

import type { AppContext } from "../context.ts";

/** The stand-ins' own pages, where there are stand-ins: a production deployment has none and answers 404. */
export async function sandboxPages(c: AppContext): Promise<Response> {
  if (!c.env.SANDBOX) return c.text("Not Found", 404);
  const answer = await c.env.SANDBOX.fetch(c.req.raw);
  return new Response(answer.body, answer);
}

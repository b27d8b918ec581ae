import type { AppContext } from "../context.ts";

/** A page fetched before anybody asked for it: nothing may change for it. */
export function isPrefetch(c: AppContext): boolean {
  const purpose = c.req.header("sec-purpose") ?? c.req.header("purpose") ?? c.req.header("x-moz") ?? "";
  return /prefetch|prerender/i.test(purpose);
}

/** True where somebody is going to see the answer: what is done or said once may be. */
export function isVisit(c: AppContext): boolean {
  return c.req.method !== "HEAD" && !isPrefetch(c);
}

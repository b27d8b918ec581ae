import type { AppContext } from "../context.ts";

/** Written by the page that runs: a plain form cannot say it. */
export const isJson = (c: AppContext): boolean =>
  (c.req.header("content-type") ?? "").startsWith("application/json");

/** The page that runs is answered in JSON, a plain form with a page. */
export const wantsJson = (c: AppContext): boolean =>
  isJson(c) || (c.req.header("accept") ?? "").startsWith("application/json");

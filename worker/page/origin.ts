import type { AppContext } from "../context.ts";

/** Without a trailing slash. */
export const originOf = (c: AppContext): string => new URL(c.req.url).origin;

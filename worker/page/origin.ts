import type { AppContext } from "../context.ts";

/** Of the shop as this request was sent to it, without a slash at its end. */
export const originOf = (c: AppContext): string => new URL(c.req.url).origin;

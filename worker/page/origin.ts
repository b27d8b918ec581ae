import type { AppContext } from "../context.ts";

export const originOf = (c: AppContext): string => new URL(c.req.url).origin;

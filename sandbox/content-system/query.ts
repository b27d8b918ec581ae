import type { Context } from "hono";
import type { SandboxEnv } from "../env.ts";
import { positiveNumber } from "../positive-number.ts";
import type { Paging } from "./strapi.ts";

/**
 * A repeated filter in Strapi's query form, with or without an index: `filters[sku][$in]`,
 * `filters[sku][$in][0]`.
 */
export function filterValues(c: Context<SandboxEnv>, field: string, operator: string): string[] {
  const name = `filters[${field}][${operator}]`;
  return [...new URL(c.req.url).searchParams].flatMap(([key, value]) =>
    key.startsWith(name) ? [value] : [],
  );
}

/** `pagination[page]` and `pagination[pageSize]` with Strapi's limits: 25 by default, 100 at most. */
export function pagingOf(c: Context<SandboxEnv>): Paging {
  return {
    page: positiveNumber(c.req.query("pagination[page]"), 1),
    pageSize: Math.min(100, positiveNumber(c.req.query("pagination[pageSize]"), 25)),
  };
}

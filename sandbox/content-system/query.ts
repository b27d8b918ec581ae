import type { Context } from "hono";
import type { SandboxEnv } from "../env.ts";
import { positiveNumber } from "../positive-number.ts";
import type { Paging } from "./strapi.ts";

/** Values of a repeated filter in Strapi's query form, with or without an index: `filters[sku][$in]`, `filters[sku][$in][0]`. */
export function filterValues(c: Context<SandboxEnv>, field: string, operator: string): string[] {
  const name = `filters[${field}][${operator}]`;
  return [...new URL(c.req.url).searchParams].flatMap(([key, value]) =>
    key.startsWith(name) ? [value] : [],
  );
}

/** `pagination[page]` and `pagination[pageSize]`; undefined where neither is asked, and everything is told on one page. */
export function pagingOf(c: Context<SandboxEnv>): Paging | undefined {
  const page = c.req.query("pagination[page]");
  const pageSize = c.req.query("pagination[pageSize]");
  if (page === undefined && pageSize === undefined) return undefined;
  return { page: positiveNumber(page, 1), pageSize: Math.min(100, positiveNumber(pageSize, 25)) };
}

import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { SandboxEnv } from "../env.ts";
import { positiveNumber } from "../positive-number.ts";
import type { Paging } from "./paging.ts";
import { contentError } from "./strapi.ts";

const mostValues = 100;

export function filterValues(c: Context<SandboxEnv>, field: string, operator: string): string[] {
  const name = `filters[${field}][${operator}]`;
  const values = [...new URL(c.req.url).searchParams].flatMap(([key, value]) =>
    key.startsWith(name) ? [value] : [],
  );
  if (values.length > mostValues) {
    throw new HTTPException(400, { res: contentError(400, "ValidationError", "Invalid key 0") });
  }
  return values;
}

export function pagingOf(c: Context<SandboxEnv>): Paging {
  return {
    page: positiveNumber(c.req.query("pagination[page]"), 1),
    pageSize: Math.min(100, positiveNumber(c.req.query("pagination[pageSize]"), 25)),
  };
}

import { HTTPException } from "hono/http-exception";
import type { Paging } from "./paging.ts";

type Attributes = Record<string, unknown>;

export function entry({ id }: { id: number }, attributes: Attributes) {
  return { data: { id, attributes }, meta: {} };
}

interface Entry {
  id: number;
  attributes: Attributes;
}

export function entries(all: readonly Entry[], paging: Paging) {
  const { page, pageSize } = paging;
  return pageOfEntries(all.slice((page - 1) * pageSize, page * pageSize), all.length, paging);
}

export function pageOfEntries(data: readonly Entry[], total: number, { page, pageSize }: Paging) {
  return {
    data,
    meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
  };
}

export function contentNotFound(): HTTPException {
  return new HTTPException(404, { res: contentError(404, "NotFoundError", "Not Found") });
}

export function contentError(status: number, name: string, message: string): Response {
  return Response.json({ data: null, error: { status, name, message, details: {} } }, { status });
}

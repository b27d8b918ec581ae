import { HTTPException } from "hono/http-exception";

type Attributes = Record<string, unknown>;

export function entry({ id }: { id: number }, attributes: Attributes) {
  return { data: { id, attributes }, meta: {} };
}

export interface Paging {
  page: number;
  pageSize: number;
}

export function entries(all: readonly { id: number; attributes: Attributes }[], { page, pageSize }: Paging) {
  const total = all.length;
  return {
    data: all.slice((page - 1) * pageSize, page * pageSize),
    meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
  };
}

export function contentNotFound(): HTTPException {
  return new HTTPException(404, { res: contentError(404, "NotFoundError", "Not Found") });
}

export function contentError(status: number, name: string, message: string): Response {
  return Response.json({ data: null, error: { status, name, message, details: {} } }, { status });
}

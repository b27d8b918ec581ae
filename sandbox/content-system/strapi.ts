import { HTTPException } from "hono/http-exception";
import type { Document } from "./document-store.ts";

type Attributes = Record<string, unknown>;

/** A single entry in the shape of Strapi 4. */
export function entry({ id }: { id: number }, attributes: Attributes) {
  return { data: { id, attributes }, meta: {} };
}

/** A collection in the shape of Strapi 4; `cut` chooses the attributes that are told. */
export function entries(
  documents: readonly Document[],
  cut: (json: Attributes) => Attributes,
  paging = onePage(documents),
) {
  const { page, pageSize } = paging;
  const shown = documents.slice((page - 1) * pageSize, page * pageSize);
  const total = documents.length;
  return {
    data: shown.map(({ id, json }) => ({ id, attributes: cut(json) })),
    meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
  };
}

export interface Paging {
  page: number;
  pageSize: number;
}

function onePage(documents: readonly Document[]): Paging {
  return { page: 1, pageSize: Math.max(1, documents.length) };
}

export function contentNotFound(): HTTPException {
  return new HTTPException(404, { res: contentError(404, "NotFoundError", "Not Found") });
}

export function contentError(status: number, name: string, message: string): Response {
  return Response.json({ data: null, error: { status, name, message, details: {} } }, { status });
}

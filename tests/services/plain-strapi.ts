import { plainContent } from "./plain-content.ts";
import type { Answer, AnswerTo } from "./plain-server.ts";

/** Mimics a Strapi 4 or 5 with content types of its own: every other path below /api is one body. */
export const otherStrapi: AnswerTo = ({ path }) =>
  path === "/api/articles"
    ? { body: { data: [], meta: { pagination: { page: 1, pageSize: 25, pageCount: 0, total: 0 } } } }
    : {
        status: 404,
        body: {
          data: null,
          error: { status: 404, name: "NotFoundError", message: "Not Found", details: {} },
        },
      };

/** Mimics the shop's routes in a Strapi 4, which wraps entries, relations and media. */
export const plainStrapi4: AnswerTo = (question) => {
  const answer = plainContent(question);
  const { data, ...rest } = (answer?.body ?? {}) as { data?: unknown };
  if (!answer || !data) return answer;
  return { ...answer, body: { ...rest, data: entriesIn(data) } } satisfies Answer;
};

const entriesIn = (data: unknown) => (Array.isArray(data) ? data.map(wrapped) : wrapped(data));

function wrapped(entry: unknown): unknown {
  const { id, documentId: _, ...attributes } = entry as Record<string, unknown>;
  return {
    id,
    attributes: Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, nested(value)])),
  };
}

function nested(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nested);
  if (typeof value !== "object" || value === null) return value;
  if ("documentId" in value) return { data: wrapped(value) };
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, nested(one)]));
}

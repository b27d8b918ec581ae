import type { Dialect } from "./dialects.ts";

export interface Answer {
  status: number;
  contentType: string;
  /** Parsed JSON; undefined for no body. */
  body: unknown;
}

export function answerIn(dialect: Dialect, method: string, answer: Answer): Answer {
  if (dialect === "1.10") return answer;
  if (method === "DELETE" && answer.status === 200) return { ...answer, status: 204, body: undefined };
  const inOrder = method === "POST" && isOrder(answer.body) ? { ...answer, status: 201 } : answer;
  return dialect === "1.12" ? inOrder : withoutHydra(inOrder);
}

/** API Platform 3: no prefixes, no nulls, problems of RFC 7807. */
function withoutHydra(answer: Answer): Answer {
  if (isProblem(answer.body)) {
    return {
      ...answer,
      contentType: "application/problem+json",
      body: problemOf(answer.status, answer.body),
    };
  }
  return { ...answer, body: modern(answer.body) };
}

/** A refused login keeps its bundle's shape in every version: only 400 and hydra errors are problems. */
function isProblem(body: unknown): body is Record<string, unknown> {
  if (!isRecord(body)) return false;
  return body["@type"] === "hydra:Error" || body["@type"] === "ConstraintViolationList" || body.code === 400;
}

function problemOf(status: number, body: Record<string, unknown>) {
  const violations = Array.isArray(body.violations) ? { violations: modern(body.violations) } : {};
  return {
    type: status === 422 ? "/validation_errors" : `/errors/${status}`,
    title: "Une erreur est survenue",
    detail: body["hydra:description"] ?? body.message,
    status,
    ...violations,
  };
}

function modern(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(modern);
  if (typeof value === "string") return modernText(value);
  if (!isRecord(value)) return value;
  // A variant is only an IRI, to be loaded.
  if (value["@type"] === "OrderItem" && isRecord(value.variant)) {
    return modern({ ...value, variant: value.variant["@id"] });
  }
  const entries = Object.entries(value).filter(([, one]) => one !== null);
  return Object.fromEntries(entries.map(([key, one]) => [withoutPrefix(key), modern(one)]));
}

function modernText(text: string): string {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/.exec(text) ?? [];
  return day && time ? `${day} ${time}` : withoutPrefix(text);
}

function withoutPrefix(text: string): string {
  return text.replace(/^hydra:/, "");
}

function isOrder(body: unknown): boolean {
  return isRecord(body) && body["@type"] === "Order";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import { type Answer, isRecord, type JsonRecord } from "./answer.ts";

/** API Platform 3: no prefixes, no nulls, dates without a zone, problems of RFC 7807. */
export function inModernWords(answer: Answer): Answer {
  if (isProblem(answer.body)) {
    return {
      ...answer,
      contentType: "application/problem+json",
      body: problemOf(answer.status, answer.body),
    };
  }
  return { ...answer, body: modern(answer.body) };
}

/** A refused login keeps the shape of its bundle in every version: only 400 and hydra errors are problems. */
function isProblem(body: unknown): body is JsonRecord {
  if (!isRecord(body)) return false;
  return body["@type"] === "hydra:Error" || body["@type"] === "ConstraintViolationList" || body.code === 400;
}

function problemOf(status: number, body: JsonRecord) {
  const problem = { title: "An error occurred", detail: body["hydra:description"] ?? body.message };
  return Array.isArray(body.violations)
    ? { type: "/validation_errors", ...problem, violations: modern(body.violations) }
    : { type: `/errors/${status}`, ...problem, status };
}

function modern(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(modern);
  if (typeof value === "string") return modernText(value);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== null);
  return Object.fromEntries(entries.map(([key, one]) => [withoutPrefix(key), modern(one)]));
}

function modernText(text: string): string {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/.exec(text) ?? [];
  return day && time ? `${day} ${time}` : withoutPrefix(text);
}

const withoutPrefix = (text: string): string => text.replace(/^hydra:/, "");

import { frenchSentence } from "../../shared/text/french-sentence.ts";
import { isRecord } from "./is-record.ts";

/** `path` is the property at fault ("shippingAddress.city"), or "" for the whole object. */
export interface Violation {
  path: string;
  message: string;
  code: string | null;
}

export interface ApiProblem {
  status: number;
  message: string | undefined;
  code?: string | undefined;
  violations: Violation[];
}

export function parseApiError(status: number, body: unknown): ApiProblem {
  const whole = isRecord(body) ? body : {};
  const parts = isRecord(whole.error) ? whole.error : whole;
  const texts = [parts["hydra:description"], parts.description, parts.detail, parts.message];
  const violations = Array.isArray(parts.violations) ? parts.violations : [];
  return {
    status,
    message: texts.map(trimmedText).find(Boolean),
    code: [parts.code, isRecord(parts.details) ? parts.details.code : undefined]
      .map(trimmedText)
      .find(Boolean),
    violations: violations.flatMap(toViolation),
  };
}

/** Prefers violations, because the message of a violation list contains property names. */
export function shopperMessage({ violations, message }: ApiProblem): string | undefined {
  const texts = violations.flatMap((violation) => violation.message || []);
  return frenchSentence([...new Set(texts)].join(" ") || message);
}

function toViolation(entry: unknown): Violation[] {
  if (!isRecord(entry)) return [];
  const message = trimmedText(entry.message) ?? "";
  const code = trimmedText(entry.code) ?? null;
  if (!message && !code) return [];
  return [{ path: toPath(trimmedText(entry.propertyPath) ?? ""), message, code }];
}

function toPath(propertyPath: string): string {
  return propertyPath.replace(/\[([^[\]]*)\]/g, ".$1").replace(/^\./, "");
}

function trimmedText(value: unknown): string | undefined {
  return typeof value === "string" ? value.trim() || undefined : undefined;
}

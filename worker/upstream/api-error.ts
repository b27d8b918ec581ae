import { frenchSentence } from "../../shared/text/french-sentence.ts";
import { isRecord } from "./is-record.ts";

/** `path` is the property it is about ("shippingAddress.city"), empty for the whole. */
export interface Violation {
  path: string;
  message: string;
  code: string | null;
}

export interface ApiProblem {
  status: number;
  message: string | undefined;
  /** The content system's own name for what is wrong. */
  code?: string | undefined;
  violations: Violation[];
}

/**
 * Takes any of the five error shapes of the e-commerce API, the one of the content system, or anything else. Never
 * throws.
 */
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

/**
 * The text for a shopper; undefined if it is no French sentence. The description of a violation list names properties ("quantity: il n'en reste que 3"), so
 * the violations come first.
 */
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

/** Turns "items[0].quantity" and "[email]" into dotted paths. */
function toPath(propertyPath: string): string {
  return propertyPath.replace(/\[([^[\]]*)\]/g, ".$1").replace(/^\./, "");
}

function trimmedText(value: unknown): string | undefined {
  return typeof value === "string" ? value.trim() || undefined : undefined;
}

import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { messageIn, type Violation } from "./violations.ts";

export function unauthorized(message: string): HTTPException {
  return answer(401, { code: 401, message }, { "content-type": "application/json; charset=utf-8" });
}

export function missingFields(fields: readonly string[]): HTTPException {
  const message = `Request does not have the following required fields specified: ${fields.join(", ")}.`;
  return answer(400, { code: 400, message }, { "content-type": "application/json; charset=utf-8" });
}

/** Sylius never answers 403 here: an order of someone else is 404 too. */
export function notFound(description = "Cette ressource n’existe pas."): HTTPException {
  return hydraError(404, description);
}

export function noRoute(c: Context): HTTPException {
  return notFound(`No route found for "${callOf(c)}"`);
}

export function methodNotAllowed(c: Context, allowed: readonly string[]): HTTPException {
  const allow = allowed.join(", ");
  const description = `No route found for "${callOf(c)}": Method Not Allowed (Allow: ${allow})`;
  return answer(405, hydraBody(description), { allow });
}

export function hydraError(status: ContentfulStatusCode, description: string): HTTPException {
  return answer(status, hydraBody(description));
}

export class Invalid extends Error {
  readonly violations: readonly Violation[];

  constructor(violations: readonly Violation[]) {
    super("invalid");
    this.violations = violations;
  }

  answer(locale: string | undefined): Response {
    const violations = this.violations.map(({ path, message, code = null, payload }) => ({
      propertyPath: path,
      message: messageIn(locale, message),
      code,
      ...(payload && { payload }),
    }));
    return answer(422, {
      "@context": "/api/v2/contexts/ConstraintViolationList",
      "@type": "ConstraintViolationList",
      "hydra:title": "An error occurred",
      "hydra:description": violations
        .map(({ propertyPath, message }) => (propertyPath ? `${propertyPath}: ${message}` : message))
        .join("\n"),
      violations,
    }).getResponse();
  }
}

export const invalid = (...violations: Violation[]): Invalid => new Invalid(violations);

export function refuse(violations: readonly Violation[]): void {
  if (violations.length > 0) throw new Invalid(violations);
}

function hydraBody(description: string) {
  return {
    "@context": "/api/v2/contexts/Error",
    "@type": "hydra:Error",
    "hydra:title": "Une erreur est survenue",
    "hydra:description": description,
  };
}

function callOf(c: Context): string {
  return `${c.req.method} ${c.req.path.replace(/^\/ecommerce/, "")}`;
}

function answer(
  status: ContentfulStatusCode,
  body: unknown,
  others: Record<string, string> = {},
): HTTPException {
  const headers = { "content-type": "application/ld+json; charset=utf-8", ...others };
  return new HTTPException(status, { res: new Response(JSON.stringify(body), { status, headers }) });
}

import * as z from "zod/mini";
import * as clock from "../../shared/time/clock.ts";
import type { AppContext } from "../context.ts";
import { readJsonCookie, writeCookie } from "../session/cookies.ts";

const requestSchema = z.object({ customer: z.string(), at: z.string().check(z.maxLength(30)) });

/** Seconds: a request is answered within a month. */
const remembered = 31 * 24 * 60 * 60;

/** The API does not report requests, so this browser remembers its own. */
export function rememberDeletionRequest(c: AppContext, customer: string): void {
  const at = clock.date().toISOString();
  writeCookie(c, "deletionRequest", JSON.stringify({ customer, at }), remembered);
}

export function deletionRequestedAt(c: AppContext): string | undefined {
  const request = readJsonCookie(c, "deletionRequest", requestSchema);
  return request && request.customer === c.var.session.customerId ? request.at : undefined;
}

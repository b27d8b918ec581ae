import { type CheckoutStep, toStep } from "../../shared/checkout-steps.ts";
import type { AppContext } from "../context.ts";
import { clearCookie, readCookie, writeCookie } from "../session/cookies.ts";
import { isVisit } from "../session/visit.ts";

/** Seconds: long enough to sign in again, or to try once more. */
const kept = 15 * 60;

/** A browser drops a cookie longer than this. */
const longest = 3000;

/**
 * Keeps what was typed in the form of a step whose page cannot be shown just now: the session is over, the order has
 * changed, the API does not answer. Only this browser has it, and only the order's own page shows it.
 */
export function keepDraft(c: AppContext, order: string, form: FormData): void {
  const typed = new URLSearchParams({ commande: order });
  for (const [name, value] of form) {
    if (typeof value === "string" && value && name !== "vu") typed.append(name, value);
  }
  const text = String(typed);
  if (encodeURIComponent(text).length <= longest) writeCookie(c, "checkoutDraft", text, kept);
  else c.var.log.warn("draft not kept", { length: text.length });
}

/** What was typed in this step of this order, or in a form that is no step, and could not be sent; read once. */
export function takeDraft(c: AppContext, order: string, step?: CheckoutStep): FormData | undefined {
  const draft = isVisit(c) ? readDraft(c, order, step) : undefined;
  if (draft) clearCookie(c, "checkoutDraft");
  return draft;
}

function readDraft(c: AppContext, order: string, step?: CheckoutStep): FormData | undefined {
  const typed = new URLSearchParams(readCookie(c, "checkoutDraft") ?? "");
  if (typed.get("commande") !== order || toStep(typed.get("etape")) !== step) return undefined;
  const form = new FormData();
  for (const [name, value] of typed) form.append(name, value);
  return form;
}

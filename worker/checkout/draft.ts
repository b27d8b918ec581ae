import * as z from "zod/mini";
import { type CheckoutStep, toStep } from "../../shared/checkout-steps.ts";
import type { AppContext } from "../context.ts";
import { clearCookie, longestValue, readCookie, writeCookie } from "../session/cookies.ts";
import { isVisit } from "../session/visit.ts";

/** Seconds: long enough to sign in again, or to try once more. */
const kept = 15 * 60;

/**
 * Keeps what was typed in the form of a step whose page cannot be shown just now: the session is over, the order has
 * changed, the API does not answer. Only this browser has it, and only the order's own page shows it.
 *
 * Its cookie holds some 2900 bytes of UTF-8, names and all (JSON in base64url, which a cookie carries as it is): five
 * fields full of accents, or any two addresses that somebody lives at. What is longer is not kept.
 */
export function keepDraft(c: AppContext, order: string, form: FormData): void {
  const typed = [...form].filter(([name, value]) => typeof value === "string" && value && name !== "vu");
  const text = JSON.stringify([["commande", order], ...typed]);
  const value = text.length <= longestValue ? toBase64Url(text) : "";
  if (value && value.length <= longestValue) writeCookie(c, "checkoutDraft", value, kept);
  else c.var.log.warn("draft not kept", { length: text.length });
}

/** What was typed in this step of this order, or in a form that is no step, and could not be sent; read once. */
export function takeDraft(c: AppContext, order: string, step?: CheckoutStep): FormData | undefined {
  const draft = isVisit(c) ? readDraft(c, order, step) : undefined;
  if (draft) clearCookie(c, "checkoutDraft");
  return draft;
}

function readDraft(c: AppContext, order: string, step?: CheckoutStep): FormData | undefined {
  const typed = new URLSearchParams(entriesIn(readCookie(c, "checkoutDraft")));
  if (typed.get("commande") !== order || toStep(typed.get("etape")) !== step) return undefined;
  const form = new FormData();
  for (const [name, value] of typed) form.append(name, value);
  return form;
}

const entries = z.array(z.tuple([z.string(), z.string()]));

function entriesIn(value = ""): [string, string][] {
  try {
    return z.parse(entries, JSON.parse(fromBase64Url(value)));
  } catch {
    return [];
  }
}

function toBase64Url(text: string): string {
  const bytes = String.fromCodePoint(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(value: string): string {
  const bytes = atob(value.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.codePointAt(0) ?? 0));
}

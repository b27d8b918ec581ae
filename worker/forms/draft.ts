import * as z from "zod/mini";
import { type CheckoutStep, toStep } from "../../shared/checkout/checkout-steps.ts";
import type { AppContext } from "../context.ts";
import { parseJson } from "../parse-json.ts";
import { clearCookie, longestValue, readCookie, writeCookie } from "../session/cookies.ts";
import { isVisit } from "../session/visit.ts";
import { compact, expand } from "./compact-text.ts";

/** Seconds: long enough to sign in again, or to try once more. */
const kept = 15 * 60;

/** Bytes of a draft, names and all: more than any form of the funnel sends. */
const longestDraft = 64_000;

/**
 * Keeps what was typed in the form of a step whose page cannot be shown just now: the session is over, the order has
 * changed, the API does not answer. Only this browser has it, and only the order's own page shows it.
 *
 * Compacted, two addresses fit in its cookie whose every field is as long as it may be and full of accents. What is longer
 * still is not kept.
 */
export async function keepDraft(c: AppContext, order: string, form: FormData): Promise<void> {
  const typed = [...form].filter(([name, value]) => typeof value === "string" && value && name !== "vu");
  const value = await compact(JSON.stringify([["commande", order], ...typed]));
  if (value.length <= longestValue) writeCookie(c, "checkoutDraft", value, kept);
  else c.var.log.warn("draft not kept", { length: value.length });
}

/** What was typed in this step of this order, or in a form that is no step, and could not be sent; read once. */
export async function takeDraft(
  c: AppContext,
  order: string,
  step?: CheckoutStep,
): Promise<FormData | undefined> {
  const draft = isVisit(c) ? await readDraft(c, order, step) : undefined;
  if (draft) clearCookie(c, "checkoutDraft");
  return draft;
}

async function readDraft(c: AppContext, order: string, step?: CheckoutStep): Promise<FormData | undefined> {
  const typed = new URLSearchParams(await entriesIn(readCookie(c, "checkoutDraft")));
  if (typed.get("commande") !== order || toStep(typed.get("etape")) !== step) return undefined;
  const form = new FormData();
  for (const [name, value] of typed) form.append(name, value);
  return form;
}

const entries = z.array(z.tuple([z.string(), z.string()]));

async function entriesIn(value: string | undefined): Promise<[string, string][]> {
  const text = value ? await expand(value, longestDraft) : undefined;
  return parseJson(text, entries) ?? [];
}

import * as z from "zod/mini";
import { type CheckoutStep, toStep } from "../../shared/checkout/checkout-steps.ts";
import { stepFields } from "../../shared/checkout/step-forms.ts";
import { senderFields } from "../../shared/forms/bot-check.ts";
import type { AppContext } from "../context.ts";
import { parseJson } from "../parse-json.ts";
import { clearCookie, longestValue, readCookie, writeCookie } from "../session/cookies.ts";
import { isVisit } from "../session/visit.ts";
import { compact, expand } from "./compact-text.ts";

/** Seconds: long enough to sign in again. */
const draftMaxAge = 15 * 60;

/** Bytes, names included. */
const longestDraft = 64_000;

/**
 * Saves the posted values in a cookie while the form cannot be shown: session ended, order changed, or outage.
 *
 * Compressed, two addresses of maximal length with accents fit; a longer draft is dropped.
 */
export async function saveDraft(c: AppContext, order: string, form: FormData): Promise<void> {
  const typed = [...form].filter(([name, value]) => typeof value === "string" && value && !unsaved.has(name));
  const value = await compact(JSON.stringify([["commande", order], ...typed]));
  if (value.length <= longestValue) writeCookie(c, "checkoutDraft", value, draftMaxAge);
  else c.var.log.warn("draft not saved", { length: value.length });
}

const unsaved = new Set<string>([stepFields.input("vu"), ...Object.values(senderFields)]);

/** Read once. Without `step`, the draft of a form that is no step. */
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
  if (typed.get("commande") !== order || toStep(typed.get(stepFields.input("etape"))) !== step)
    return undefined;
  const form = new FormData();
  for (const [name, value] of typed) form.append(name, value);
  return form;
}

const entries = z.array(z.tuple([z.string(), z.string()]));

async function entriesIn(value: string | undefined): Promise<[string, string][]> {
  const text = value ? await expand(value, longestDraft) : undefined;
  return parseJson(text, entries) ?? [];
}

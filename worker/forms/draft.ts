import * as z from "zod/mini";
import { senderFields } from "../../shared/forms/bot-check.ts";
import type { AppContext } from "../context.ts";
import { parseJson } from "../parse-json.ts";
import { clearCookie, longestValue, readCookie, writeCookie } from "../session/cookies.ts";
import { isVisit } from "../session/visit.ts";
import { compact, expand } from "./compact-text.ts";

/** Seconds: long enough to sign in again. */
const draftMaxAge = 15 * 60;

/** A cookie each: what waits for a decision is not lost to another form's draft. */
type DraftCookie = "formDraft" | "waitingAddress";

/** Bytes, names included. */
const longestDraft = 64_000;

/**
 * Saves the posted values in a cookie while the form cannot be shown: session ended, order changed, or outage.
 *
 * Compressed, two addresses of maximal length with accents fit; a longer draft is dropped.
 *
 * @param key names the form, and its order or entry
 */
export async function saveDraft(
  c: AppContext,
  key: string,
  form: FormData,
  cookie: DraftCookie = "formDraft",
): Promise<void> {
  const entries = [...form].filter(
    ([name, value]) => typeof value === "string" && value && !unsaved.has(name),
  );
  const value = await compact(JSON.stringify([key, entries]));
  if (value.length <= longestValue) writeCookie(c, cookie, value, draftMaxAge);
  else c.var.log.warn("draft not saved", { length: value.length });
}

/** Part of a draft's name: another customer on the same machine does not see it. */
export const customerKey = (c: AppContext): string => readCookie(c, "customerUri") ?? "";

const unsaved = new Set<string>(Object.values(senderFields));

/** Read once. */
export async function takeDraft(c: AppContext, key: string): Promise<FormData | undefined> {
  const draft = await readDraft(c, key, "formDraft");
  if (!draft || !isVisit(c)) return undefined;
  clearCookie(c, "formDraft");
  return draft;
}

/** Read as often as it is asked for. */
export async function readDraft(
  c: AppContext,
  key: string,
  cookie: DraftCookie,
): Promise<FormData | undefined> {
  const value = readCookie(c, cookie);
  const text = value ? await expand(value, longestDraft) : undefined;
  const [savedKey, entries = []] = parseJson(text, draftSchema) ?? [];
  if (savedKey !== key) return undefined;
  const form = new FormData();
  for (const [name, entry] of entries) form.append(name, entry);
  return form;
}

const draftSchema = z.tuple([z.string(), z.array(z.tuple([z.string(), z.string()]))]);

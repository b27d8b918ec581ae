import * as z from "zod/mini";
import { senderFields } from "../../shared/forms/bot-check.ts";
import { ownerField } from "../../shared/forms/owner-field.ts";
import type { AppContext } from "../context.ts";
import { parseJson } from "../parse-json.ts";
import { clearCookie, longestValue, readCookie, writeCookie } from "../session/cookies.ts";
import { isVisit } from "../session/visitor/visit.ts";
import { compact, expand } from "./compact-text.ts";

const draftMaxAge = 15 * 60;

/** Separate cookies, so that an address waiting for a decision survives another form's draft. */
type DraftCookie = "formDraft" | "waitingAddress";

/** Bytes. */
const longestDraft = 64_000;

/** Drops a draft that does not fit a cookie. @param key names the form and its order or entry */
export async function saveDraft(
  c: AppContext,
  key: string,
  form: FormData,
  cookie: DraftCookie = "formDraft",
): Promise<void> {
  // A file is saved as its name only.
  const entries = [...form]
    .map(([name, value]) => [name, typeof value === "string" ? value : value.name] as const)
    .filter(([name, value]) => value && !unsaved.has(name));
  const value = await compact(JSON.stringify([key, entries]));
  if (value.length <= longestValue) writeCookie(c, cookie, value, draftMaxAge);
  else c.var.log.warn("draft not saved", { length: value.length });
}

/** Part of a draft's name, so that another customer on the same device does not see it. */
export const customerKey = (c: AppContext): string => readCookie(c, "customerUri") ?? "";

const unsaved = new Set<string>([...Object.values(senderFields), ownerField]);

export async function takeDraft(c: AppContext, key: string): Promise<FormData | undefined> {
  const draft = await readSavedDraft(c, key, "formDraft");
  if (!draft || !isVisit(c)) return undefined;
  clearCookie(c, "formDraft");
  return draft;
}

export async function readSavedDraft(
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

import { newEntry } from "../../shared/address/address-book.ts";
import { addressDraft } from "../../shared/address/address-form.ts";
import type { FormInputs } from "../../shared/forms/smart-form.ts";
import type { AppContext } from "../context.ts";
import { keepDraft, takeDraft } from "../forms/draft.ts";
import { NotFound } from "../page/page.ts";
import { readCookie } from "../session/cookies.ts";

/** The entry of the address book that a page is about: its number, or one that is not there yet. */
export type Entry = number | typeof newEntry;

/** Undefined where the page is the list. @throws NotFound where its address names no entry */
export function requestedEntry(c: AppContext): Entry | undefined {
  const asked = c.req.query("adresse");
  if (asked === undefined || asked === newEntry) return asked;
  if (!/^[1-9]\d{0,14}$/.test(asked)) throw new NotFound(c.req.path);
  return Number(asked);
}

/** For whoever has to sign in again. */
export const saveEntryDraft = (c: AppContext, entry: Entry, data: FormData): Promise<void> =>
  keepDraft(c, draftName(c, entry), data);

/** What could not be sent, since the session was over; read once. */
export async function takeEntryDraft(c: AppContext, entry: Entry): Promise<FormInputs | undefined> {
  const draft = await takeDraft(c, draftName(c, entry));
  return draft && addressDraft(draft);
}

/** Whoever signs in on the same machine instead is shown nothing of it. */
const draftName = (c: AppContext, entry: Entry) => `adresse ${entry} ${readCookie(c, "customerUri") ?? ""}`;

import { newEntry, returnQuery } from "../../../shared/address/address-book.ts";
import { addressDraft } from "../../../shared/address/address-form.ts";
import type { FormInputs } from "../../../shared/forms/smart-form.ts";
import { safeReturnTo } from "../../../shared/links.ts";
import type { AppContext, AppRequest } from "../../context.ts";
import { customerKey, saveDraft, takeDraft } from "../../forms/draft.ts";
import { NotFound } from "../../page/page.ts";

export type RequestedEntry = number | typeof newEntry;

/** @throws NotFound for an invalid id */
export function requestedEntry(req: AppRequest): RequestedEntry | undefined {
  const requested = req.query("adresse");
  if (requested === undefined || requested === newEntry) return requested;
  if (!/^[1-9]\d{0,14}$/.test(requested)) throw new NotFound(req.path);
  return Number(requested);
}

/** The page on which the entry is chosen, if its correction began there. */
export const returnOf = (req: AppRequest): string | undefined =>
  safeReturnTo(req.query(returnQuery), "") || undefined;

export const saveEntryDraft = (c: AppContext, entry: RequestedEntry, data: FormData): Promise<void> =>
  saveDraft(c, draftKey(c, entry), data);

export async function takeEntryDraft(c: AppContext, entry: RequestedEntry): Promise<FormInputs | undefined> {
  const draft = await takeDraft(c, draftKey(c, entry));
  return draft && addressDraft(draft);
}

const draftKey = (c: AppContext, entry: RequestedEntry) => `address ${entry} ${customerKey(c)}`;

import * as z from "zod/mini";
import { fieldRules } from "../forms/form-rules.ts";
import { href } from "../routes.ts";

/** What the forms of the address book ask for. */
export const bookActions = { save: "enregistrer", remove: "supprimer", favourite: "favorite" } as const;

/** What every one of them posts. */
export const bookFields = fieldRules(
  "addressBook",
  z.object({ faire: z.catch(z.optional(z.enum(bookActions)), undefined) }),
);

/** An entry that is not there yet, where others have their number. */
export const newEntry = "nouvelle";

/** The addresses of the customer; with an address its form; with `remove` the question before it goes. */
export function addressBookHref(id?: number | typeof newEntry, { remove = false } = {}): string {
  const query = id === undefined ? "" : `?adresse=${id}${remove ? "&supprimer=1" : ""}`;
  return href("mon-compte-mes-adresses") + query;
}

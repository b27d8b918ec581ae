import * as z from "zod/mini";
import { fieldRules } from "../forms/form-rules.ts";
import { href } from "../routes.ts";

export const bookActions = { save: "enregistrer", remove: "supprimer", favourite: "favorite" } as const;

export const bookFields = fieldRules(
  "addressBook",
  z.object({ faire: z.catch(z.optional(z.enum(bookActions)), undefined) }),
);

export const newEntry = "nouvelle";

/** The list; with `id` its form; with `remove` the confirmation before it is deleted. */
export function addressBookHref(id?: number | typeof newEntry, { remove = false } = {}): string {
  const query = id === undefined ? "" : `?adresse=${id}${remove ? "&supprimer=1" : ""}`;
  return href("mon-compte-mes-adresses") + query;
}

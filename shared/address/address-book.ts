import { href } from "../routes.ts";

/** What the forms of the address book ask for, in the field of this name. */
export const bookDeed = "faire";
export const bookDeeds = { save: "enregistrer", remove: "supprimer", favourite: "favorite" } as const;

/** An entry that is not there yet, where others have their number. */
export const newEntry = "nouvelle";

/** The addresses of the customer; with an address its form; with `remove` the question before it goes. */
export function addressBookHref(id?: number | typeof newEntry, { remove = false } = {}): string {
  const query = id === undefined ? "" : `?adresse=${id}${remove ? "&supprimer=1" : ""}`;
  return href("mon-compte-mes-adresses") + query;
}

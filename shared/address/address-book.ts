import { href } from "../routes.ts";

export const newEntry = "nouvelle";

/** The list; with `id` its form; with `remove` the confirmation before it is deleted. */
export function addressBookHref(id?: number | typeof newEntry, { remove = false } = {}): string {
  const query = id === undefined ? "" : `?adresse=${id}${remove ? "&supprimer=1" : ""}`;
  return href("mon-compte-mes-adresses") + query;
}

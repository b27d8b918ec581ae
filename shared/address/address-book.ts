import { href } from "../routes.ts";

export const newEntry = "nouvelle";

export function addressBookHref(id?: number | typeof newEntry, { remove = false } = {}): string {
  const query = id === undefined ? "" : `?adresse=${id}${remove ? "&supprimer=1" : ""}`;
  return href("mon-compte-mes-adresses") + query;
}

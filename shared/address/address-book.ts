import { href } from "../routes.ts";

export const newEntry = "nouvelle";

/** Names the page on which an entry is chosen, to which its form leads back. */
export const returnQuery = "retour";

interface BookOptions {
  remove?: boolean;
  returnTo?: string | undefined;
}

export function addressBookHref(
  id?: number | typeof newEntry,
  { remove = false, returnTo }: BookOptions = {},
): string {
  if (id === undefined) return href("mon-compte-mes-adresses");
  const query = new URLSearchParams({
    adresse: String(id),
    ...(remove && { supprimer: "1" }),
    ...(returnTo && { [returnQuery]: returnTo }),
  });
  return `${href("mon-compte-mes-adresses")}?${query}`;
}

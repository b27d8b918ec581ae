import { attempt } from "../../browser/attempt.ts";

/** Of the keys of drafts (`draft-store.ts`). Here, so that every page can remove them, and only forms read them. */
export const prefix = "draft:";

/** Tells the island around a form which stored draft it has to be hydrated for. */
export const draftMark = (key: string) => ({ "data-draft": prefix + key });

/** @param beginning of their keys */
export function removeDrafts(beginning = ""): void {
  attempt(() => {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix + beginning));
    for (const key of keys) sessionStorage.removeItem(key);
  });
}

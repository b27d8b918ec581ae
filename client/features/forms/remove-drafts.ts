import { attempt } from "../../browser/attempt.ts";

/** Of the keys of drafts (`draft-store.ts`). Here, so that every page can remove them, and only forms read them. */
export const prefix = "draft:";

/** @param beginning of their keys */
export function removeDrafts(beginning = ""): void {
  attempt(() => {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix + beginning));
    for (const key of keys) sessionStorage.removeItem(key);
  });
}
